import { pathOf } from '../apply/level';
import { failed, organizationMissing, parentMissing, refusal } from '../apply/refused';
import { attributesAs } from '../attributes/as-attributes';
import type { AdAttributes } from '../attributes/ad-attributes';
import { type ImageNeed, uploadImages } from '../media/upload-images';
import type { CreateChange, UpdateChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { Outcome } from '../../port/outcome';
import { recordOf } from '../wire/answer';
import { contradicted } from '../wire/classify';
import type { WritingSession } from '../wire/session';
import { idIn } from '../wire/urn';
import { newCreative } from './creative-body';
import { creativeLevel } from './creative-level';

/** Makes ads: their files first, then each creative with its post by itself, since only single ones can bring their post with them. */
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

/** Uploads what these ads show; tells those that cannot go on. */
export async function* withFiles<C extends CreateChange | UpdateChange>(
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
export const createCreative = async (
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
