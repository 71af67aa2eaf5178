# Tocsin: two commands on a fresh machine, `make run` and `make test`. `make` alone lists the rest.
#
# Set-up happens by itself in .venv and is stamped there, so that a second run starts at once:
#   .venv/made     the virtual environment
#   .venv/run      what the game needs to run and to be built (requirements/run.txt)
#   .venv/dev      the tools of development on top (requirements/dev.txt)
#   .venv/built    tocsin itself, compiled when a C compiler is there (setup.py, tools/build.py)
#   .venv/node     Node from PyPI, for the page alone (requirements/page.txt)
#   .venv/page     the page of web/, built into src/tocsin/page

SHELL := /bin/sh
.DEFAULT_GOAL := help
.SUFFIXES:
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory --no-builtin-rules

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
# A command under a line that says how long it takes; what it prints is shown only if it fails.
WAIT := $(PY) tools/build.py wait
REPORTS := build/reports
CODE := $(wildcard src tests tools benchmarks)
TEXT := $(CODE) $(wildcard docs *.md Makefile setup.py pyproject.toml mkdocs.yml .ci)
JOBS ?= 2
ARGS ?=
# What `make quick` plays: a game, an expansion, or any part of the names of tests. Extreme Danger is as large
# as the game it extends, so each of them has a minute of its own.
GAME ?= feurio
QUICK_flashpoint := flashpoint and not danger and not extreme
QUICK_extreme := danger or extreme
QUICK = $(or $(QUICK_$(GAME)),$(GAME))
# `make test` leaves out what takes long; `make test-all` leaves out nothing, on either build.
CHOSEN := not slow
CHOSEN_INTERPRETED := kit and not slow

# Each is looked at in turn; PYTHON=... on the command line comes first.
PYTHONS := $(PYTHON) python3.13 python3.12 python3.11 python3.14 python3 python

# The build reads these; a change of either has to reach the stamp of the build.
export TOCSIN_PURE TOCSIN_OPT TOCSIN_REQUIRE_COMPILED
# mkdocs-material announces its successor in every build; with --quiet, --strict would not count.
export NO_MKDOCS_2_WARNING := 1
# Nothing of a user's own environment may stand before the installed package.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV

# A virtual environment dies with the Python it was made from: then make it anew.
ifneq ($(wildcard $(VENV)/made),)
ifneq ($(shell $(PY) -c "print('alive')" 2>/dev/null),alive)
$(shell rm -f $(VENV)/made)
endif
endif

# Who requires the compiled build is not content with the interpreted one that `make run` settled for.
ifneq ($(TOCSIN_REQUIRE_COMPILED),)
ifeq ($(shell grep -s '^compiled' build/how-built.txt),)
$(shell rm -f $(VENV)/built)
endif
endif

.PHONY: help run page system test test-all quick suites check check-page bench strength bench-page bench-server \
	soak-server docs soak golden lock clean FORCE

help: ## show this list
	@echo "Tocsin: three rescue board games. Everything is set up on the way."
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

# Where Node cannot be had there is no page, and still a game.
run: $(VENV)/run build/inputs.txt ## play in the browser, or in the terminal where there can be no page
	@if $(MAKE) page; then $(PY) tools/build.py serve $(ARGS); else \
		echo "The page could not be built here, so the game is in the terminal."; \
		$(PY) tools/build.py play; fi

# What no virtual environment can hold; nothing where it is there already.
system:
	@sh tools/system.sh

test: system ## check, then run every test suite; the totals are the last line
	@TOCSIN_REQUIRE_COMPILED=$${TOCSIN_REQUIRE_COMPILED:-auto} $(MAKE) check $(VENV)/built suites

test-all: system ## the same with every slow test, and the whole suite on both builds
	@TOCSIN_REQUIRE_COMPILED=$${TOCSIN_REQUIRE_COMPILED:-auto} $(MAKE) check $(VENV)/built suites \
		CHOSEN= CHOSEN_INTERPRETED=

# Bots think, which is slow on the source (so does a hint: marker `thinks`), and tables, servers and the
# laboratory are not the game: their tests wait for the compiled package.
AROUND_THE_GAME := $(patsubst %,--ignore=tests/%,benchmarks bots lab page server store tables)

quick: $(VENV)/dev ## tests of one game on the source, nothing is built; GAME=feurio
	@PYTHONPATH=src $(PY) -m pytest -q -n $(JOBS) -m "not slow and not thinks" -k "$(QUICK)" $(AROUND_THE_GAME) $(ARGS) tests

# Node, npm's packages and Playwright are fetched; where they cannot be had the rest is still tested.
NO_PAGE := *** THE PAGE IS NOT TESTED HERE: what builds it or drives a browser could not be installed. ***

