import type { FoundAccount, FoundAccountStatus } from '../port/access';
import type { OpenConnection } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { contradicted, listOf, type WireAnswer } from './client/failures';
import type { MicrosoftWire } from './client/session';
import { ianaOf } from './time-zones';
import { UNVERIFIED } from './unverified';

/** The user behind the credentials, and what they may do. */
export interface MicrosoftUser {
  readonly id: string;
  /** The name that the user signs in with, such as an e-mail address. */
  readonly name: string;
  readonly roles: readonly WireRole[];
}

interface WireRole {
  readonly RoleId?: number | null;
  readonly CustomerId?: string | null;
  readonly AccountIds?: readonly (string | null)[] | null;
  readonly LinkedAccountIds?: readonly (string | null)[] | null;
}

interface WireAccount {
  readonly Id?: string | null;
  readonly Name?: string | null;
  readonly CurrencyCode?: string | null;
  readonly TimeZone?: string | null;
  readonly ParentCustomerId?: string | null;
  readonly AccountLifeCycleStatus?: string | null;
}

/** An ad account, with Microsoft's own name of its time zone. */
export interface ReachableAccount extends FoundAccount {
  readonly vendorTimeZone: string | null;
}

/**
 * Every ad account that the user behind the credentials reaches, each once
 * (spec/platforms/microsoft-ads.md 2a).
 */
export const reachableAccounts = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<readonly ReachableAccount[]> => {
  const ask: Ask = (path, body) => wire.ask(connection, io, customerCall(path, body));
  const user = await readUser(ask);
  const isTest = wire.isSandbox;
  const found = new Map<string, ReachableAccount>();
  for (let page = 0; ; page += 1) {
    const { body } = await ask('/Accounts/Search', searchBody(user.id, page));
    const accounts = listOf<WireAccount>(body?.['Accounts']);
    accounts
      .flatMap((account) => (account?.Id ? accountOf(account, account.Id, user, isTest) : []))
      .forEach((account) => found.set(account.externalAccountId, account));
    if (accounts.length < UNVERIFIED.accountsPerPage) return [...found.values()];
  }
};

export type Ask = (path: string, body: object) => Promise<WireAnswer>;

/** A call of the customer service, which needs no ad account. */
export const customerCall = (path: string, body: object) =>
  ({
    service: 'customer',
    method: 'POST',
    path,
    body,
    nature: 'read',
    entity: 'campaign',
  }) as const;

/** The user whose token it is. */
export const readUser = async (ask: Ask): Promise<MicrosoftUser> => {
  const { body, trackingId } = await ask('/User/Query', { UserId: null });
  const user = body?.['User'] as {
    readonly Id?: string | null;
    readonly UserName?: string | null;
  } | null;
  if (!user?.Id) {
    throw new PlatformFailure(
      contradicted('The user of these credentials has no id.', 'read', trackingId),
    );
  }
  return {
    id: user.Id,
    name: user.UserName ?? '',
    roles: listOf<WireRole>(body?.['CustomerRoles']).flatMap((role) => role ?? []),
  };
};

/** Exactly one predicate is taken. */
const searchBody = (userId: string, page: number): object => ({
  Predicates: [{ Field: 'UserId', Operator: 'Equals', Value: userId }],
  Ordering: [{ Field: 'Id', Order: 'Ascending' }],
  PageInfo: { Index: page, Size: UNVERIFIED.accountsPerPage },
});

const accountOf = (
  account: WireAccount,
  id: string,
  { roles }: MicrosoftUser,
  isTest: boolean,
): ReachableAccount => {
  const parentId = account.ParentCustomerId ?? '';
  const linked = roles.find((role) => role.LinkedAccountIds?.includes(id));
  const customerId = linked?.CustomerId ?? parentId;
  return {
    externalAccountId: id,
    name: account.Name ?? id,
    currency: account.CurrencyCode ?? null,
    timeZone: ianaOf(account.TimeZone) ?? null,
    vendorTimeZone: account.TimeZone ?? null,
    status: STATUSES[account.AccountLifeCycleStatus ?? ''] ?? 'ACTIVE',
    isTest,
    isReadOnly: isReadOnly(roles, id, parentId),
    managerPath: customerId ? [{ id: customerId, name: `Customer ${customerId}` }] : [],
    settings: customerId ? { customerId } : {},
  };
};

/** AccountLifeCycleStatus of v13. An unknown status blocks no account. */
const STATUSES: Readonly<Record<string, FoundAccountStatus>> = {
  Active: 'ACTIVE',
  Draft: 'UNDER_REVIEW',
  Pending: 'UNDER_REVIEW',
  Pause: 'SUSPENDED',
  Suspended: 'SUSPENDED',
  Inactive: 'CLOSED',
};

/** Whether every role through which the user reaches the account only looks. */
const isReadOnly = (roles: readonly WireRole[], id: string, parentId: string): boolean => {
  const reaching = roles.filter((role) => reaches(role, id, parentId));
  return reaching.length > 0 && reaching.every(({ RoleId }) => RoleId === UNVERIFIED.viewerRoleId);
};

const reaches = (
  { CustomerId, AccountIds, LinkedAccountIds }: WireRole,
  id: string,
  parentId: string,
): boolean =>
  Boolean(LinkedAccountIds?.includes(id)) ||
  (CustomerId === parentId && (!AccountIds?.length || AccountIds.includes(id)));
