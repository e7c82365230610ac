import {
  type Authenticated,
  Authenticator,
  IdempotencyStore,
  invalidToken,
} from '@switchyard/http-kit';
import { Clock, type IdPrefix, Ids, type Scope, SCOPES, TimeSortedIds } from '@switchyard/kernel';

/** A clock that stops until it is moved. */
export class FakeClock extends Clock {
  constructor(private moment = new Date('2026-11-21T12:00:00.000Z')) {
    super();
  }

  now(): Date {
    return this.moment;
  }

  set(moment: Date): void {
    this.moment = moment;
  }

  advance(milliseconds: number): void {
    this.moment = new Date(this.moment.getTime() + milliseconds);
  }
}

/** Real ids, and the list of those it gave. */
export class RecordedIds extends Ids {
  readonly given: string[] = [];
  private readonly real = new TimeSortedIds();

  next(prefix: IdPrefix): string {
    const id = this.real.next(prefix);
    this.given.push(id);
    return id;
  }
}

/**
 * Lets in an owner of `acc_1` whose token names its Space and, after a `|`, its scopes; all of them
 * when it names none.
 */
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

/** Stores no answer: each request is executed again. */
export class NothingStored extends IdempotencyStore {
  async around(
    _request: unknown,
    execute: () => Promise<never>,
  ): Promise<{ answer: never; replayed: boolean }> {
    return { answer: await execute(), replayed: false };
  }
}
