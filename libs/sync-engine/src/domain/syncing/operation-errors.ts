import type { SyncFailure } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { Failure } from '@switchyard/platforms/domain';
import { groupBy } from '../planning/grouping';
import type { PlannedChange } from '../planning/plan';
import { byAddress } from '../planning/standing';
import type { OperationError, Sync } from './sync';
import type { OperationOutcome } from './sync-status';

/**
 * Our stable code for each kind of failure; a refusal keeps the platform's own where it is one of
 * ours.
 */
const CODES: Readonly<Record<Failure['kind'], string>> = {
  throttled: 'PLATFORM_THROTTLED',
  unavailable: 'PLATFORM_UNAVAILABLE',
  unauthorised: 'CONNECTION_NEEDS_REAUTH',
  refused: 'PLATFORM_REFUSED',
  unknown: 'OUTCOME_UNKNOWN',
  internal: 'INTERNAL_ERROR',
};

const OURS: ReadonlySet<string> = new Set(['REMOTE_NAME_TAKEN', 'PLATFORM_CONTRADICTED']);

export const operationError = (failure: Failure): OperationError => ({
  code: OURS.has(failure.detail.code) ? failure.detail.code : CODES[failure.kind],
  message: failure.detail.message,
  field: failure.kind === 'refused' ? (failure.field ?? null) : null,
  platformCode: failure.detail.code,
  platformRequestId: failure.detail.requestId ?? null,
  retryable: failure.kind !== 'refused' && failure.kind !== 'internal',
});

const ourError = (
  code: string,
  message: string,
  retryable: boolean,
  cause?: string,
): OperationError => ({
  code,
  message,
  field: null,
  platformCode: null,
  platformRequestId: null,
  retryable,
  ...(cause ? { cause } : {}),
});

export const parentFailed = (parentId: string): OperationError =>
  ourError('PARENT_FAILED', 'The parent of the object could not be created.', true, parentId);
export const remoteMissing = (): OperationError =>
  ourError('REMOTE_MISSING', 'The object no longer exists on the platform.', false);
export const remoteDrifted = (): OperationError =>
  ourError('REMOTE_DRIFT', 'The object was edited on the platform after the plan was made.', true);
export const syncCancelled = (): OperationError =>
  ourError('SYNC_CANCELLED', 'The sync was cancelled before this was sent.', true);
export const neverAnswered = (): OperationError =>
  ourError(
    'OUTCOME_UNKNOWN',
    'The platform did not answer, and the sync ended before a check. The next sync checks the object first.',
    true,
  );
export const syncAbandoned = (message: string): OperationError =>
  ourError('SYNC_GIVEN_UP', message, true);
export const brakeEngaged = (): OperationError =>
  ourError(
    'BRAKE_ENGAGED',
    'The Emergency Brake holds the campaign. This change could raise spending.',
    true,
  );
export const brakeBlind = (): OperationError =>
  ourError(
    'BRAKE_BLIND',
    'The spend of this connection is unknown. This change could raise spending.',
    true,
  );
export const contradicted = (): OperationError =>
  ourError(
    'PLATFORM_CONTRADICTED',
    "The platform's answer does not report the result of this change.",
    true,
  );
/** `field`: which one our catalog would not take, where it reported one. */
export const importRefused = ({
  message,
  field,
}: {
  readonly message: string;
  readonly field: string | null;
}): OperationError => ({ ...ourError('IMPORT_REFUSED', message, false), field });

/** The next plan shows both values. */
export const localEdit = (field: string): OperationError => ({
  ...ourError(
    'LOCAL_EDIT',
    "The field was edited here after the plan was made. The platform's value was not imported.",
    true,
  ),
  field,
});

/** `code` of the conflict: the campaign belongs to another Space by now, or its name is taken. */
export const adoptionRefused = ({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): OperationError => ourError(code, message, false);

/** Operations of one campaign on one account that ended in the same way. */
export interface EndedOperations extends OperationOutcome {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly firstError: OperationError | null;
}

export interface CampaignFailure {
  readonly campaignId: string;
  readonly platform: PlatformId;
  /** Null: all that was sent was taken. */
  readonly failure: SyncFailure | null;
}

/**
 * What platforms refused of each campaign, or never answered, in a sync that is over. Campaigns of
 * which something was left undone for another reason (a cancellation, an edit, a quota) are left
 * out: what is known of them stays. What was released is no campaign of ours.
 */
export const failuresIn = (
  ended: readonly EndedOperations[],
  { id, treeVersions }: Pick<Sync, 'id' | 'treeVersions'>,
  at: Date,
): readonly CampaignFailure[] => {
  const own = ended.filter(({ action }) => action !== 'release');
  return [
    ...groupBy(own, ({ campaignId, platform }) => `${platform} ${campaignId}`).values(),
  ].flatMap((group): readonly CampaignFailure[] => {
    const { campaignId, platform } = group[0]!;
    const failed = group.find(
      ({ status, firstError }) => firstError && (status === 'failed' || status === 'uncertain'),
    );
    if (failed?.firstError) {
      const { code, platformCode, message } = failed.firstError;
      const failure = {
        at: at.toISOString(),
        syncId: id,
        connectionId: failed.connectionId,
        code,
        platformCode,
        message,
        treeVersion: treeVersions[campaignId] ?? null,
      };
      return [{ campaignId, platform, failure }];
    }
    return group.every(({ status }) => status === 'succeeded')
      ? [{ campaignId, platform, failure: null }]
      : [];
  });
};

const BREAKING: ReadonlySet<PlannedChange['action']> = new Set(['create', 'replace', 'remove']);
const FOLLOWING: ReadonlySet<PlannedChange['action']> = new Set(['create', 'replace', 'forget']);

/** What could not be restored here is not created there either. */
const isLost = ({ setBack, remoteId }: PlannedChange): boolean =>
  setBack === true && remoteId === null;

/**
 * Our ids of objects that failed before or were skipped for it, each with the id of the failed
 * object that is the cause.
 */
export type Causes = ReadonlyMap<string, string>;

/**
 * Changes that cannot go because something above them failed, among these or before: what was to be
 * made below a failed creation, and what was to be forgotten with a failed removal. Our id of each,
 * with the id of the failed object that is the cause.
 */
export const childrenOfFailed = (
  changes: readonly PlannedChange[],
  failed: readonly PlannedChange[],
  before: Causes = new Map(),
): Causes => {
  const causes = new Map([
    ...before,
    ...failed
      .filter((change) => BREAKING.has(change.action) || isLost(change))
      .map(({ address: { id } }) => [id, id] as const),
  ]);
  const skipped = new Map<string, string>();
  const lost = new Set(failed.filter(isLost).map(({ address: { id } }) => id));
  for (const { action, address, parentId } of changes.toSorted(byAddress)) {
    const isOwn = lost.has(address.id) && action === 'create';
    const cause = causes.get(isOwn ? address.id : (parentId ?? ''));
    if (cause === undefined || (!isOwn && causes.has(address.id)) || !FOLLOWING.has(action)) {
      continue;
    }
    skipped.set(address.id, cause);
    causes.set(address.id, cause);
  }
  return skipped;
};
