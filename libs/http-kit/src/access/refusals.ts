import { Refusal, type Scope } from '@switchyard/kernel';

/** The one 401: the same whether the token is missing, malformed, unknown, expired or revoked. */
export const invalidToken = (): Refusal =>
  new Refusal(
    'INVALID_TOKEN',
    'A valid access token is needed in the Authorization header.',
    undefined,
    { 'WWW-Authenticate': 'Bearer' },
  );

/** The one 401 of a signed request: the same whether the signature is missing, malformed, wrong or too old, or there is no secret. */
export const invalidSignature = (): Refusal =>
  new Refusal(
    'INVALID_SIGNATURE',
    'The request is not signed with the secret of its receiver.',
    undefined,
    { 'WWW-Authenticate': 'Signature' },
  );

/** `missing` are the scopes that the token lacks. */
export const insufficientScope = (missing: readonly Scope[]): Refusal =>
  new Refusal('INSUFFICIENT_SCOPE', `The token lacks the scope ${missing.join(', ')}.`, {
    required: missing,
  });

export const roleTooLow = (): Refusal =>
  new Refusal(
    'ROLE_TOO_LOW',
    'Your role in this Space allows reading only. Ask the owner of the Space to change it.',
  );
