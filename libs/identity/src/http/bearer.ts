const BEARER = /^Bearer +(\S+)$/i;

/** The credential of an Authorization header; empty for anything else. */
export const bearerOf = (authorization: string | undefined): string =>
  BEARER.exec(authorization ?? '')?.[1] ?? '';
