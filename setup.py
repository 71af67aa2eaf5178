"""Build of tocsin: compiled by mypyc where a C compiler works, the same files untouched elsewhere.

What is compiled: every module of `core`, `games`, `bots` and `analysis`, as one group so that
calls between them are native. What is not: `core/testkit`, package files without code, and modules
with the line `# mypyc: off`. Everything else of the build is declared in pyproject.toml.

mypyc writes one C file per module; they are compiled side by side, and only those that changed
(they, a header or the flags; a sum beside each object file tells). Changed data, catalogues or
modules of other layers compile nothing.

Environment:
    TOCSIN_PURE=1                  compile nothing
    TOCSIN_OPT=0..3                C optimisation level (3)
    TOCSIN_REQUIRE_COMPILED=1      fail instead of falling back to the interpreted build
    TOCSIN_REQUIRE_COMPILED=auto   the same, but a machine without a C compiler may fall back

The outcome is one line on standard output and in build/how-built.txt, because pip shows the
output of a build only when it fails.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import os
import platform
import re
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src", "tocsin")
COMPILED_LAYERS = ("core", "games", "bots", "analysis")
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}
COMPILE_FAILED = "the compile failed"
WORD = re.compile(r"\w+")
# A line of the header that all C files share; only who mentions the name depends on it.
DECLARED = re.compile(r"extern [^(\[;=]*?\b(\w+) ?[(\[;].*;$")
# Where mypyc names a method or function, a property, a class, in the tables of a C file. It keeps
# their signatures and drops their docstrings; `help(tocsin.State.legal)` should have both.
FUNCTION = re.compile(
    r'(\{"\w+",\s+\(PyCFunction\)CPyPy_(\w+),[^"{}]*?PyDoc_STR\("(?:[^"\\]|\\.)*)("\))'
)
PROPERTY = re.compile(
    r'(\{"(\w+)",\s+\(getter\)(\w+)_get_\2,\s+(?:\(setter\)\w+|NULL),\s+)NULL, NULL\}'
)
CLASS = re.compile(r'(\.tp_name = "(\w+)",[^;]*?\.tp_doc = PyDoc_STR\("(?:[^"\\]|\\.)*)("\))')
OPTED_OUT = re.compile(r"^# mypyc: off\b", re.MULTILINE)

PURE = os.environ.get("TOCSIN_PURE", "") not in ("", "0")
REQUIRED = os.environ.get("TOCSIN_REQUIRE_COMPILED", "").lower()
OPT_LEVEL = os.environ.get("TOCSIN_OPT", "") or "3"


def say(how: str) -> None:
    """Print how the package is built, and leave the same line where the Makefile finds it."""
    print(f"tocsin: {how}", flush=True)
    note = Path("build", "how-built.txt")
    note.parent.mkdir(exist_ok=True)
    note.write_text(how + "\n", encoding="utf-8")


def fall_back(reason: str, *, excused: bool = False) -> list[Extension]:
    """Settle for the interpreted build, unless the caller asked for a compiled one."""
    if REQUIRED in ("1", "yes", "true") or (REQUIRED == "auto" and not excused):
        sys.exit(f"tocsin: a compiled build is required, but {reason}.")
    hint = "" if excused else ", TOCSIN_REQUIRE_COMPILED=1 shows why"
    say(f"interpreted ({reason}{hint}); the same games, only slower")
    return []


def has_code(text: str) -> bool:
    """Tell whether a package file holds more than a docstring."""
    return any(
        not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        for node in ast.parse(text).body
    )


def compiled_sources() -> list[str]:
    """List the files that mypyc compiles, in a stable order."""
    sources = []
    for layer in COMPILED_LAYERS:
        for path in sorted((PACKAGE / layer).rglob("*.py")):
            inside = path.relative_to(PACKAGE).with_suffix("").parts
            if inside[:2] == ("core", "testkit"):
                continue
            text = path.read_text(encoding="utf-8")
            if OPTED_OUT.search(text) or (path.name == "__init__.py" and not has_code(text)):
                continue
            sources.append(str(path))
    return sources


def compiler_problem() -> str | None:
    """Compile and link a tiny extension: a compiler alone, without Python.h, is not enough."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", 0, -1, 0};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n",
            encoding="utf-8",
        )
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            includes = sorted({get_python_inc(), get_python_inc(plat_specific=True)})
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=includes)
            compiler.link_shared_object(
                objects, str(Path(folder, "probe.so")), export_symbols=["PyInit_probe"]
            )
        except Exception:
            # Whatever goes wrong here means the same: this machine cannot compile.
            return "no working C compiler with the Python headers was found"
    return None


