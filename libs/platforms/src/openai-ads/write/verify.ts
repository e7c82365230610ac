import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { Attributes, Observed } from '../../port/attributes';
import type { Change, CreateChange, Outcome, RemoveChange, UpdateChange } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import { asAdGroup, asCampaign } from '../attributes';
import type { WireOf } from '../client/objects';
import { getObject } from '../client/requests';
import type { Session } from '../client/session';
import { biddingTypeOf, observe } from '../read/observe';
import {
  type BiddingType,
  BIDS,
  isLevel,
  isSupportedStrategy,
  isSupportedType,
  type Level,
  NOWHERE,
} from '../vocabulary';
import { bidOf } from './ad-groups';
import { EVENT_SETTING, eventSettingOf, platformsOf } from './campaigns';

/**
 * Whether a change may go on: `go`; `done` when the object already is what the change wants (a lost
 * answer); `drifted` when it was edited since the plan.
 */
export const verify = (
  change: Exclude<Change, { action: 'create' }>,
  seen: Attributes,
): 'go' | 'done' | 'drifted' => {
  if (digestOf(seen) === change.seenDigest) return 'go';
  if (change.action === 'remove') return 'drifted';
  return differing(change.fields, change.after, seen).length === 0 ? 'done' : 'drifted';
};

/** Fields in which two sets of attributes differ. */
export const differing = (
  fields: readonly string[],
  wanted: Attributes,
  seen: Attributes,
): readonly string[] =>
  fields.filter(
    (field) => canonicalJson(wanted[field] ?? null) !== canonicalJson(seen[field] ?? null),
  );

/** An object as it is right before it is changed. */
export interface Seen {
  readonly object: WireOf[Level];
  readonly observed: Observed;
}

/** Asks by id: what lists say may be some seconds old. Undefined when it is gone. */
export const observeAgain = async (
  session: Session,
  change: UpdateChange | RemoveChange,
): Promise<Seen | undefined> => {
  const level = change.entity as Level;
  const object = await getObject(session, level, change.remoteId);
  if (!object) return undefined;
  const readings = await Promise.all(
    biddingTypesOf(change).map((biddingType) => observe(session, level, object, { biddingType })),
  );
  const observed =
    readings.find(({ attributes }) => digestOf(attributes) === change.seenDigest) ?? readings[0]!;
  return { object, observed };
};

/**
 * Answers about ad groups do not say what their campaign pays for; a removal does not either, so
 * both readings of a fixed bid are tried.
 */
const biddingTypesOf = (change: UpdateChange | RemoveChange): readonly BiddingType[] => {
  const known =
    change.entity === 'adGroup' && change.action === 'update'
      ? biddingTypeOf(asAdGroup(change.after).biddingStrategy.type)
      : undefined;
  if (change.entity !== 'adGroup') return ['clicks'];
  return known === undefined ? ['clicks', 'conversions'] : [known];
};

/** A refusal of ours, for what is known without asking the platform. */
export const refusal = (code: string, message: string, field?: string): Failure => ({
  kind: 'refused',
  ...(field ? { field } : {}),
  detail: { code, message },
});

export const failed = ({ id }: Pick<Change, 'id'>, failure: Failure): Outcome => ({
  kind: 'failed',
  changeId: id,
  failure,
});

/**
 * A refusal concerns one change, and the others go on. Every other failure is about the connection
 * and ends the wave.
 */
export const refusedOr = (error: unknown): Failure => {
  if (error instanceof PlatformFailure && error.failure.kind === 'refused') return error.failure;
  throw error;
};

/**
 * Why a change must not be sent as it is; undefined when it may. What exists can always be taken
 * away.
 */
export const unsendable = (change: Change, connection: OpenConnection): Failure | undefined => {
  if (!isLevel(change.entity)) {
    return refusal('ENTITY_UNSUPPORTED', `OpenAI has no object for a ${change.entity}.`);
  }
  if (change.action === 'remove') return undefined;
  if (!isSupportedType(change.campaignType)) {
    return refusal(
      'CAMPAIGN_TYPE_UNSUPPORTED',
      `OpenAI does not support campaigns of type ${change.campaignType}.`,
    );
  }
  if (change.action === 'create' && change.entity !== 'campaign' && !change.parentRemoteId) {
    return refusal('PARENT_UNKNOWN', 'Nothing says which object this one belongs to.');
  }
  return isAbout(change, 'campaign')
    ? unsendableCampaign(change, connection)
    : unsendableBid(change);
};

const isAbout = (change: CreateChange | UpdateChange, entity: string): boolean =>
  change.entity === entity;

const touches = (change: CreateChange | UpdateChange, field: string): boolean =>
  change.action === 'create' || change.fields.includes(field);

const unsendableCampaign = (
  change: CreateChange | UpdateChange,
  connection: OpenConnection,
): Failure | undefined => {
  const after = asCampaign(change.after);
  if (
    touches(change, 'geoTargets') &&
    after.geoTargets.some(({ openaiLocationId }) => openaiLocationId === NOWHERE)
  ) {
    return refusal(
      'NO_PLACE_LEFT',
      'OpenAI can target none of the locations in `geoTargets`. The ads would show everywhere.',
      'geoTargets',
    );
  }
  if (touches(change, 'devices') && platformsOf(after.devices)?.length === 0) {
    return refusal('NO_DEVICE_LEFT', 'Every device is switched off.', 'targeting.devices');
  }
  if (change.action === 'update') return undefined;
  const { type } = after.biddingStrategy;
  if (!isBiddingType(type)) return unsupportedBidding(type);
  return type === 'conversions' && eventSettingOf(connection) === undefined
    ? refusal(
        'CONNECTION_SETTING_MISSING',
        `\`settings/${EVENT_SETTING}\` is missing on the connection. Bidding for conversions needs it.`,
        'biddingStrategy',
      )
    : undefined;
};

const isBiddingType = (biddingType: string): boolean =>
  Object.values(BIDS).some((bid) => bid.biddingType === biddingType);

const unsupportedBidding = (type: string): Failure =>
  refusal('BIDDING_STRATEGY_UNSUPPORTED', `OpenAI does not bid by ${type}.`, 'biddingStrategy');

const unsendableBid = (change: CreateChange | UpdateChange): Failure | undefined => {
  if (
    change.entity !== 'adGroup' ||
    !(touches(change, 'biddingStrategy') || touches(change, 'maxCpcMicros'))
  ) {
    return undefined;
  }
  const after = asAdGroup(change.after);
  const { type } = after.biddingStrategy;
  if (!isSupportedStrategy(type)) return unsupportedBidding(type);
  const { amount } = BIDS[type];
  return amount !== null && bidOf(after) === null
    ? refusal(
        'BID_REQUIRED',
        `OpenAI takes ${type} only with ${amount}.`,
        amount === 'maxCpc' ? 'maxCpc' : 'biddingStrategy.targetCpa',
      )
    : undefined;
};
