# Everything runs in two virtual environments made here, neither of which needs root:
#   .venv            the source tree itself, pure Python
#   .venv-compiled   the installed wheel, compiled with mypyc
# PYTHON=/path/to/python3 chooses the interpreter they are made with.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play serve load test test-pure test-compiled lint bench soak chaos leaks fuzz golden rules clean

CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11
RECENT := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in $(CANDIDATES); do $$p -c "$(RECENT)" 2>/dev/null && echo $$p && break; done)

PURE := .venv
COMPILED := .venv-compiled
PIP := -m pip install -qq --disable-pip-version-check
WORKERS ?= 2

# What the compiled wheel is made of.
SOURCES = $(sort $(shell find src -type f -not -path '*/__pycache__/*')) pyproject.toml hatch_build.py
# The tests of the rules, which run on both builds. Those that are not there yet are left out.
RULES_TESTS := $(wildcard tests/core tests/games tests/conformance tests/golden)

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

play: $(PURE)/.stamp-play ## play Citadels in the terminal (ARGS="--help" for more)
	$(PURE)/bin/kasztelan play citadels $(ARGS)

serve: $(PURE)/.stamp-serve ## host tables on this machine (ARGS="--port 8000 --data DIR")
	$(PURE)/bin/kasztelan serve $(ARGS)

test: test-pure test-compiled ## run all tests, the rules on both builds

test-pure: $(PURE)/.stamp-dev
	$(PURE)/bin/python -m pytest -n $(WORKERS) -q tests

# The cache is off so that the two runs do not share one; the conftest refuses modules that are not extensions.
test-compiled: $(COMPILED)/.stamp
	KASZTELAN_EXPECT_COMPILED=1 $(COMPILED)/bin/pytest -p no:cacheprovider -n $(WORKERS) -q \
		tests/ground/test_compiled.py $(RULES_TESTS)

lint: $(PURE)/.stamp-dev ## check style, types and imports
	$(PURE)/bin/ruff check .
	$(PURE)/bin/ruff format --check .
	$(PURE)/bin/mypy --strict src tests hatch_build.py $(wildcard benchmarks soak chaos fuzz load)
	$(PURE)/bin/lint-imports --no-logo

bench: $(PURE)/.stamp-bench $(COMPILED)/.stamp ## measure both builds (ARGS= for the benchmark)
	$(PURE)/bin/python benchmarks/run.py --pure $(PURE)/bin/python --compiled $(COMPILED)/bin/python $(ARGS)

soak: $(COMPILED)/.stamp ## play many random games with every check on (ARGS= for the soak)
	$(COMPILED)/bin/python soak/citadels_soak.py $(ARGS)

chaos: $(PURE)/.stamp-dev ## kill servers while 200 tables play, on both databases (ARGS= for the ordeal)
	$(PURE)/bin/python -m chaos.nothing_lost $(ARGS)

# KASZTELAN_LEAK_GAMES= says how many games of each option set.
leaks: $(PURE)/.stamp-dev ## re-deal what a seat cannot see at every decision of 200 games, and compare what it is sent
	KASZTELAN_LEAKS=full $(PURE)/bin/python -m pytest -n $(WORKERS) -q tests/server/leaks $(ARGS)

fuzz: $(PURE)/.stamp-dev ## try to get in: 10,000 random frames and every described request (ARGS= for more)
	$(PURE)/bin/python -m fuzz.run $(ARGS)

load: $(PURE)/.stamp-dev ## measure a server full of people (ARGS="--tables 250 --seconds 30")
	$(PURE)/bin/python load/many_tables.py $(ARGS)

golden: $(PURE)/.stamp-dev ## write the golden games anew; look at the difference before you commit it
	$(PURE)/bin/python -m tests.golden.regenerate

rules: $(PURE)/.stamp-dev ## write docs/rules anew from the rulebooks
	$(PURE)/bin/python -m kasztelan.texts.rule_pages docs/rules

clean: ## remove environments, caches and build output
	rm -rf $(PURE) $(COMPILED) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PURE)/.stamp-venv $(COMPILED)/.stamp-venv:
	@test -n "$(PYTHON)" || { echo "Kasztelan needs Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@$(PYTHON) -c "$(RECENT)" || { echo "$(PYTHON) is not Python 3.11 or newer; name one with PYTHON=..."; exit 1; }
	@$(PYTHON) -c "import venv, ensurepip" 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments (on Debian: apt install python3-venv)"; exit 1; }
	@echo "making $(@D)"
	@$(PYTHON) -m venv $(@D)
	@touch $@

$(PURE)/.stamp-play: pyproject.toml | $(PURE)/.stamp-venv
	@KASZTELAN_PURE=1 $(PURE)/bin/python $(PIP) --editable .
	@touch $@

$(PURE)/.stamp-serve: pyproject.toml | $(PURE)/.stamp-venv
	@KASZTELAN_PURE=1 $(PURE)/bin/python $(PIP) --editable '.[server]'
	@touch $@ $(PURE)/.stamp-play

$(PURE)/.stamp-dev: pyproject.toml | $(PURE)/.stamp-venv
	@KASZTELAN_PURE=1 $(PURE)/bin/python $(PIP) --editable '.[dev]'
	@touch $@ $(PURE)/.stamp-play $(PURE)/.stamp-serve

$(PURE)/.stamp-bench: pyproject.toml | $(PURE)/.stamp-venv
	@KASZTELAN_PURE=1 $(PURE)/bin/python $(PIP) --editable '.[bench]'
	@touch $@ $(PURE)/.stamp-play

# Sums instead of times: a deleted file, a changed branch and an edit during the build count too.
$(COMPILED)/.sums: FORCE | $(COMPILED)/.stamp-venv
	@cksum $(SOURCES) | cmp -s - $@ || cksum $(SOURCES) > $@

# No fallback to pure Python here: this environment exists to be the compiled one.
$(COMPILED)/.stamp: $(COMPILED)/.sums
	@echo "building the compiled wheel into $(COMPILED) (a minute or two)"
	@KASZTELAN_PURE= KASZTELAN_REQUIRE_COMPILED=1 $(COMPILED)/bin/python $(PIP) '.[dev]' || \
		{ echo; echo "THE COMPILED BUILD FAILED. It needs a C compiler and the Python headers"; \
		  echo "(on Debian: apt install gcc python3-dev); a mypyc error stands above."; exit 1; }
	@touch $@

FORCE:
