import type { Change, UpdateChange } from '../../port/change';
import type { Gate } from '../../port/io';
import type { Observed } from '../../port/observed';
import type { Outcome } from '../../port/outcome';
import { mutate } from '../session/mutate';
import type { Session } from '../session/session';
import { MAX_ASSET_GROUP_NAME } from '../asset-group-counts';
import { MAX_NAME_LENGTH } from '../unverified';
import { resourceNamesOf } from '../wire/resource-name';
import { isAboutAssetGroup } from './asset-group-steps';
import { renameOrder, type Rename } from './rename-order';
import { sendWhole } from './send-asset-groups';
import { settle } from './settle';
import { renameStep } from './steps';

/**
 * Puts changes into an order in which names are given up before they are taken. Where names go round in a ring, one object of it
 * is first given a name of its own, in a request of its own: one request cannot touch a resource twice (ID_EXISTS_IN_MULTIPLE_MUTATES).
 */
export const parkNames = async (
  session: Session,
  changes: readonly Change[],
  seenOf: (change: Change) => Observed | undefined,
  gate: Gate,
): Promise<{ readonly ready: readonly Change[]; readonly failed: readonly Outcome[] }> => {
  const { order, parked } = renameOrder(
    changes.flatMap((change) => renamesOf(change, seenOf(change))),
  );
  const failed = await park(
    session,
    changes.filter((change): change is UpdateChange => parked.includes(change.id)),
    gate,
  );
  const place = new Map(order.map((id, index) => [id, index]));
  const stuck = new Set(failed.map(({ changeId }) => changeId));
  const ready = changes.filter(({ id }) => !stuck.has(id));
  return {
    ready: [...ready].sort((a, b) => (place.get(a.id) ?? -1) - (place.get(b.id) ?? -1)),
    failed,
  };
};

const renamesOf = (change: Change, seen: Observed | undefined): readonly Rename[] => {
  if (change.action !== 'update' || !seen || !change.fields.includes(nameField(change))) return [];
  const [from, to] = [seen.attributes[nameField(change)], change.after[nameField(change)]];
  return [
    {
      id: change.id,
      scope: `${change.entity} ${change.parentRemoteId ?? ''}`,
      from: String(from),
      to: String(to),
    },
  ];
};

const park = async (
  session: Session,
  changes: readonly UpdateChange[],
  gate: Gate,
): Promise<readonly Outcome[]> => {
  const outcomes = [
    ...(await parkTogether(
      session,
      changes.filter((change) => !isAboutAssetGroup(change)),
      gate,
    )),
  ];
  for (const change of changes.filter(isAboutAssetGroup)) {
    outcomes.push(await sendWhole(session, change, [parkStep(session, change)], gate));
  }
  return outcomes.filter(({ kind }) => kind === 'failed');
};

const parkTogether = async (
  session: Session,
  changes: readonly UpdateChange[],
  gate: Gate,
): Promise<readonly Outcome[]> => {
  if (changes.length === 0) return [];
  const steps = changes.map((change) => parkStep(session, change));
  const results = await mutate(
    session,
    steps.map(({ operation }) => operation),
    () => gate.open(changes),
  );
  return results.flatMap((result, index) => {
    const [change, step] = [changes[index], steps[index]];
    return change && step ? [settle(change, [{ step, result }])] : [];
  });
};

const parkStep = (session: Session, change: UpdateChange) =>
  renameStep(change, parkedName(change), resourceNamesOf(session.customerId));

/** What an asset group is called is our ad group's name. */
const nameField = (change: Change): 'name' | 'adGroupName' =>
  isAboutAssetGroup(change) ? 'adGroupName' : 'name';

const parkedName = (change: UpdateChange): string => {
  const mark = ` (${change.localId})`;
  const longest = isAboutAssetGroup(change) ? MAX_ASSET_GROUP_NAME : MAX_NAME_LENGTH;
  return `${String(change.after[nameField(change)]).slice(0, longest - mark.length)}${mark}`;
};