def extensions() -> list[Extension]:
    """Translate the rules to C, or say why not."""
    if not BUILD_COMMANDS & set(sys.argv):
        # Metadata and editable installs: the first need no C, the second must follow the source.
        return []
    if PURE:
        say("interpreted (TOCSIN_PURE is set)")
        return []
    if OPT_LEVEL not in ("0", "1", "2", "3"):
        sys.exit(f"tocsin: TOCSIN_OPT must be 0, 1, 2 or 3, not {OPT_LEVEL!r}.")
    if platform.python_implementation() != "CPython":
        return fall_back(f"{platform.python_implementation()} has its own compiler", excused=True)
    problem = compiler_problem()
    if problem:
        return fall_back(problem, excused=True)
    try:
        import librt.vecs  # noqa: F401  (the compiled modules need it as soon as they load)
        from mypyc.build import mypycify
    except ImportError as missing:
        return fall_back(f"mypyc or librt is missing: {missing}")
    sources = compiled_sources()
    if not sources:
        return fall_back("no module to compile was found")
    try:
        # An "ignore" that only another Python version needs must not stop a compile.
        modules = mypycify(
            ["--config-file=pyproject.toml", "--no-warn-unused-ignores", *sources],
            opt_level=OPT_LEVEL,
            debug_level="0",
            multi_file=True,
            target_dir=str(Path("build", "mypyc")),
            group_name="tocsin",
        )
    except (Exception, SystemExit) as failure:
        # mypyc leaves by SystemExit after it has printed what it refuses.
        print(failure)
        return fall_back(COMPILE_FAILED)
    for module in modules:
        # A warning of a compiler newer than mypyc is no reason to play slowly.
        module.extra_compile_args = [a for a in module.extra_compile_args if a != "-Werror"]
        module.sources = [document(source) for source in module.sources]
        # mypyc lists them in the order of a set, which would look like a change of flags.
        module.include_dirs.sort()
        if os.name == "posix":
            # Calls between the C files are then direct, and those inside one can be inlined.
            module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
        if sys.platform.startswith("linux"):
            module.extra_link_args.append("-Wl,--strip-all")
    return modules


def document(source: str) -> str:
    """A copy of the C file of a module, with the docstrings of its source."""
    name = Path(source).stem.removeprefix("__native_").replace("___", os.sep)
    path = Path("src", name + ".py")
    if not path.exists():
        path = Path("src", name, "__init__.py")
    if not Path(source).name.startswith("__native_") or not path.exists():
        return source
    text = add_docstrings(Path(source).read_text("utf-8"), path.read_text("utf-8"))
    made = Path("build", "documented", Path(source).name)
    made.parent.mkdir(parents=True, exist_ok=True)
    # An untouched file keeps its date, and nothing is linked anew.
    if not made.exists() or made.read_text("utf-8") != text:
        made.write_text(text, "utf-8")
    return str(made)


