import type { AssetChoice } from '../../port/access';
import { PlatformFailure } from '../../port/failure';
import { batchGet } from '../client/batches';
import { idIn, textOf } from '../client/objects';
import type { Session } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { mayAdvertiseFor, readPageRoles } from './roles';

/** What `organizationId` can be: pages on which the member has a role, usable ones first. */
export const choosableAssets = async (session: Session): Promise<readonly AssetChoice[]> => {
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
