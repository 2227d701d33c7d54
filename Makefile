# Every command of the project. `make` alone lists them; each sets up .venv first when it must.

VENV  := .venv
BIN   := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint format lock setup clean

help: ## List these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## Play Galaxy Trucker in this terminal (options: ARGS="...")
	@$(BIN)/starboard play galaxy $(ARGS)

test: lint ## Check everything: style, types, imports, tests, rules (for pytest: ARGS="...")
	@echo "==> pytest"
	@$(BIN)/pytest -n auto $(ARGS)
	@echo "==> starboard rules --check"
	@$(BIN)/starboard rules --check

lint: $(READY) ## Check style, types and imports only
	@echo "==> ruff check"
	@$(BIN)/ruff check
	@echo "==> ruff format --check"
	@$(BIN)/ruff format --check
	@echo "==> mypy"
	@$(BIN)/mypy
	@echo "==> lint-imports"
	@$(BIN)/lint-imports --no-logo

format: $(READY) ## Format the code and mend what ruff can mend
	@$(BIN)/ruff check --fix --exit-zero --quiet
	@$(BIN)/ruff format

lock: $(READY) ## Write requirements.lock again from pyproject.toml (newest of all: ARGS=--upgrade)
	@CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --extra dev --generate-hashes \
		--allow-unsafe --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--no-emit-options --output-file requirements.lock $(ARGS) pyproject.toml
	@echo "requirements.lock is up to date; the next command installs it."

setup: $(READY) ## Make or refresh .venv (the other commands do this themselves)

$(READY): requirements.lock pyproject.toml scripts/set-up
	@scripts/set-up
	@touch $@

clean: ## Delete .venv, caches and build products
	@rm -rf $(VENV) .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