# The suite meets the installed (compiled) package, and its kit, with PYTHONPATH, the source as it is.
suites: $(VENV)/dev $(VENV)/built
	@rm -rf $(REPORTS); mkdir -p $(REPORTS); status=0; \
	if $(MAKE) $(VENV)/browser web/node_modules/made; then \
		$(MAKE) page check-page || status=1; \
		$(PY) tools/install_page.py; \
	else echo "$(NO_PAGE)"; fi; \
	stray=$$(find src -name '*.so' -o -name '*.pyd'); \
	if [ -n "$$stray" ]; then \
		echo "Compiled files in src would hide the source:"; echo "$$stray"; exit 1; fi; \
	echo "== tests of the installed package: $$(cat build/how-built.txt)"; \
	$(PY) -m pytest -q -n $(JOBS) -m "$(CHOSEN)" --ignore=tests/page \
		--junitxml=$(REPORTS)/installed.xml $(ARGS) tests || status=1; \
	echo "== the page in a browser, by itself: its driver keeps an event loop running"; \
	$(PY) -m pytest -q -n $(JOBS) --dist worksteal -m "$(CHOSEN)" --junitxml=$(REPORTS)/page.xml \
		$(ARGS) tests/page \
	|| { echo "== what failed in the browser, once more and alone"; \
		$(PY) -m pytest -q -m "$(CHOSEN)" --last-failed --junitxml=$(REPORTS)/page.xml tests/page; } \
	|| status=1; \
	echo "== again, on the interpreted source: $(or $(CHOSEN_INTERPRETED),everything)"; \
	PYTHONPATH=src $(PY) -m pytest -q -n $(JOBS) -m "$(CHOSEN_INTERPRETED)" --ignore=tests/page \
		--junitxml=$(REPORTS)/interpreted.xml $(ARGS) tests || status=1; \
	if [ -f mkdocs.yml ]; then \
		echo "== the documentation builds without a warning"; \
		if out=$$($(PY) -m mkdocs build --strict --site-dir build/site 2>&1); \
		then echo "ok      mkdocs"; \
		else status=1; printf '%s\n' "$$out"; echo "FAILED  mkdocs"; fi; fi; \
	$(PY) tools/totals.py $(REPORTS)/installed.xml $(REPORTS)/page.xml $(REPORTS)/interpreted.xml || status=1; \
	exit $$status

check: $(VENV)/dev ## style, types, layers, spelling
	@status=0; \
	run() { \
		label=$$1; shift; \
		if out=$$("$$@" 2>&1); then echo "ok      $$label"; \
		else status=1; printf '%s\n' "$$out"; echo "FAILED  $$label"; fi; \
	}; \
	run "ruff check" $(PY) -m ruff check .; \
	run "ruff format" $(PY) -m ruff format --check .; \
	run "mypy --strict" $(PY) -m mypy $(CODE); \
	run "lint-imports" env PYTHONPATH=src $(VENV)/bin/lint-imports; \
	run "codespell" $(PY) -m codespell_lib $(TEXT); \
	exit $$status

bench: $(VENV)/dev $(VENV)/built ## how fast it is; ARGS="--against REV" compares revisions
	@$(PY) -m benchmarks $(ARGS)

strength: $(VENV)/dev $(VENV)/built ## how strong the bots are, a few plays of every case; ARGS="--games 200 family"
	@$(PY) -m benchmarks.strength $(or $(ARGS),--small)

bench-page: $(VENV)/dev $(VENV)/built $(VENV)/page $(VENV)/browser ## how heavy and how quick the page is, in a real browser
	@$(PY) tools/install_page.py
	@$(PY) -m benchmarks.page $(ARGS)

bench-server: $(VENV)/dev $(VENV)/built ## 100 tables, 400 sockets, against a thin yardstick
	@$(PY) -m benchmarks.server $(ARGS)

docs: $(VENV)/dev $(VENV)/built ## build the documentation site in site/
	@$(PY) -m mkdocs build --strict

soak: $(VENV)/dev $(VENV)/built ## play at random for long; ARGS="..." are handed on
	@$(PY) tests/soak.py $(ARGS)

soak-server: $(VENV)/dev $(VENV)/built ## 20,000 simulated tables and 200 kills; ARGS="..." are handed on
	@$(PY) tests/soak_server.py $(ARGS)

golden: $(VENV)/built ## replay the golden playthroughs
	@$(VENV)/bin/tocsin golden --check

lock: $(VENV)/made ## resolve the dependencies anew into requirements/
	@$(PIP) install 'uv>=0.13,<0.14'
	@lock="$(VENV)/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-emit-find-links"; \
	export UV_CUSTOM_COMPILE_COMMAND="make lock"; \
	$$lock pyproject.toml --group build --extra server --output-file requirements/run.txt && \
	$$lock pyproject.toml --group build --group dev --extra lab --extra ray --extra server --extra postgres \
		--constraints requirements/run.txt --output-file requirements/dev.txt && \
	$$lock --group page --output-file requirements/page.txt && \
	$$lock --group browser --constraints requirements/dev.txt \
		--output-file requirements/browser.txt
	@echo "Locked: requirements/run.txt, dev.txt, page.txt and browser.txt."

page: $(VENV)/page ## build the page of web/ into the package
	@:

