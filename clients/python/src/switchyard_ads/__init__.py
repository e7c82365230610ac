"""Client of the Switchyard API."""

from . import errors, types
from ._async.client import AsyncSwitchyard
from ._errors import (
    APIConnectionError,
    APIError,
    APITimeoutError,
    MaybeAppliedError,
    SwitchyardError,
    UsageError,
)
from ._options import RequestOptions
from ._results import BulkOutcome, Page, Response, SyncRun
from ._sync.client import Switchyard
from ._version import __version__

__all__ = [
    "APIConnectionError",
    "APIError",
    "APITimeoutError",
    "AsyncSwitchyard",
    "BulkOutcome",
    "MaybeAppliedError",
    "Page",
    "RequestOptions",
    "Response",
    "Switchyard",
    "SwitchyardError",
    "SyncRun",
    "UsageError",
    "__version__",
    "errors",
    "types",
]
