import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { PlatformIo } from '../../port/io';
import { UNVERIFIED } from '../unverified';
import { listOf } from '../wire/answer';
import { contradicted } from '../wire/classify';
import type { MicrosoftWire } from '../wire/microsoft-wire';

export interface ReachableAccount {
  readonly id: string;
  readonly name: string;
  readonly currency: string | null;
  /** Microsoft's name. */
  readonly timeZone: string | null;
}

interface WireAccount {
  readonly Id?: string | null;
  readonly Name?: string | null;
  readonly CurrencyCode?: string | null;
  readonly TimeZone?: string | null;
}

/** Every ad account that the user behind the credentials reaches (spec/platforms/microsoft-ads.md 2a). */
export const reachableAccounts = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<readonly ReachableAccount[]> => {
  const ask = (path: string, body: object): ReturnType<MicrosoftWire['ask']> =>
    wire.ask(connection, io, {
      service: 'customer',
      method: 'POST',
      path,
      body,
      nature: 'read',
      entity: 'campaign',
    });
  const user = await ask('/User/Query', { UserId: null });
  const userId = (user.body?.['User'] as { readonly Id?: string | null } | null)?.Id;
  if (!userId) {
    throw new PlatformFailure(
      contradicted('The user of these credentials has no id.', 'read', user.trackingId),
    );
  }
  const accounts: ReachableAccount[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await ask('/Accounts/Search', searchBody(userId, page));
    const found = listOf<WireAccount>(body?.['Accounts']);
    accounts.push(...found.flatMap(readAccount));
    if (found.length < UNVERIFIED.accountsPerPage) return accounts;
  }
};

/** Exactly one predicate is taken. */
const searchBody = (userId: string, page: number): object => ({
  Predicates: [{ Field: 'UserId', Operator: 'Equals', Value: userId }],
  Ordering: [{ Field: 'Id', Order: 'Ascending' }],
  PageInfo: { Index: page, Size: UNVERIFIED.accountsPerPage },
});

const readAccount = (account: WireAccount | null): readonly ReachableAccount[] =>
  account?.Id
    ? [
        {
          id: account.Id,
          name: account.Name ?? account.Id,
          currency: account.CurrencyCode ?? null,
          timeZone: account.TimeZone ?? null,
        },
      ]
    : [];
