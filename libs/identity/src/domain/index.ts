export * from './account';
export * from './billing';
export * from './answer-digests';
export * from './audit';
export * from './alert';
export {
  type AccessToken,
  credentialDigest,
  type Environment,
  ENVIRONMENTS,
  hasRightChecksum,
  isUsable,
  LONGEST_TOKEN_DAYS,
  opens,
  plainToken,
  PUBLIC_ID_LENGTH,
  type ReadToken,
  readToken,
  SECRET_LENGTH,
  TOKEN_PATTERN,
  tokenDigest,
  TOKENS_PER_ACCOUNT,
  withChecksum,
} from './token';
export * from './people/external-login';
export * from './people/mail';
export * from './people/session';
export * from './people/sign-in';
export * from './space';
export * from './connection';
export * from './grant';
export * from './website-key';
export * from './alert-texts';