def add_docstrings(text: str, source: str) -> str:
    """The C text with what `source` says about its classes, methods, properties and functions."""
    said: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            said[node.name] = c_text(ast.get_docstring(node))
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    # The setter of a property comes last and says nothing.
                    said.setdefault(f"{node.name}___{part.name}", c_text(ast.get_docstring(part)))

    def find(name: str) -> str:
        # mypyc shortens the name of the module in front, as far as it is clear.
        parts = name.split("___")
        tails = ("___".join(parts[start:]) for start in range(1, len(parts)))
        return next((said[tail] for tail in tails if tail in said), "")

    def find_property(found: re.Match[str]) -> str:
        doc = find(f"{found[3]}___{found[2]}")
        return f'{found[1]}PyDoc_STR("{doc}"), NULL}}' if doc else found[0]

    text = FUNCTION.sub(lambda found: found[1] + find(found[2]) + found[3], text)
    text = CLASS.sub(lambda found: found[1] + said.get(found[2], "") + found[3], text)
    return PROPERTY.sub(find_property, text)


def c_text(doc: str | None) -> str:
    """A docstring as the inside of a C string: plain letters, all else as octal bytes."""
    plain = inspect.cleandoc(doc or "").encode()
    return "".join(
        chr(b) if (chr(b).isalnum() and b < 128) or b == 32 else f"\\{b:03o}" for b in plain
    )


class BuildPython(build_py):
    """Copy the sources into a build folder cleared of what earlier builds left there."""

    def run(self) -> None:
        # A module deleted from src, or a library of a former compiled build, would be installed.
        if not getattr(self, "editable_mode", False):
            command = self.get_finalized_command("build_ext")
            names = [extension.name for extension in self.distribution.ext_modules or []]
            keep = {Path(self.build_lib, command.get_ext_filename(name)) for name in names}
            for path in sorted(Path(self.build_lib).rglob("*")):
                if path.is_file() and path not in keep:
                    path.unlink()
        super().run()


class BuildExtensions(build_ext):
    """Compile the C of mypyc side by side, and fall back when the compiler cannot."""

    def run(self) -> None:
        # Libraries are kept between builds, and their dates do not tell with what they were made.
        stamp = Path(self.build_lib, os.pardir, "flags.txt")
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != build_flags():
            self.force = True
        self.parallel = self.parallel or cores()
        try:
            super().run()
        except Exception as failure:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            print(failure)
            self.extensions = self.distribution.ext_modules = fall_back(COMPILE_FAILED)
            return
        stamp.write_text(build_flags(), encoding="utf-8")
        modules = len(compiled_sources())
        say(f"compiled ({modules} modules, mypyc {version('mypy')}, -O{OPT_LEVEL})")

    def build_extensions(self) -> None:
        self.compiler.compile = compile_what_changed(self.compiler, self.parallel)
        super().build_extensions()


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def build_flags() -> str:
    """With what the libraries are made, apart from their sources."""
    tools = [f"-O{OPT_LEVEL}", version("mypy"), version("librt"), sys.version]
    return "\n".join(tools + [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")])


def compile_what_changed(compiler: Any, jobs: int) -> Callable[..., list[str]]:
    """The compiler's own `compile`, for many sources at a time and only those that changed."""
    compile_all = compiler.compile

    def compile_changed(sources: list[str], output_dir: str, **given: Any) -> list[str]:
        objects: list[str] = compiler.object_filenames(sources, output_dir=output_dir)
        headers = [Path(name).read_text("utf-8") for name in given.get("depends") or []]

        def compile_one(source: str, made: str) -> None:
            beside = Path(made + ".sum")
            now = source_sum(Path(source).read_text("utf-8"), headers, f"{build_flags()} {given}")
            if Path(made).exists() and beside.exists() and beside.read_text("ascii") == now:
                return
            beside.unlink(missing_ok=True)
            compile_all([source], output_dir=output_dir, **given)
            beside.write_text(now, "ascii")

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(compile_one, sources, objects))
        return objects

    return compile_changed


def source_sum(text: str, headers: list[str], flags: str) -> str:
    """A sum of all that one object is made from: of the declarations only those it mentions."""
    total = hashlib.sha256(f"{flags}\n{text}".encode())
    words = set(WORD.findall(text))
    for header in headers:
        for line in header.splitlines():
            declared = DECLARED.match(line)
            if declared is None or declared[1] in words:
                total.update(line.encode() + b"\n")
    return total.hexdigest()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildPython, "build_ext": BuildExtensions},
)
