import { Refusal, type Caller } from '@switchyard/kernel';

/** Connections, budget, brake and members are for users of the account that owns the Space, guests excluded. */
export const refuseOutsider = (caller: Caller): void => {
  if (caller.tokenAccountId !== caller.accountId) {
    throw new Refusal(
      'ROLE_TOO_LOW',
      'Only users of the account that owns this Space may do this.',
    );
  }
};
