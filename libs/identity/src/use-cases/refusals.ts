import { type Caller, type IssueCode, Refusal, validationError } from '@switchyard/kernel';
import { TOKENS_PER_ACCOUNT } from '../domain';

const invalid = (path: string, code: IssueCode, message: string): Refusal =>
  validationError([{ path, code, message }]);

export const unknownCurrency = (currency: string): Refusal =>
  invalid(
    '/currency',
    'NOT_ONE_OF',
    `currency must be the code of a currency such as EUR; "${currency}" is none.`,
  );
export const emailTaken = (email: string): Refusal =>
  new Refusal('NAME_TAKEN', `There is an account for ${email} already.`);
export const noSuchAccount = (): Refusal => new Refusal('NOT_FOUND', 'There is no such account.');
export const noSuchUser = (email: string): Refusal =>
  new Refusal('NOT_FOUND', `There is no user ${email}.`);
export const noSuchToken = (): Refusal => new Refusal('NOT_FOUND', 'There is no such token.');
export const noSuchWebsiteKey = (): Refusal =>
  new Refusal('NOT_FOUND', 'There is no such website key.');
export const memberExists = (): Refusal =>
  new Refusal('MEMBER_EXISTS', 'The user is already a member of this Space.');
export const tokenLimitReached = (): Refusal =>
  new Refusal(
    'TOKEN_LIMIT_REACHED',
    `An account has at most ${TOKENS_PER_ACCOUNT} tokens that are neither expired nor revoked. Revoke one that is no longer used.`,
    { limit: TOKENS_PER_ACCOUNT },
  );
/** The session ended, or its proof grew old, between the door and the database. */
export const sessionEnded = (): Refusal =>
  new Refusal('PROOF_NEEDED', 'Give your password or a second factor again.');
export const expiryOutOfRange = (days: number): Refusal =>
  invalid('/expiresInDays', 'OUT_OF_RANGE', `expiresInDays must be from 1 to ${days}.`);

/**
 * Connections, budget, brake and members are for users of the account that owns the Space, guests
 * excluded.
 */
export const refuseOutsider = (caller: Caller): void => {
  if (caller.tokenAccountId !== caller.accountId) {
    throw new Refusal(
      'ROLE_TOO_LOW',
      'Only users of the account that owns this Space may do this.',
    );
  }
};
