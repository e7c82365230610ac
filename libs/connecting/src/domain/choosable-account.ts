import type { Connection } from '@switchyard/identity/domain';
import { type Issue, Refusal } from '@switchyard/kernel';
import type { FoundAccount } from '@switchyard/platforms/domain';
import type { AccountToConnect, Attempt } from './attempt';

/** An ad account that a grant reaches, as an attempt shows it. */
export interface ChoosableAccount extends FoundAccount {
  /** The connection of the account that it is connected by already; null when there is none. */
  readonly connectionId: string | null;
  /** Whether that connection is one of this very grant. */
  readonly isOfThisGrant: boolean;
  /** Neither test, nor suspended, nor read-only, nor connected. */
  readonly isPreselected: boolean;
}

/** What an attempt lists, beside what is connected already. */
export const choosableAccounts = (
  { platform, grantId, accounts }: Pick<Attempt, 'platform' | 'grantId' | 'accounts'>,
  connections: readonly Connection[],
): readonly ChoosableAccount[] => {
  const connected = new Map(
    connections
      .filter((one) => one.platform === platform)
      .map((one) => [one.externalAccountId, one] as const),
  );
  return accounts.map((account) => {
    const connection = connected.get(account.externalAccountId);
    return {
      ...account,
      connectionId: connection?.id ?? null,
      isOfThisGrant: grantId !== null && connection?.grantId === grantId,
      isPreselected: !connection && isReadyToUse(account),
    };
  });
};

const isReadyToUse = ({ status, isTest, isReadOnly }: FoundAccount): boolean =>
  status === 'ACTIVE' && !isTest && !isReadOnly;

export interface ChosenAccount {
  readonly externalAccountId: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** An ad account that another grant serves is served by this one from now on. */
  readonly takeOver?: boolean;
}

/** The default when the platform names none. */
export type AccountDefaults = Pick<AccountToConnect, 'currency' | 'timeZone'>;

/**
 * Joins ids that a person sent with what the platform lists: nothing but the id and settings that
 * the list leaves open is the person's. Throws VALIDATION_ERROR 422 for ids that are not listed, 400
 * for none and for the same one twice.
 */
export const accountsToConnect = (
  listed: readonly FoundAccount[],
  chosen: readonly ChosenAccount[],
  { currency, timeZone }: AccountDefaults,
): readonly AccountToConnect[] => {
  refuseBadChoice(listed, chosen);
  const byId = new Map(listed.map((account) => [account.externalAccountId, account] as const));
  return chosen.map(({ externalAccountId, settings = {}, takeOver = false }) => {
    const found = byId.get(externalAccountId)!;
    return {
      externalAccountId,
      name: found.name || externalAccountId,
      currency: found.currency ?? currency,
      timeZone: found.timeZone ?? timeZone,
      settings: { ...settings, ...found.settings },
      takeOver,
    };
  });
};

const refuseBadChoice = (
  listed: readonly FoundAccount[],
  chosen: readonly ChosenAccount[],
): void => {
  if (chosen.length === 0) {
    throw refused(400, [
      {
        path: '/accounts',
        code: 'TOO_FEW',
        message: 'accounts must name at least one ad account.',
      },
    ]);
  }
  const ids = chosen.map(({ externalAccountId }) => externalAccountId);
  const path = (index: number) => `/accounts/${index}/externalAccountId`;
  const twice = ids.flatMap((id, index): Issue[] =>
    ids.indexOf(id) === index
      ? []
      : [{ path: path(index), code: 'DUPLICATE', message: `"${id}" is named twice.` }],
  );
  if (twice.length > 0) throw refused(400, twice);
  const known = new Set(listed.map(({ externalAccountId }) => externalAccountId));
  const unknown = ids.flatMap((id, index): Issue[] =>
    known.has(id)
      ? []
      : [
          {
            path: path(index),
            code: 'NOT_ONE_OF',
            message: `The attempt lists no ad account "${id}". Take ids from its accounts.`,
          },
        ],
  );
  if (unknown.length > 0) throw refused(422, unknown);
};

const refused = (status: number, issues: readonly Issue[]): Refusal =>
  new Refusal(
    'VALIDATION_ERROR',
    issues.length === 1 ? issues[0]!.message : `${issues.length} fields need attention`,
    { issues },
    {},
    status,
  );
