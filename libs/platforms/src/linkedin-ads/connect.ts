import type { AssetChoice, CodeToTrade, NewGrant, PlatformAccess } from '../port/access';
import type { OpenConnection } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import type { LinkedinEndpoints } from '../transport/endpoints';
import { batchGet } from './client/batches';
import { idIn, textOf } from './client/objects';
import type { Session } from './client/session';
import { namedFailure, revokeToken, tradeCode, withAccessFailures } from './connecting/tokens';
import {
  mayAdvertiseFor,
  reachedAccounts,
  readAccountRoles,
  readPageRoles,
} from './connecting/accounts';
import { consentRules } from './connecting/consent';
import { UNVERIFIED } from './unverified';

type Open = (connection: OpenConnection, io: PlatformIo) => Session;

/** How people let this installation reach their ad accounts on LinkedIn. */
export const linkedinAccess = (endpoints: LinkedinEndpoints, open: Open): PlatformAccess => ({
  platform: 'linkedin-ads',
  consent: consentRules(endpoints),
  keys: [],
  trade: (code, io) => trade(endpoints, open, code, io),
  tryKey: () => Promise.reject(new Error('LinkedIn has no keys that stand for a grant.')),
  accounts: (connection, io) => namedAccounts(open(connection, io)),
  assets: (connection, io) => withAccessFailures(() => choosableAssets(open(connection, io))),
  revoke: (connection, io) => revokeToken(endpoints, connection, io),
});

/** LinkedIn names a member by their ad accounts alone: a member without one cannot connect. */
const trade = async (
  endpoints: LinkedinEndpoints,
  open: Open,
  code: CodeToTrade,
  io: PlatformIo,
): Promise<NewGrant> => {
  const { accessToken, ...grant } = await tradeCode(endpoints, code, io);
  return withAccessFailures(async () => {
    const { person } = await readAccountRoles(open(withToken(accessToken), io));
    if (person === undefined) throw namedFailure('refused', 'NO_ADS_USER', 'with no ad account');
    return { ...grant, subject: person, subjectName: '' };
  });
};

/** A conversation by a token that belongs to no ad account yet. */
const withToken = (accessToken: string): OpenConnection => ({
  id: '',
  platform: 'linkedin-ads',
  externalAccountId: '',
  currency: '',
  timeZone: 'UTC',
  settings: {},
  credentials: { accessToken },
});

async function* namedAccounts(session: Session): ReturnType<typeof reachedAccounts> {
  const accounts = reachedAccounts(session);
  for (;;) {
    const next = await withAccessFailures(() => accounts.next());
    if (next.done) return;
    yield next.value;
  }
}

/** What `organizationId` can be: pages on which the member has a role, usable ones first. */
const choosableAssets = async (session: Session): Promise<readonly AssetChoice[]> => {
  const rolesOfPages = await readPageRoles(session);
  const names = await namesOf(session, [...rolesOfPages.keys()]);
  return [...rolesOfPages]
    .map(([id, roles]) => choiceOf(id, names.get(id) ?? `LinkedIn page ${id}`, roles))
    .sort((a, b) => Number(b.isUsable) - Number(a.isUsable));
};

const choiceOf = (id: string, name: string, roles: readonly string[]): AssetChoice => {
  const isUsable = mayAdvertiseFor(roles);
  return {
    setting: 'organizationId',
    neededFor: 'campaigns',
    value: id,
    name,
    isUsable,
    note: isUsable
      ? ''
      : `Your role on this page is ${roles.join(', ')}. Ads need ADMINISTRATOR or DIRECT_SPONSORED_CONTENT_POSTER: ask an administrator of the page.`,
  };
};

/** Names are for people only: a page whose name cannot be read is shown by its number. */
const namesOf = async (
  session: Session,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  try {
    const pages = await batchGet(session, UNVERIFIED.pageNames, ids, 'campaign');
    return new Map(
      pages.map((page) => [idIn(page['id']), textOf(page['localizedName']) ?? ''] as const),
    );
  } catch (error) {
    if (error instanceof PlatformFailure && error.failure.kind !== 'unavailable') return new Map();
    throw error;
  }
};
