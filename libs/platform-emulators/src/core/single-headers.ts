import type { IncomingHttpHeaders } from 'node:http';

/** Node gives repeated headers as lists: vendors' rules are about one value. */
export function singleHeaders(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(entries);
}
