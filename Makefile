# Every command of the project. `make` alone lists them; each sets up what it needs first when it must.

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play dev test soak mutants lint format pictures screens lock setup client native clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: client ## Start a table on this machine and open it in a browser (options of `starboard serve`: ARGS="...")
	@$(BIN)/starboard serve --lan --open $(ARGS)

dev: client ## The same for work on the code: pages and server reload when a source changes
	@$(BIN)/python scripts/develop.py $(ARGS)

test: lint client native ## Check everything: style, types, imports, tests, rules (for pytest: ARGS="...")
	@scripts/provide browser
	@scripts/provide postgres
	@echo "==> npm run test"
	@$(BIN)/python scripts/client.py run test
	@echo "==> pytest"
	@$(BIN)/pytest -n auto --dist worksteal $(ARGS)
	@echo "==> starboard rules --check"
	@$(BIN)/starboard rules --check

soak: client native ## Kills, attacks, full disks, jumping clocks: half an hour that proves reliability (for one part: ARGS="--only kills")
	@scripts/provide postgres
	@$(BIN)/python -m tests.soak $(ARGS)

mutants: $(READY) ## Break the rules on purpose and name the changes no test notices (folders: ARGS="galaxy/flight")
	@$(BIN)/python -m tests.mutants $(or $(ARGS),galaxy spacecorp)

lint: $(READY) ## Check style, types and imports only
	@echo "==> ruff check"
	@$(BIN)/ruff check
	@echo "==> ruff format --check"
	@$(BIN)/ruff format --check
	@echo "==> mypy"
	@$(BIN)/mypy
	@echo "==> lint-imports"
	@$(BIN)/lint-imports --no-logo
	@echo "==> starboard.server.schema --check"
	@$(BIN)/python -m starboard.server.schema --check
	@echo "==> starboard.arena.numbering --check"
	@$(BIN)/python -m starboard.arena.numbering --check
	@echo "==> starboard.server.catalogues --check"
	@$(BIN)/python -m starboard.server.catalogues --check
	@echo "==> npm run check"
	@$(BIN)/python scripts/client.py run check

format: $(READY) ## Format the code and mend what ruff can mend
	@$(BIN)/ruff check --fix --exit-zero --quiet
	@$(BIN)/ruff format

pictures: client ## Draw the pictures of the README again, from games that are played for it
	@scripts/provide browser
	@PYTHONPATH=. $(BIN)/python scripts/pictures.py

screens: client ## Take pictures of every screen at every size into build/screens (fewer: ARGS="--moments yard --sizes 360")
	@scripts/provide browser
	@PYTHONPATH=. $(BIN)/python scripts/screens.py build/screens $(ARGS)

lock: $(READY) ## Write requirements.lock again from pyproject.toml (newest of all: ARGS=--upgrade)
	@CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --extra dev --generate-hashes \
		--allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--no-emit-options --output-file requirements.lock $(ARGS) pyproject.toml
	@echo "requirements.lock is up to date; the next command installs it."

setup: client native ## Make or refresh .venv, the built client and the compiled rules (the other commands do this themselves)

client: $(READY)
	@$(BIN)/python scripts/client.py build

native: $(READY) ## Compile the rules, for twice the speed in simulations (a minute or two; `make setup` and `make test` do it)
	@scripts/provide compiler
	@$(BIN)/python scripts/native.py build

$(READY): requirements.lock pyproject.toml scripts/set-up
	@scripts/set-up
	@touch $@

clean: ## Delete .venv, caches and build products
	@rm -rf $(VENV) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@rm -rf web/node_modules src/starboard/server/client src/starboard/server/client.*
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
