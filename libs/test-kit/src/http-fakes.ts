import {
  Authenticator,
  IdempotencyStore,
  invalidToken,
  type Authenticated,
} from '@switchyard/http-kit';
import { SCOPES, type Scope } from '@switchyard/kernel';

/** Lets in an owner of `acc_1` whose token names its Space and, after a `|`, its scopes; all of them when it names none. */
export class OpenDoor extends Authenticator {
  authenticate(authorization: string | undefined): Authenticated {
    const [spaceId, scopes] = (authorization ?? '').replace('Bearer ', '').split('|');
    if (!spaceId?.startsWith('spc_')) throw invalidToken();
    const allowance = { tokenId: 'tok_1', accountId: 'acc_1', perMinute: 1_000_000, perDay: 0 };
    const granted = scopes ? (scopes.split(',') as Scope[]) : SCOPES;
    return {
      allowance,
      caller: {
        accountId: 'acc_1',
        spaceId,
        userId: 'usr_1',
        tokenAccountId: 'acc_1',
        tokenId: 'tok_1',
        role: 'OWNER',
        scopes: granted,
      },
    };
  }
}

/** Remembers no answer: each request is done anew. */
export class NothingStored extends IdempotencyStore {
  async around(
    _request: unknown,
    execute: () => Promise<never>,
  ): Promise<{ answer: never; replayed: boolean }> {
    return { answer: await execute(), replayed: false };
  }
}
