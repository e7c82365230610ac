from __future__ import annotations

from typing import Any, cast

import httpx

from ._answers import parse_json
from ._errors import (
    APIError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    InternalServerError,
    MethodNotAllowedError,
    NotFoundError,
    PayloadTooLargeError,
    PaymentRequiredError,
    PermissionDeniedError,
    PreconditionFailedError,
    RateLimitError,
    Refusal,
    RequestTimeoutError,
    UnprocessableEntityError,
    UnsupportedMediaTypeError,
)
from ._generated.error_codes import BY_CODE

_BY_STATUS: dict[int, type[APIError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: PaymentRequiredError,
    403: PermissionDeniedError,
    404: NotFoundError,
    405: MethodNotAllowedError,
    408: RequestTimeoutError,
    409: ConflictError,
    412: PreconditionFailedError,
    413: PayloadTooLargeError,
    415: UnsupportedMediaTypeError,
    422: UnprocessableEntityError,
    429: RateLimitError,
}

_LONGEST_MESSAGE = 200


def error_of(response: httpx.Response) -> APIError:
    """The error of an answer that is no success: by its code, else by its status.

    A body that is not the API's, such as the page of a proxy, gives the class of the status.
    """
    body = _json_or_none(response)
    inner = body.get("error")
    if isinstance(inner, dict):
        refusal = cast("dict[str, Any]", inner)
        code, message = refusal.get("code"), refusal.get("message")
        details, request_id = refusal.get("details"), refusal.get("requestId")
    else:
        # The refusal of a plan is bare: its code is the member `error` itself.
        code, message, details = inner, None, None
        request_id = None
    code = code if isinstance(code, str) else None
    made = Refusal(
        status=response.status_code,
        code=code,
        message=message if isinstance(message, str) else _say(response, code),
        details=details,
        request_id=request_id or response.headers.get("x-request-id"),
        headers=response.headers,
        body=body or None,
    )
    return _class_of(response.status_code, code)(made)


def code_of(response: httpx.Response) -> str | None:
    """The stable code of a refusal; None when the body is not the API's."""
    return error_of(response).code


def _class_of(status: int, code: str | None) -> type[APIError]:
    by_status = _BY_STATUS.get(status, InternalServerError if status >= 500 else APIError)
    by_code = BY_CODE.get(code or "")
    # A known code with a status of another kind stays of the kind of its status.
    return by_code if by_code is not None and issubclass(by_code, by_status) else by_status


def _json_or_none(response: httpx.Response) -> dict[str, Any]:
    try:
        body = parse_json(response.content)
    except ValueError:
        return {}
    return cast("dict[str, Any]", body) if isinstance(body, dict) else {}


def _say(response: httpx.Response, code: str | None) -> str:
    if code is not None:
        return "The plan does not allow it." if response.status_code == 402 else code
    kind = response.headers.get("content-type", "no content type")
    return f"The answer is not of the API ({kind})."[:_LONGEST_MESSAGE]
