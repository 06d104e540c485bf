"""Read by Schemathesis: whose token a call carries, which calls were made, and which 5xx are stated ones."""

import os

import schemathesis

TOKEN_FILE = os.environ.get("FUZZ_TOKEN_FILE")
CALLS_FILE = os.environ["FUZZ_CALLS_FILE"]


@schemathesis.hook
def before_call(ctx, case, kwargs):
    # Renewed by the command that started us: the token lives for five minutes.
    if TOKEN_FILE:
        with open(TOKEN_FILE, encoding="ascii") as file:
            case.headers = {**(case.headers or {}), "authorization": f"Bearer {file.read().strip()}"}


@schemathesis.hook
def after_call(ctx, case, response):
    kind = "broken" if is_broken(response) else "answered"
    with open(CALLS_FILE, "a", encoding="utf-8") as file:
        file.write(f"{response.status_code} {kind} {case.operation.label}\n")


def is_broken(response):
    """A 5xx that is no 503 of ours: those say in the envelope what is away."""
    if response.status_code < 500:
        return False
    try:
        body = response.json()
    except ValueError:
        return True
    return not (response.status_code == 503 and isinstance(body, dict) and body.get("success") is False and body.get("code"))


@schemathesis.check
def no_unstated_server_error(ctx, response, case):
    if is_broken(response):
        raise AssertionError(f"{response.status_code} that no 503 of ours states")
