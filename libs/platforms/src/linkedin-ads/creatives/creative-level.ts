import type { Held, Level } from '../apply/level';
import { isLiving, statusName } from '../data/statuses';
import type { ServingStatus } from '../../port/draft';
import type { Json } from '../wire/answer';
import { batchGet } from '../wire/batch-get';
import { inChunks, LIMITS } from '../wire/limits';
import { pagesOf } from '../wire/pages';
import type { Session } from '../wire/session';
import { urnOf } from '../wire/urn';
import { observeCreatives } from './observe-creative';

const COLLECTION = 'creatives';

const NOWHERE: ReadonlyMap<string, string> = new Map();

/** Creatives, our ads. Addresses carry their whole URN (platform document 2a). */
export const creativeLevel: Level = {
  entity: 'ad',
  collection: COLLECTION,
  statusField: 'intendedStatus',
  keyOf: (remoteId) => urnOf('sponsoredCreative', remoteId),
  async byIds(session, remoteIds) {
    const creatives = await batchGet(
      session,
      `${session.accountPath}/${COLLECTION}`,
      remoteIds.map((id) => urnOf('sponsoredCreative', id)),
      'ad',
    );
    return observeCreatives(session, creatives.filter(isThere), NOWHERE);
  },
  patch: (_session, { after }) => ({
    intendedStatus: statusName(after['status'] as ServingStatus),
  }),
};

const isThere = ({ intendedStatus }: Json): boolean => isLiving(intendedStatus);

/** Statuses of creatives that exist for us: they know no COMPLETED. */
const LIVING_CREATIVES = ['ACTIVE', 'ARCHIVED', 'DRAFT', 'PAUSED'] as const;

/** The creatives of these campaigns that still exist, a page at a time, as LinkedIn says them. */
export async function* creativePages(
  session: Session,
  campaignIds: readonly string[],
): AsyncGenerator<readonly Json[]> {
  for (const ids of inChunks(campaignIds, LIMITS.parents)) {
    const query = {
      q: 'criteria',
      campaigns: ids.map((id) => urnOf('sponsoredCampaign', id)),
      intendedStatuses: LIVING_CREATIVES,
      pageSize: LIMITS.creativePage,
    };
    yield* pagesOf(session, `${session.accountPath}/${COLLECTION}`, query, 'ad');
  }
}

/** The same with what their posts show. `groupOf` says in which group each campaign is. */
export const creativesOf = async (
  session: Session,
  campaignIds: readonly string[],
  groupOf: ReadonlyMap<string, string> = NOWHERE,
): Promise<readonly Held[]> => {
  const found: Held[] = [];
  for await (const page of creativePages(session, campaignIds)) {
    found.push(...(await observeCreatives(session, page, groupOf)));
  }
  return found;
};
