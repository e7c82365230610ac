import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { Attributes, Observed } from '../../port/attributes';
import type {
  Change,
  Outcome,
  OverwrittenField,
  RemoveChange,
  UpdateChange,
} from '../../port/change';
import type { Failure } from '../../port/failure';
import { type AdGroupAttributes, asAdGroup, TARGETING_FIELDS } from '../attributes';
import type { Row } from '../client/objects';
import { readRows } from '../client/requests';
import { type Session, settingOf } from '../client/session';
import { observe, observeAdGroup, observeCampaign } from '../read/observe';
import { isLevel, type Level, objectReading } from '../read/readings';
import { SUPPORTED_TYPES } from '../vocabulary';
import type { Decided, Part } from './batches';

/**
 * Whether a change may go on: `go`; `done` when the object already is what the change wants (a lost
 * answer); `drifted` when it was edited since the plan; `missing` when it is gone.
 */
export const verify = (
  change: UpdateChange | RemoveChange,
  seen: Observed | undefined,
): 'go' | 'done' | 'drifted' | 'missing' => {
  if (!seen) return 'missing';
  if (digestOf(seen.attributes) === change.seenDigest || isOwnStrategy(change, seen)) return 'go';
  if (change.action === 'remove') return 'drifted';
  return change.fields.every(
    (field) =>
      canonicalJson(seen.attributes[field] ?? null) === canonicalJson(change.after[field] ?? null),
  )
    ? 'done'
    : 'drifted';
};

const STRATEGIES = [
  'LOWEST_COST_WITHOUT_CAP',
  'LOWEST_COST_WITH_BID_CAP',
  'COST_CAP',
  'LOWEST_COST_WITH_MIN_ROAS',
];

/**
 * True when only the strategy of a campaign changed, to the wanted one: an earlier write of our own
 * ad sets caused it.
 */
const isOwnStrategy = (change: UpdateChange | RemoveChange, { attributes }: Observed): boolean =>
  change.action === 'update' &&
  change.entity === 'campaign' &&
  canonicalJson(attributes['biddingStrategy'] ?? null) ===
    canonicalJson(change.after['biddingStrategy'] ?? null) &&
  STRATEGIES.some(
    (type) => digestOf({ ...attributes, biddingStrategy: { type } }) === change.seenDigest,
  );

/**
 * Reads again what updates and removals are about, by id, fifty in a request. What is gone is not
 * in the answer.
 */
export const observeWave = async (
  session: Session,
  wave: readonly Change[],
): Promise<ReadonlyMap<string, Observed>> => {
  const known = wave.flatMap((change): readonly Known[] =>
    change.action !== 'create' && isLevel(change.entity)
      ? [{ level: change.entity, id: change.remoteId }]
      : [],
  );
  const rows = await readRows(
    session,
    known.map(({ level, id }) => objectReading(level, id)),
  );
  const seen = new Map<string, Observed>();
  for (const level of ['campaign', 'adGroup', 'ad'] as const) {
    const found = known.flatMap((one, index) => (one.level === level ? (rows[index] ?? []) : []));
    for (const observed of await observe(session, level, found)) {
      seen.set(observed.remoteId, observed);
    }
  }
  return seen;
};

interface Known {
  readonly level: Level;
  readonly id: string;
}

/**
 * The look that goes with an update, in the same request: Meta has no conditional write, but
 * returns the parts of a batch in their order. What an ad shows is an object of its own, which
 * takes requests more to read: ads are not looked at again.
 */
export const lookAt = (change: Change): Pick<Part, 'look'> => {
  if (change.action !== 'update' || (change.entity !== 'campaign' && change.entity !== 'adGroup')) {
    return {};
  }
  const { path, fields } = objectReading(change.entity, change.remoteId);
  return { look: { method: 'GET', path, params: { fields: fields.join(',') } } };
};

/** Reports edits that an update overwrote. */
export const withOverwritten = (
  session: Session,
  decided: Decided,
  seen: ReadonlyMap<string, Observed>,
  outcome: Outcome,
): Outcome => {
  const { change } = decided;
  if (outcome.kind !== 'applied' || change.action !== 'update' || !('before' in decided)) {
    return outcome;
  }
  const looked = seen.get(change.remoteId);
  const overwritten =
    decided.before && looked
      ? overwrittenBy(change, looked.attributes, attributesOf(session, change, decided.before))
      : [];
  return overwritten.length > 0 ? { ...outcome, overwritten } : outcome;
};