check-page: web/node_modules/made $(VENV)/built ## types and components of the page
	@echo "== types and components of the page"
	@$(PY) -m tools.page_parts && $(PY) -m tools.page_examples
	@cd web && $(NPX) svelte-check --fail-on-warnings && $(NPX) vitest run --reporter=dot

clean: ## remove everything that make made
	@rm -rf web/node_modules web/src/made web/tests/made src/tocsin/page/assets src/tocsin/page/*.* \
		$(VENV) build dist site src/*.egg-info .pytest_cache .mypy_cache .ruff_cache \
		.import_linter_cache .hypothesis .coverage htmlcov
	@find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + \
		2>/dev/null || true

# Some systems ship Python without venv or ensurepip: virtualenv, put beside, then does the same.
$(VENV)/made:
	@python=; for name in $(PYTHONS); do \
		if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
		then python=$$name; break; fi; done; \
	if [ -z "$$python" ]; then \
		echo "Tocsin needs Python 3.11 or newer, and found none." >&2; \
		echo "Install it (Debian, Ubuntu: apt-get install python3 python3-venv)" >&2; \
		echo "or name one: make run PYTHON=/path/to/python3" >&2; exit 1; fi; \
	echo "Setting up $(VENV) with $$($$python --version) ..."; \
	rm -rf $(VENV); \
	$$python -m venv $(VENV) >/dev/null 2>&1 \
	|| { rm -rf $(VENV); $$python -m virtualenv -q $(VENV) >/dev/null 2>&1; } \
	|| { rm -rf $(VENV); $$python -m pip install -q --target build/virtualenv virtualenv \
		>/dev/null 2>&1 \
		&& PYTHONPATH=build/virtualenv $$python -m virtualenv -q $(VENV) >/dev/null 2>&1; } \
	|| { rm -rf $(VENV); uv venv -q --seed --python "$$(command -v $$python)" $(VENV) \
		>/dev/null 2>&1; } \
	|| { rm -rf $(VENV); \
		echo "$$python cannot make a virtual environment: install its venv module" >&2; \
		echo "(Debian, Ubuntu: apt-get install python3-venv), then try again." >&2; exit 1; }
	@touch $@

# The lists are whole (`make lock`), so nothing is resolved: a release that came after the lock, of what a
# package asks for with an extra, would be taken for a requirement without a sum.
$(VENV)/run: requirements/run.txt $(VENV)/made
	@$(WAIT) "Installing what the game needs" $(PIP) install --no-deps --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/dev: requirements/dev.txt $(VENV)/run
	@$(WAIT) "Installing the development tools" $(PIP) install --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/node: requirements/page.txt $(VENV)/made
	@$(WAIT) "Installing Node for the page" $(PIP) install --no-deps --require-hashes -r requirements/page.txt
	@touch $@

$(VENV)/browser: requirements/browser.txt $(VENV)/dev
	@$(WAIT) "Installing what drives a browser" $(PIP) install --no-deps --require-hashes -r requirements/browser.txt
	@touch $@

# The environment is passed on whole: npm needs the certificates that it names.
NODE_PATH_FIRST := PATH="$(CURDIR)/$(VENV)/bin:$$PATH"
NPX := $(NODE_PATH_FIRST) npx --no-install

web/node_modules/made: web/package-lock.json $(VENV)/node
	@$(NODE_PATH_FIRST) $(WAIT) "Installing what the page is built with" \
		sh -c 'cd web && npm ci --silent'
	@touch $@

# Words, colours, pieces and messages come from the package; a change of them builds the page anew, and
# a change of the page never builds the package.
PAGE_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/src/made/*' \
	! -path 'web/tests/*' 2>/dev/null) $(wildcard src/tocsin/lang/*/*.ftl src/tocsin/wire/*.py) \
	$(shell find src/tocsin/drawing -type f ! -name '*.pyc') tools/page_parts.py tools/wire_types.py

$(VENV)/page: $(PAGE_SOURCES) web/node_modules/made $(VENV)/run
	@$(NODE_PATH_FIRST) $(WAIT) "Building the page" sh -c 'PYTHONPATH=src $(PY) -m tools.page_parts \
		&& cd web && node node_modules/vite/bin/vite.js build --logLevel warn'
	@touch $@

# What make cannot see by dates: a deleted file, a wish of the user, a compiler installed meanwhile.
build/inputs.txt: FORCE
	@mkdir -p build
	@{ echo "pure=$$TOCSIN_PURE opt=$$TOCSIN_OPT cc=$$CC cflags=$$CFLAGS"; \
		command -v cc gcc clang; \
		find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' ! -path 'src/tocsin/page/*' \
			| LC_ALL=C sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' \
	! -path 'src/tocsin/page/*' 2>/dev/null)
BUILD_FILES := $(wildcard setup.py pyproject.toml LICENSE README.md)

$(VENV)/built: build/inputs.txt $(SOURCES) $(BUILD_FILES) $(VENV)/run
	@$(PY) tools/build.py build
