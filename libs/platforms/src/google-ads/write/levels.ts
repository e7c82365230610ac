import type { Observed } from '../../port/attributes';
import type { Change, Outcome, UpdateChange } from '../../port/change';
import type { Gate } from '../../port/io';
import { type ResourceNames, resourceNamesOf } from '../client/objects';
import { mutate, type Session } from '../client/session';
import { MAX_ASSET_GROUP_NAME } from '../limits';
import { MAX_NAME_LENGTH } from '../unverified';
import { adGroupSteps, adSteps, keywordSteps, renameAdGroup } from './ad-groups';
import { assetGroupSteps, isAboutAssetGroup, renameAssetGroup } from './asset-groups';
import { createCampaign, removeCampaign, renameCampaign, updateCampaign } from './campaigns';
import { outcomeOf } from './outcomes';
import { sendAtomically } from './send';
import type { Making, Step } from './steps';

/**
 * The operations of one change. `seen` is what the platform holds; an update of something unseen
 * has none.
 */
export const stepsFor = (
  change: Change,
  seen: Observed | undefined,
  making: Making,
): readonly Step[] => {
  switch (change.entity) {
    case 'campaign':
      return campaignSteps(change, seen, making);
    case 'adGroup':
      return adGroupSteps(change, making);
    case 'ad':
      return isAboutAssetGroup(change)
        ? assetGroupSteps(change, seen, making)
        : adSteps(change, making);
    case 'keyword':
      return keywordSteps(change, making);
  }
};

/** Gives an object a name for a moment, so that others can take its own. */
const renameStep = (
  change: Change & { readonly remoteId: string },
  name: string,
  names: ResourceNames,
): Step => {
  switch (change.entity) {
    case 'campaign':
      return renameCampaign(change.remoteId, name, names);
    case 'ad':
      return renameAssetGroup(change.remoteId, name, names);
    default:
      return renameAdGroup(change.remoteId, name, names);
  }
};

const campaignSteps = (
  change: Change,
  seen: Observed | undefined,
  making: Making,
): readonly Step[] => {
  switch (change.action) {
    case 'create':
      return createCampaign(change, making);
    case 'update':
      return seen ? updateCampaign(change, seen, making) : [];
    case 'remove':
      return removeCampaign(change, making.names);
  }
};

/**
 * Puts changes into an order in which names are given up before they are taken. If names are
 * swapped in a cycle, one object first gets a temporary name in a separate request, because one
 * request cannot touch a resource twice (ID_EXISTS_IN_MULTIPLE_MUTATES).
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
    outcomes.push(await sendAtomically(session, change, [parkStep(session, change)], gate));
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
    return change && step ? [outcomeOf(change, [{ step, result }])] : [];
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

/**
 * One object that is to change its name. Names are unique within a scope (the account, or a
 * campaign).
 */
export interface Rename {
  readonly id: string;
  readonly scope: string;
  readonly from: string;
  readonly to: string;
}

export interface RenameOrder {
  /** The object that frees a name comes before the object that takes it. */
  readonly order: readonly string[];
  /** One object of each cycle of names. It must free its name before the others can be renamed. */
  readonly parked: readonly string[];
}

/** Orders renames so that no name is taken before it is free. */
export const renameOrder = (renames: readonly Rename[]): RenameOrder => {
  const holders = new Map(renames.map((rename) => [holding(rename.scope, rename.from), rename]));
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  const parked = new Set<string>();
  for (const rename of renames) {
    for (const next of chainFrom(rename, holders, state, parked).reverse()) {
      state.set(next.id, 'done');
      order.push(next.id);
    }
  }
  return { order, parked: [...parked] };
};

/**
 * From a rename to the holder of its name, to the holder of that one's, and so on; a chain that
 * bites its tail parks its start.
 */
const chainFrom = (
  start: Rename,
  holders: ReadonlyMap<string, Rename>,
  state: Map<string, 'open' | 'done'>,
  parked: Set<string>,
): Rename[] => {
  const chain: Rename[] = [];
  let next: Rename | undefined = start;
  while (next && !state.has(next.id)) {
    state.set(next.id, 'open');
    chain.push(next);
    next = holders.get(holding(next.scope, next.to));
  }
  if (next && next.from !== next.to && state.get(next.id) === 'open') parked.add(next.id);
  return chain;
};

const holding = (scope: string, name: string): string => `${scope}\n${name}`;
