import { canonicalJson } from '@switchyard/kernel';
import type { Attributes } from '../../port/attributes';
import type { Change, UpdateChange } from '../../port/change';
import type { Observed } from '../../port/observed';
import type { Outcome, OverwrittenField } from '../../port/outcome';
import { TARGETING_FIELDS } from '../attributes/ad-group-attributes';
import { observe } from '../read/observe';
import { observeAdGroup } from '../read/observe-ad-group';
import { observeCampaign } from '../read/observe-campaign';
import { isLevel, objectReading, type Level } from '../read/readings';
import { readRows } from '../wire/read-rows';
import type { Row } from '../wire/row';
import type { Session } from '../wire/session';
import type { Decided, Part } from './send-parts';

/** Reads again what updates and removals are about, by id, fifty in a request. What is gone is not in the answer. */
export const seeWave = async (
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
 * The look that goes with an update, in the same request: Meta has no conditional write, but answers the parts of a batch in their order.
 * What an ad shows is an object of its own, which takes requests more to read: ads are not looked at again.
 */
export const lookAt = (change: Change): Pick<Part, 'look'> => {
  if (change.action !== 'update' || (change.entity !== 'campaign' && change.entity !== 'adGroup')) {
    return {};
  }
  const { path, fields } = objectReading(change.entity, change.remoteId);
  return { look: { method: 'GET', path, params: { fields: fields.join(',') } } };
};

/** Tells of edits that an update went over. */
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

/** Targeting goes whole: what was not to be changed of it is written, too. */
const writtenBy = ({ fields }: UpdateChange): readonly string[] => {
  const targeting: readonly string[] = TARGETING_FIELDS;
  return fields.some((field) => targeting.includes(field))
    ? [...new Set([...fields, ...targeting])]
    : fields;
};

const isSame = (one: Attributes, other: Attributes, field: string): boolean =>
  canonicalJson(one[field] ?? null) === canonicalJson(other[field] ?? null);
