"""Every class of error: by status, and below it by the code of the API."""

from ._errors import *  # noqa: F403
from ._generated.error_codes import *  # noqa: F403
