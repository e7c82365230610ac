export const FETCH_STATUSES = ['PENDING', 'READY', 'FAILED'] as const;
export type FetchStatus = (typeof FETCH_STATUSES)[number];

/** Codes of what an asset waits for; a failed one has a code of ContentProblem or of the fetch. */
export type FetchStateCode = 'FETCHING' | 'AWAITING_BYTES';

/** Whether everything that an asset needs is here. `code` is stable, `reason` is for people; both null when all is well. */
export interface AssetFetch {
  readonly status: FetchStatus;
  readonly code: string | null;
  readonly reason: string | null;
}

export const READY: AssetFetch = { status: 'READY', code: null, reason: null };

export const FETCHING: AssetFetch = {
  status: 'PENDING',
  code: 'FETCHING' satisfies FetchStateCode,
  reason: 'The worker fetches the bytes from sourceUrl.',
};

export const AWAITING_BYTES: AssetFetch = {
  status: 'PENDING',
  code: 'AWAITING_BYTES' satisfies FetchStateCode,
  reason: 'Send the bytes with PUT content, or set sourceUrl.',
};
