import { digestOf } from '@switchyard/kernel';
import type { RemoveChange, UpdateChange } from '../../port/change';
import type { Observed } from '../../port/observed';
import { asAdGroup } from '../attributes/child-attributes';
import type { BiddingType } from '../data/bids';
import type { Level } from '../data/levels';
import { observe } from '../observe/observe';
import { biddingTypeOf } from '../observe/observe-ad-group';
import { getObject } from '../wire/get-object';
import type { WireOf } from '../wire/objects';
import type { Session } from '../wire/session';

/** An object as it is right before it is changed. */
export interface Seen {
  readonly object: WireOf[Level];
  readonly observed: Observed;
}

/** Asks by id: what lists say may be some seconds old. Undefined when it is gone. */
export const lookAgain = async (
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

/** Answers about ad groups do not say what their campaign pays for; a removal does not either, so both readings of a fixed bid are tried. */
const biddingTypesOf = (change: UpdateChange | RemoveChange): readonly BiddingType[] => {
  const known =
    change.entity === 'adGroup' && change.action === 'update'
      ? biddingTypeOf(asAdGroup(change.after).biddingStrategy.type)
      : undefined;
  if (change.entity !== 'adGroup') return ['clicks'];
  return known === undefined ? ['clicks', 'conversions'] : [known];
};
