import { pathOf } from '../apply/level';
import {
  failed,
  organizationMissing,
  parentMissing,
  placesMissing,
  refusal,
  throwOpen,
  told,
} from '../apply/refused';
import { type Going, sendUpdates, verified } from '../apply/update-level';
import { attributesAs } from '../attributes/as-attributes';
import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import type { CreateChange, UpdateChange } from '../../port/change';
import type { Failure } from '../../port/failure';
import type { Outcome } from '../../port/outcome';
import { createMany, type Made } from '../wire/create-many';
import { inChunks, LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { agreeBidStrategy } from './agree-bid-strategy';
import { newCampaign } from './campaign-body';
import { campaignLevel } from './campaign-level';
import { isHeld } from './targeting';

/** Makes campaigns, as many at a time as a batch takes, after their groups bid as they will. */
export async function* createCampaigns(
  session: WritingSession,
  changes: readonly CreateChange[],
): AsyncGenerator<Outcome> {
  const ready: CreateChange[] = [];
  yield* whatCanBeSent(session, changes, ready);
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
  return told(change, failure, {
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
  yield* whatCanBeSent(
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

/** Tells what cannot be sent: what lacks a place, a page or a parent, and what its group does not bid for. */
async function* whatCanBeSent<C extends CreateChange | UpdateChange>(
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
  const disagreeing = await agreeBidStrategy(session, sound);
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
  return linkedin && !isHeld(linkedin)
    ? refusal(
        'AUDIENCE_NOT_HELD',
        'The targeting was edited on LinkedIn in a form that cannot be combined with other changes of targeting.',
        'targeting/linkedin',
      )
    : undefined;
};

const afterOf = ({ after }: CreateChange | UpdateChange): AdGroupAttributes =>
  attributesAs<AdGroupAttributes>(after);
