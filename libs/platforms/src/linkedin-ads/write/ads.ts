import { canonicalJson } from '@switchyard/kernel';
import type { CreateChange, Outcome, UpdateChange } from '../../port/change';
import type { ServingStatus } from '../../port/draft';
import { type Failure, PlatformFailure } from '../../port/failure';
import { fittingName, markedName, readMarkedName } from '../../translation/marked-name';
import { type AdAttributes, attributesAs } from '../attributes';
import { batchGet, pagesOf } from '../client/batches';
import { contradicted } from '../client/failures';
import {
  idIn,
  isLiving,
  type Json,
  littleText,
  recordOf,
  statusName,
  urnOf,
} from '../client/objects';
import { inChunks, LIMITS, type Session, type WritingSession } from '../client/session';
import { observeCreatives } from '../read/observe';
import { UNVERIFIED } from '../unverified';
import {
  applied,
  discard,
  failed,
  type Going,
  isDecided,
  type Level,
  organizationMissing,
  parentMissing,
  pathOf,
  refusal,
  type RemoteObject,
  sendUpdates,
  throwOpen,
  verified,
} from './levels';
import { type ImageNeed, uploadImages } from './media';

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
): Promise<readonly RemoteObject[]> => {
  const found: RemoteObject[] = [];
  for await (const page of creativePages(session, campaignIds)) {
    found.push(...(await observeCreatives(session, page, groupOf)));
  }
  return found;
};

interface Place {
  readonly localId: string;
  readonly campaignId: string;
}

/**
 * A creative with its post in one call (platform document 2b). The post is shown by this ad only. A
 * paused ad begins as a draft, which every document allows; its review begins when it is switched
 * on.
 */
const newCreative = (
  session: Session,
  { localId, campaignId }: Place,
  after: AdAttributes,
): Json => ({
  creative: {
    campaign: urnOf('sponsoredCampaign', campaignId),
    intendedStatus: after.status === 'ENABLED' ? 'ACTIVE' : 'DRAFT',
    name: markedName(
      fittingName(after.headlines[0]?.text ?? 'Ad', UNVERIFIED.creativeNameLength),
      localId,
    ),
    inlineContent: { post: postBody(session, after) },
  },
});

const postBody = (
  session: Session,
  { headlines, descriptions, callToAction, finalUrl, images }: AdAttributes,
): Json => ({
  adContext: { dscAdAccount: session.accountUrn, dscStatus: 'ACTIVE' },
  author: session.organizationUrn,
  commentary: littleText(descriptions[0]?.text ?? ''),
  visibility: 'PUBLIC',
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
  contentLandingPage: finalUrl,
  ...(callToAction === null ? {} : { contentCallToActionLabel: callToAction }),
  content: {
    media: { id: imageId(session, images), ...(headlines[0] ? { title: headlines[0].text } : {}) },
  },
});

/** Every digest has its id by now: files are uploaded before anything shows them. */
const imageId = ({ imageIds }: Session, [image]: AdAttributes['images']): string | undefined => {
  if (!image) return undefined;
  return 'sha256' in image ? imageIds.get(image.sha256) : image.remoteId;
};

/**
 * Makes ads: their files first, then each creative with its post by itself, since only single ones
 * can bring their post with them.
 */
export async function* createCreatives(
  session: WritingSession,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  const ready: CreateChange[] = [];
  yield* withFiles(session, changes, ready);
  for (const change of ready) {
    const made = await createCreative(session, change);
    yield 'id' in made
      ? { kind: 'applied', changeId: change.id, remoteId: made.id, attributes: change.after }
      : failed(change, made.failure);
  }
}

/** Uploads the files of these ads; yields the failures of ads that cannot be made. */
async function* withFiles<C extends CreateChange | UpdateChange>(
  session: WritingSession,
  changes: readonly C[],
  ready: C[],
): AsyncGenerator<Outcome> {
  const sound = changes.filter((change) => faultOf(session, change) === undefined);
  for (const change of changes) {
    if (!sound.includes(change)) yield failed(change, faultOf(session, change)!);
  }
  const failures = await uploadImages(session, sound.flatMap(needOf));
  for (const change of sound) {
    const failure = failures.get(needOf(change)[0]?.sha256 ?? '');
    if (failure) yield failed(change, failure);
    else ready.push(change);
  }
}

const faultOf = (
  session: WritingSession,
  change: CreateChange | UpdateChange,
): Failure | undefined => {
  if (!change.parentRemoteId) return parentMissing();
  if (!session.organizationUrn) return organizationMissing();
  return afterOf(change).images.length === 0
    ? refusal('IMAGE_MISSING', 'An ad of LinkedIn shows an image.', 'images')
    : undefined;
};

