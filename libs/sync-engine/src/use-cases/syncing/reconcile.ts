import { digestOf } from '@switchyard/kernel';
import type { Attributes, BoundObject, Observed } from '@switchyard/platforms';
import {
  arrivedFields,
  asFarAsSent,
  strangeFields,
  traceOf,
  unfinishedFields,
} from '../../domain/planning/unanswered-writes';
import { remoteDrifted } from '../../domain/syncing/operation-errors';
import type { OpenAccount } from '../ports';
import type { Entry, Ledger } from './ledger';
import type { Sending } from './send-wave';

/**
 * Finds out what became of operations that were started and never answered. A create is looked up
 * by our marker and adopted, or is proven absent and may be sent again; an update or removal is
 * read again. Nothing is sent here. Returns what is left to the next plan: it was edited since the
 * plan was made.
 */
export const reconcile = async (
  account: OpenAccount,
  ledger: Ledger,
  unsure: readonly Sending[],
): Promise<readonly Entry[]> => {
  const creates = unsure.filter(({ step }) => step.does === 'create');
  const others = unsure.filter(({ step }) => step.does !== 'create');
  if (creates.length > 0) await adoptCreates(account, ledger, creates);
  if (others.length > 0) await readAgain(account, ledger, others);
  await ledger.flush();
  return creates.map(({ entry }) => entry).filter(({ status }) => status === 'uncertain');
};

const adoptCreates = async (
  account: OpenAccount,
  ledger: Ledger,
  creates: readonly Sending[],
): Promise<void> => {
  const markers = creates.map(({ step: { change } }) => {
    const parentRemoteId =
      (change.parentId && ledger.remoteIdOf(change.parentId)) || change.parentRemoteId;
    return {
      entity: change.address.entity,
      localId: change.address.id,
      attributes: change.after ?? {},
      ...(parentRemoteId ? { parentRemoteId } : {}),
      ...(change.released ? { released: change.released } : {}),
    };
  });
  const found = await account.platform.find(account.connection, markers, account.io);
  const byMarker = new Map((await ledger.ours(found)).map((object) => [object.marker, object]));
  for (const { entry } of creates) {
    const untilSent = account.platform.untilSent?.(entry.change.address.entity);
    const found = byMarker.get(entry.change.address.id);
    // What a replacement took away may be shown for a while.
    const isOld = found !== undefined && found.remoteId === entry.change.remoteId;
    adopt(entry, isOld ? undefined : found, ledger, untilSent);
  }
};

const adopt = (
  entry: Entry,
  found: Observed | undefined,
  ledger: Ledger,
  untilSent: Attributes | undefined,
): void => {
  entry.lookFirst = false;
  if (!found) {
    entry.status = 'pending';
    return;
  }
  if (entry.isOutdated && !isAsPlanned(entry, found)) {
    return ledger.resolve(entry, 'drifted', remoteDrifted());
  }
  if (isEdited(entry, found, untilSent)) return leave(entry, found, ledger, untilSent);
  ledger.bind(entry, found.remoteId, 'ready', found.parentRemoteId ?? null);
  if (unfinishedFields(entry.change.after ?? {}, found.attributes).length === 0) {
    return ledger.resolve(entry, 'succeeded');
  }
  ledger.bind(entry, found.remoteId, 'tainted', found.parentRemoteId ?? null);
  entry.found = found;
  entry.status = 'pending';
};

const isAsPlanned = ({ change: { after } }: Entry, { attributes }: Observed): boolean =>
  unfinishedFields(after ?? {}, attributes).length === 0;

const isEdited = (
  { change: { after }, contradicted }: Entry,
  { attributes }: Observed,
  untilSent: Attributes | undefined,
): boolean =>
  !contradicted &&
  strangeFields(asFarAsSent(after ?? {}, attributes, untilSent), attributes).length > 0;

/**
 * Nothing is sent over an edit that no plan has shown. What is bound half made stays bound, as far
 * as it was made.
 */
const leave = (
  entry: Entry,
  { remoteId, attributes }: Observed,
  ledger: Ledger,
  untilSent: Attributes | undefined,
): void => {
  if (ledger.binding(entry.change.address.id) === undefined) {
    return ledger.resolve(entry, 'uncertain', remoteDrifted());
  }
  entry.remoteId = remoteId;
  ledger.keepAsMade(entry, attributes, untilSent);
  ledger.resolve(entry, 'drifted', remoteDrifted());
};

const readAgain = async (
  account: OpenAccount,
  ledger: Ledger,
  others: readonly Sending[],
): Promise<void> => {
  const campaigns = new Set(others.flatMap(({ entry }) => campaignRemoteId(entry, ledger) ?? []));
  const entities = [...new Set(others.map(({ entry }) => entry.change.address.entity))];
  const seen = new Map<string, Observed>();
  const scope = {
    campaignRemoteIds: [...campaigns],
    campaignNames: [],
    entities,
    bound: others.flatMap(boundObject),
  };
  for await (const object of account.platform.read(account.connection, scope, account.io)) {
    seen.set(`${object.entity} ${object.remoteId}`, object);
  }
  for (const sending of others) {
    resume(
      sending,
      seen.get(`${sending.entry.change.address.entity} ${sending.entry.change.remoteId}`),
      ledger,
    );
  }
};

/** Without what was applied: that is unknown now. */
const boundObject = ({
  entry: {
    change: {
      address: { entity },
      remoteId,
      parentRemoteId,
    },
  },
}: Sending): readonly BoundObject[] =>
  remoteId === null
    ? []
    : [{ entity, remoteId, ...(parentRemoteId === null ? {} : { parentRemoteId }) }];

const campaignRemoteId = ({ change }: Entry, ledger: Ledger): string | null =>
  change.address.entity === 'campaign'
    ? change.remoteId
    : ledger.remoteIdOf(change.address.campaignId);

const resume = ({ step, entry }: Sending, seen: Observed | undefined, ledger: Ledger): void => {
  entry.status = 'pending';
  if (!seen || step.does === 'remove') return;
  const trace = traceOf(entry.change, seen.attributes);
  if (trace === 'strange') {
    return ledger.keepArrived(entry, arrivedFields(entry.change, seen.attributes));
  }
  if (trace === 'ours') {
    entry.seenDigest = digestOf(seen.attributes);
    return;
  }
  ledger.bind(entry, seen.remoteId, 'ready', seen.parentRemoteId ?? null);
  ledger.resolve(entry, 'succeeded');
};