const attributesOf = (session: Session, { entity }: UpdateChange, row: Row): Attributes =>
  (entity === 'campaign' ? observeCampaign(session, row) : observeAdGroup(session, row)).attributes;

const overwrittenBy = (
  change: UpdateChange,
  looked: Attributes,
  before: Attributes,
): readonly OverwrittenField[] =>
  writtenBy(change)
    .filter((field) => !isSame(before, looked, field) && !isSame(before, change.after, field))
    .map((field) => ({ field, found: before[field] ?? null }));

/**
 * The fields that an update writes. Targeting is always sent as a whole, so its unchanged fields
 * are written, too.
 */
const writtenBy = ({ fields }: UpdateChange): readonly string[] => {
  const targeting: readonly string[] = TARGETING_FIELDS;
  return fields.some((field) => targeting.includes(field))
    ? [...new Set([...fields, ...targeting])]
    : fields;
};

const isSame = (one: Attributes, other: Attributes, field: string): boolean =>
  canonicalJson(one[field] ?? null) === canonicalJson(other[field] ?? null);

/** A refusal of ours, for what is known without asking Meta. */
export const refusal = (code: string, message: string, field?: string): Failure => ({
  kind: 'refused',
  ...(field === undefined ? {} : { field }),
  detail: { code, message },
});

/** Why a change must not be sent; undefined when it may. What exists can always be taken away. */
export const refusalOf = (session: Session, change: Change): Failure | undefined => {
  if (change.action === 'remove') return undefined;
  if (!SUPPORTED_TYPES.some((type) => type === change.campaignType)) {
    return typeUnsupported(change);
  }
  if (change.action === 'create' && change.entity !== 'campaign' && !change.parentRemoteId) {
    return parentUnknown();
  }
  switch (change.entity) {
    case 'campaign':
      return undefined;
    case 'adGroup':
      return adSetRefusal(session, asAdGroup(change.after));
    case 'ad':
      return settingOf(session, 'pageId') === undefined ? pageMissing() : undefined;
    case 'keyword':
      return keywordsUnsupported();
  }
};

/**
 * Refuses an ad set without a location or without a device. Meta would show its ads anywhere, or on
 * no device or all devices.
 */
const adSetRefusal = (
  session: Session,
  { geoTargets, devices, biddingStrategy }: AdGroupAttributes,
): Failure | undefined => {
  if (!geoTargets.some((place) => place.kind === 'RADIUS' || !place.negative)) return noPlaceLeft();
  if (devices && !devices.desktop && !devices.mobile) return noDeviceLeft();
  return biddingStrategy.event !== null && settingOf(session, 'pixelId') === undefined
    ? pixelMissing()
    : undefined;
};

const typeUnsupported = ({ campaignType }: Change): Failure =>
  refusal('CAMPAIGN_TYPE_UNSUPPORTED', `Meta does not support ${campaignType} campaigns.`, 'type');
const keywordsUnsupported = (): Failure => refusal('KEYWORDS_UNSUPPORTED', 'Meta has no keywords.');
const parentUnknown = (): Failure =>
  refusal('PARENT_UNKNOWN', 'Nothing says which object this one belongs to.');
const noPlaceLeft = (): Failure =>
  refusal(
    'NO_PLACE_LEFT',
    'Meta can target none of the locations in `geoTargets`. The ads would show everywhere.',
    'geoTargets',
  );
const noDeviceLeft = (): Failure =>
  refusal('NO_DEVICE_LEFT', 'Every device is switched off.', 'targeting/devices');
const pageMissing = (): Failure =>
  refusal(
    'CONNECTION_SETTING_MISSING',
    '`settings/pageId` is missing on the connection. Set it to the id of the Facebook page of the advertiser.',
  );
const pixelMissing = (): Failure =>
  refusal(
    'CONNECTION_SETTING_MISSING',
    '`settings/pixelId` is missing on the connection. Set it to the id of the pixel that counts conversions.',
    'biddingStrategy',
  );
