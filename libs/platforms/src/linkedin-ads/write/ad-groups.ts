import type { CreateChange, Outcome, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import { markedName } from '../../translation/marked-name';
import { type AdGroupAttributes, attributesAs } from '../attributes';
import { allOf, batchGet, createMany, type Made } from '../client/batches';
import { isLiving, type Json, LIVING, statusName, urnOf } from '../client/objects';
import { inChunks, LIMITS, type Session, type WritingSession } from '../client/session';
import { observeCampaign } from '../read/observe';
import { biddingMembers, isSupportedAudience, localeOf, targetingOf } from '../targeting-and-bid';
import { localeRecord } from '../vocabulary';
import { alignBidStrategies } from './bid-strategies';
import {
  decidedOutcome,
  failed,
  type Going,
  type Level,
  organizationMissing,
  parentMissing,
  pathOf,
  placesMissing,
  refusal,
  type RemoteObject,
  sendUpdates,
  throwOpen,
  verified,
} from './levels';

const COLLECTION = 'adCampaigns';

/** LinkedIn's campaigns, our ad groups. */
export const campaignLevel: Level = {
  entity: 'adGroup',
  collection: COLLECTION,
  statusField: 'status',
  keyOf: (remoteId) => remoteId,
  async byIds(session, remoteIds) {
    const campaigns = await batchGet(
      session,
      `${session.accountPath}/${COLLECTION}`,
      remoteIds,
      'adGroup',
    );
    return campaigns
      .filter(({ status }) => isLiving(status))
      .map((campaign) => observeCampaign(session, campaign));
  },
  patch: (session, change) => campaignPatch(session, change),
};

/** The campaigns in these groups that still exist. */
export const campaignsOf = async (
  session: Session,
  groupIds: readonly string[],
): Promise<readonly RemoteObject[]> => {
  const found: RemoteObject[] = [];
  for (const ids of inChunks(groupIds, LIMITS.parents)) {
    const search = {
      campaignGroup: { values: ids.map((id) => urnOf('sponsoredCampaignGroup', id)) },
      status: { values: LIVING },
    };
    const campaigns = await allOf(
      session,
      `${session.accountPath}/${COLLECTION}`,
      { q: 'search', search, pageSize: LIMITS.searchPage },
      'adGroup',
    );
    found.push(...campaigns.map((campaign) => observeCampaign(session, campaign)));
  }
  return found;
};

const POLITICAL_INTENTS = { NONE: 'NOT_POLITICAL', POLITICAL: 'POLITICAL' } as const;

/**
 * Single image ads in the feed. The budget is the group's, so campaigns have none (live reports:
 * null in such groups).
 */
const KIND = {
  type: 'SPONSORED_UPDATES',
  format: 'STANDARD_UPDATE',
  creativeSelection: 'OPTIMIZED',
} as const;

const newCampaign = (
  session: Session,
  place: { readonly localId: string; readonly groupId: string },
  after: AdGroupAttributes,
): Json => ({
  account: session.accountUrn,
  campaignGroup: urnOf('sponsoredCampaignGroup', place.groupId),
  associatedEntity: session.organizationUrn,
  ...KIND,
  ...nameMember(after, place.localId),
  ...membersOf(after, session),
});

/** Members by the fields that they carry: those of changed fields are sent, each group whole. */
const campaignPatch = (
  session: Session,
  { localId, after: desired, fields }: UpdateChange,
): Json => {
  const after = attributesAs<AdGroupAttributes>(desired);
  const parts = MEMBERS.filter((part) => part.fields.some((field) => fields.includes(field)));
  return Object.assign(
    {},
    fields.includes('name') ? nameMember(after, localId) : {},
    ...parts.map((part) => part.members(after, session)),
  ) as Json;
};

const nameMember = ({ name }: AdGroupAttributes, localId: string): Json => ({
  name: markedName(name, localId),
});

const membersOf = (after: AdGroupAttributes, session: Session): Json =>
  Object.assign({}, ...MEMBERS.map((part) => part.members(after, session))) as Json;

interface Part {
  readonly fields: readonly (keyof AdGroupAttributes)[];
  members(after: AdGroupAttributes, session: Session): Json;
}

const MEMBERS: readonly Part[] = [
  { fields: ['status'], members: ({ status }) => ({ status: statusName(status) }) },
  { fields: ['objective'], members: ({ objective }) => ({ objectiveType: objective }) },
  {
    fields: ['objective', 'biddingStrategy', 'maxCpcMicros'],
    members: (after, { currency }) => biddingMembers(after, currency),
  },
  {
    fields: ['languages'],
    members: ({ languages }) => ({ locale: localeRecord(localeOf(languages)) }),
  },
  {
    fields: ['geoTargets', 'languages', 'linkedin'],
    members: (after) => ({ targetingCriteria: targetingOf(after) }),
  },
  {
    fields: ['linkedin'],
    members: ({ linkedin }) => ({ audienceExpansionEnabled: linkedin?.audienceExpansion ?? false }),
  },
  {
    fields: ['audienceNetwork'],
    members: ({ audienceNetwork }) => ({ offsiteDeliveryEnabled: audienceNetwork }),
  },
  {
    fields: ['politicalAdvertising'],
    members: ({ politicalAdvertising }) => ({
      politicalIntent: politicalAdvertising
        ? POLITICAL_INTENTS[politicalAdvertising]
        : 'NOT_DECLARED',
    }),
  },
];

/** Makes campaigns, as many at a time as a batch takes, after their groups bid as they will. */
export async function* createCampaigns(
  session: WritingSession,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  const ready: CreateChange[] = [];
  yield* sendableChanges(session, changes, ready);
  for (const group of inChunks(ready, LIMITS.batch)) {
    const items = group.map((change) => ({
      change,
      body: newCampaign(
        session,
        { localId: change.localId, groupId: change.parentRemoteId! },
        afterOf(change),
      ),
    }));
    const results = await createMany(session, pathOf(session, campaignLevel), 'adGroup', items);
    yield* group.flatMap((change, index) => outcomesOf(change, results[index]!));
    throwOpen(results.flatMap((result) => ('failure' in result ? [result.failure] : [])));
  }
}

const outcomesOf = (change: CreateChange, made: Made): readonly Outcome[] => {
  const [remoteId, failure] = 'id' in made ? [made.id, undefined] : ['', made.failure];
  return decidedOutcome(change, failure, {
    kind: 'applied',
    changeId: change.id,
    remoteId,
    attributes: change.after,
  });
};

/** Changes campaigns that are still what the plan saw. */
export async function* updateCampaigns(
  session: WritingSession,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  const going: Going[] = [];
  for (const group of inChunks(changes, LIMITS.batch)) {
    yield* verified(session, campaignLevel, group, going);
  }
  const ready: UpdateChange[] = [];
  yield* sendableChanges(
    session,
    going.map(({ change }) => change),
    ready,
  );
  yield* sendUpdates(
    session,
    campaignLevel,
    going.filter(({ change }) => ready.includes(change)),
  );
}

/**
 * Yields the refusals of changes that cannot be sent: without a location, a page or a parent, or
 * with another bidding strategy than their group's. The others are added to `ready`.
 */
async function* sendableChanges<C extends CreateChange | UpdateChange>(
  session: WritingSession,
  changes: readonly C[],
  ready: C[],
): AsyncGenerator<Outcome> {
  const sound: C[] = [];
  for (const change of changes) {
    const failure = faultOf(session, change);
    if (failure) yield failed(change, failure);
    else sound.push(change);
  }
  const disagreeing = await alignBidStrategies(session, sound);
  throwOpen(disagreeing.values());
  for (const change of sound) {
    const failure = disagreeing.get(change.parentRemoteId ?? '');
    if (failure) yield failed(change, failure);
    else ready.push(change);
  }
}

const TARGETED: readonly string[] = ['geoTargets', 'languages', 'linkedin'];

const faultOf = (
  session: WritingSession,
  change: CreateChange | UpdateChange,
): Failure | undefined => {
  const isNew = change.action === 'create';
  if (isNew && !change.parentRemoteId) return parentMissing();
  if (isNew && !session.organizationUrn) return organizationMissing();
  if (!isNew && !change.fields.some((field) => TARGETED.includes(field))) return undefined;
  const { geoTargets, linkedin } = afterOf(change);
  if (geoTargets.every(({ negative }) => negative)) return placesMissing();
  return linkedin && !isSupportedAudience(linkedin)
    ? refusal(
        'AUDIENCE_NOT_HELD',
        'The targeting was edited on LinkedIn in a form that cannot be combined with other changes of targeting.',
        'targeting/linkedin',
      )
    : undefined;
};

const afterOf = ({ after }: CreateChange | UpdateChange): AdGroupAttributes =>
  attributesAs<AdGroupAttributes>(after);
