import type { IncomingHttpHeaders } from 'node:http';

/** Where a page that asks comes from: its `Origin`, or that of its `Referer` when there is none. Anybody but a browser may write there what they like. */
export const callingOrigin = ({ origin, referer }: IncomingHttpHeaders): string | undefined =>
  origin ?? (referer === undefined || !URL.canParse(referer) ? undefined : new URL(referer).origin);
