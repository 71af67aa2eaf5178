"""mypyc shifts a literal in 32 bits: compiled rules may shift only what is a 64-bit variable."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent.parent / "src" / "tocsin"
COMPILED = ("core", "games", "bots", "analysis")


def is_literal(node: ast.expr) -> bool:
    """A number, or a native integer made of one: `1`, `i64(1)`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        return node.func.id in ("i64", "i32", "u8") and is_literal(node.args[0])
    return isinstance(node, ast.Constant)


def shifted_literals(source: str) -> list[int]:
    """The lines on which a literal is shifted by something that varies, inside a function."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return [
        node.lineno
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_literal(node.left)
        and not is_literal(node.right)
    ]


@pytest.mark.parametrize("layer", COMPILED)
def test_no_compiled_rule_shifts_a_literal(layer: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted((PACKAGE / layer).rglob("*.py"))
        for line in shifted_literals(path.read_text())
    ]
    assert not found, f"use tocsin.core.bits.bit: {found}"


def test_the_scan_sees_a_shifted_literal() -> None:
    assert shifted_literals("def f(n):\n    return i64(1) << n\n") == [2]
    assert shifted_literals("def f(n, m):\n    return m << n\n") == []
