export const FETCH_PROBLEMS = [
  'BAD_ADDRESS',
  'ADDRESS_NOT_ALLOWED',
  'HOST_NOT_FOUND',
  'UNREACHABLE',
  'TIMED_OUT',
  'TOO_MANY_REDIRECTS',
  'BAD_STATUS',
  'ENCODED',
  'TOO_LARGE',
  'BROKE_OFF',
] as const;
export type FetchProblemCode = (typeof FETCH_PROBLEMS)[number];

/** Why an address gave no bytes. `reason` names no address that a name resolved to: a private network is not to be explored by it. */
export class FetchProblem extends Error {
  constructor(
    readonly code: FetchProblemCode,
    readonly reason: string,
    readonly isTransient = false,
  ) {
    super(reason);
    this.name = 'FetchProblem';
  }
}

export const notAllowed = (host: string): FetchProblem =>
  new FetchProblem('ADDRESS_NOT_ALLOWED', `${host} is not a public host.`);