const needOf = (change: CreateChange | UpdateChange): readonly ImageNeed[] =>
  afterOf(change).images.flatMap((image) =>
    'sha256' in image ? [{ change, sha256: image.sha256 }] : [],
  );

/** The answer names the creative in its body (platform document 2b). */
const createCreative = async (
  session: WritingSession,
  change: CreateChange | UpdateChange,
): Promise<{ readonly id: string } | { readonly failure: Failure }> => {
  const body = newCreative(
    session,
    { localId: change.localId, campaignId: change.parentRemoteId! },
    afterOf(change),
  );
  try {
    const answer = await session.write({
      method: 'ACTION',
      path: pathOf(session, creativeLevel),
      query: { action: 'createInline' },
      body,
      entity: 'ad',
      changes: [change],
    });
    const id = idIn(recordOf(answer.body?.['value'])['creative'] ?? answer.createdId);
    if (id === '') {
      throw new PlatformFailure(
        contradicted('No id of the creative that was made.', 'create', answer.requestId),
      );
    }
    return { id };
  } catch (error) {
    if (error instanceof PlatformFailure && error.failure.kind === 'refused') {
      return { failure: error.failure };
    }
    throw error;
  }
};

const afterOf = ({ after }: CreateChange | UpdateChange): AdAttributes =>
  attributesAs<AdAttributes>(after);

/**
 * Changes ads that are still what the plan saw: switched in place; one that shall show something
 * else is made anew.
 */
export async function* updateCreatives(
  session: WritingSession,
  changes: readonly UpdateChange[],
): AsyncGenerator<Outcome> {
  const going: Going[] = [];
  for (const group of inChunks(changes, LIMITS.batch)) {
    yield* verified(session, creativeLevel, group, going);
  }
  yield* sendUpdates(
    session,
    creativeLevel,
    going.filter(({ change }) => isSwitch(change)),
  );
  yield* remake(
    session,
    going.filter(({ change }) => !isSwitch(change)),
  );
}

const isSwitch = ({ fields }: UpdateChange): boolean => fields.every((field) => field === 'status');

/**
 * What a creative shows never changes (vendor's page on creatives): another one takes its place,
 * and only when that is there the old one goes. One that an earlier attempt made is known by its
 * mark and used again.
 */
async function* remake(session: WritingSession, going: readonly Going[]): AsyncGenerator<Outcome> {
  if (going.length === 0) return;
  const ready: UpdateChange[] = [];
  yield* withFiles(
    session,
    going.map(({ change }) => change),
    ready,
  );
  const twins = await twinsOf(session, ready);
  for (const { change, existing } of going.filter(({ change: one }) => ready.includes(one))) {
    yield* remakeOne(session, change, existing, twins.get(change.localId) ?? []);
  }
}

async function* remakeOne(
  session: WritingSession,
  change: UpdateChange,
  existing: RemoteObject,
  twins: readonly RemoteObject[],
): AsyncGenerator<Outcome> {
  const reused = twins.find(
    ({ observed }) => canonicalJson(observed.attributes) === canonicalJson(change.after),
  );
  const made = reused ? { id: reused.observed.remoteId } : await createCreative(session, change);
  if ('failure' in made) return yield failed(change, made.failure);
  const old = [existing, ...twins.filter((twin) => twin !== reused)];
  const failures = [
    ...(
      await discard(
        session,
        creativeLevel,
        old.map((one) => ({ existing: one, change })),
      )
    ).values(),
  ];
  const refused = failures.find(isDecided);
  throwOpen(failures);
  yield refused
    ? { kind: 'half-made', changeId: change.id, remoteId: made.id, failure: refused }
    : ({ ...applied(change), remoteId: made.id } as Outcome);
}

/** Other creatives that carry the mark of an ad which is made anew. */
const twinsOf = async (
  session: WritingSession,
  changes: readonly UpdateChange[],
): Promise<ReadonlyMap<string, readonly RemoteObject[]>> => {
  const markOf = ({ name }: Json): string => readMarkedName(String(name ?? '')).marker ?? '';
  const known = new Map(changes.map(({ localId, remoteId }) => [localId, remoteId]));
  const twins: Json[] = [];
  for await (const page of creativePages(session, [
    ...new Set(changes.flatMap(({ parentRemoteId }) => parentRemoteId ?? [])),
  ])) {
    twins.push(
      ...page.filter(
        (creative) =>
          known.has(markOf(creative)) && known.get(markOf(creative)) !== idIn(creative['id']),
      ),
    );
  }
  const creatives = await observeCreatives(session, twins, new Map());
  return new Map(
    [...known.keys()].map((localId) => [
      localId,
      creatives.filter(({ observed }) => observed.marker === localId),
    ]),
  );
};
