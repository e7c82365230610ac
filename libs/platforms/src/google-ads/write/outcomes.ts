import type { Change, Outcome } from '../../port/change';
import type { Failure } from '../../port/failure';
import { classifyError, contradicted } from '../client/failures';
import { idIn } from '../client/objects';
import { resourceName as memberOf, type Result, type Write } from '../client/session';
import { isAboutAssetGroup } from './asset-groups';
import type { Step } from './steps';

/** One step with what the platform answered to it. */
export interface Answered {
  readonly step: Step;
  readonly result: Result;
}

/** Follows from an earlier failure of the same request and explains nothing. */
const CONSEQUENCE = 'TEMP_ID_RESOURCE_HAD_ERRORS';

/** What became of a change whose every step was answered. */
export const outcomeOf = (change: Change, answered: readonly Answered[]): Outcome => {
  const failures = answered.flatMap((answer) => failureOf(answer, change));
  const failure = failures.find(({ detail }) => detail.code !== CONSEQUENCE) ?? failures[0];
  const main = answered.find(({ step }) => step.main)?.result;
  switch (change.action) {
    case 'create':
      return outcomeOfCreate(change, main, failure);
    case 'update':
      return outcomeOfUpdate(change, answered, failures.length, failure);
    case 'remove':
      return failure
        ? { kind: 'failed', changeId: change.id, failure }
        : { kind: 'removed', changeId: change.id, requestId: requestIdOf(main) };
  }
};

const outcomeOfCreate = (
  change: Change & { action: 'create' },
  main: Result | undefined,
  failure: Failure | undefined,
): Outcome => {
  if (main?.kind !== 'done' || failure?.kind === 'unknown') {
    return {
      kind: 'failed',
      changeId: change.id,
      failure: failure ?? contradicted('The object itself was not answered.'),
    };
  }
  const remoteId = idIn(main.resourceName);
  if (failure) return { kind: 'half-made', changeId: change.id, remoteId, failure };
  return {
    kind: 'applied',
    changeId: change.id,
    remoteId,
    attributes: change.after,
    requestId: main.requestId,
  };
};

const outcomeOfUpdate = (
  change: Change & { action: 'update' },
  answered: readonly Answered[],
  failed: number,
  failure: Failure | undefined,
): Outcome => {
  if (!failure) {
    return {
      kind: 'applied',
      changeId: change.id,
      remoteId: change.remoteId,
      attributes: change.after,
      requestId: requestIdOf(answered[0]?.result),
    };
  }
  if (failed >= answered.filter(isPart).length) {
    return { kind: 'failed', changeId: change.id, failure };
  }
  return { kind: 'half-made', changeId: change.id, remoteId: change.remoteId, failure };
};

/** An asset that nothing shows changes nothing. */
const isPart = ({ step, result }: Answered): boolean =>
  step.operation.kind !== 'assetOperation' || result.kind !== 'done';

const failureOf = ({ step, result }: Answered, change: Change): readonly Failure[] => {
  switch (result.kind) {
    case 'done':
      return distrust(step, result, change);
    case 'contradicted':
      return [result.failure];
    case 'failed':
      return result.errors.map((error) =>
        nameTaken(classifyError(error, step.field, result.requestId)),
      );
  }
};

/** An answer counts only when it names what was asked about and holds what was sent. */
const distrust = (
  { operation, main }: Step,
  result: Result & { kind: 'done' },
  change: Change,
): readonly Failure[] => {
  const asked = nameIn(operation.write);
  if (asked !== undefined && asked !== result.resourceName) {
    return [
      contradicted(
        `Asked about ${asked}, answered about ${result.resourceName}.`,
        result.requestId,
      ),
    ];
  }
  if (main && change.action === 'create' && !isOwnId(change, idIn(result.resourceName))) {
    return [
      contradicted(`${result.resourceName} is no name for what was created.`, result.requestId),
    ];
  }
  const path = contradictionIn(bodyIn(operation.write), result.resource[memberOf(operation.kind)]);
  return path === undefined
    ? []
    : [
        contradicted(
          `Google has another value at ${memberOf(operation.kind)}${path}.`,
          result.requestId,
        ),
      ];
};

const nameIn = (write: Write): string | undefined => {
  if ('remove' in write) return write.remove;
  return 'update' in write ? write.update.resourceName : undefined;
};

const bodyIn = (write: Write): unknown => {
  if ('remove' in write) return undefined;
  return 'update' in write ? write.update : write.create;
};

const isOwnId = (change: Change, id: string): boolean => {
  if (change.entity === 'campaign' || change.entity === 'adGroup' || isAboutAssetGroup(change)) {
    return /^\d+$/.test(id);
  }
  return /^\d+~\d+$/.test(id) && id.startsWith(`${change.parentRemoteId}~`);
};

const requestIdOf = (result: Result | undefined): string | undefined =>
  result?.kind === 'done' ? result.requestId : undefined;

/** Members that name other resources: temporary in the request, final in the answer. */
const NAMES = new Set([
  'resourceName',
  'campaign',
  'campaignBudget',
  'adGroup',
  'asset',
  'assetGroup',
]);

/**
 * The first path at which an answered resource differs from what was sent; undefined when it
 * contains all of it. What the answer leaves out proves nothing: defaults are not printed.
 */
const contradictionIn = (sent: unknown, answered: unknown, path = ''): string | undefined => {
  if (sent === undefined || answered === undefined || answered === null) return undefined;
  if (Array.isArray(sent)) {
    return Array.isArray(answered) && answered.length === sent.length
      ? inMembers(sent.entries(), answered, path)
      : path;
  }
  if (typeof sent === 'object' && sent !== null) {
    return typeof answered === 'object' ? inMembers(Object.entries(sent), answered, path) : path;
  }
  return isSame(sent, answered) ? undefined : path;
};

const inMembers = (
  members: Iterable<readonly [string | number, unknown]>,
  answered: object,
  path: string,
): string | undefined => {
  for (const [name, value] of members) {
    if (NAMES.has(String(name))) continue;
    const found = contradictionIn(
      value,
      (answered as Readonly<Record<string, unknown>>)[String(name)],
      `${path}/${name}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
};

/** int64 may be printed as text, floats with fewer digits. */
const isSame = (sent: unknown, answered: unknown): boolean =>
  sent === answered ||
  String(sent) === String(answered) ||
  (typeof sent === 'number' && Math.abs(sent - Number(answered)) < 1e-6);

const TAKEN = new Set(['DUPLICATE_CAMPAIGN_NAME', 'DUPLICATE_ADGROUP_NAME', 'DUPLICATE_NAME']);

/** Another object has the name: one code of ours for all platforms, Google's own in the message. */
export const nameTaken = (failure: Failure, field = 'name'): Failure =>
  TAKEN.has(failure.detail.code)
    ? {
        kind: 'refused',
        field,
        detail: {
          ...failure.detail,
          code: 'REMOTE_NAME_TAKEN',
          message: `${failure.detail.code}: ${failure.detail.message}`,
        },
      }
    : failure;
