import { all, type Members, text } from './shape';

/** Taken by every call; a list also takes those of its page. `id` is what the vendor's own client repeats of the path. */
export const COMMON_PARAMETERS: Members = all(
  text,
  `
  id access_token appsecret_proof appsecret_time fields method debug pretty format locale suppress_http_code include_headers metadata return_ssl_resources
`,
);

/** Page and order of a list. */
export const PAGE_PARAMETERS: Members = all(
  text,
  'limit after before summary sort date_format filtering',
);
