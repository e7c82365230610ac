import { Injectable, Logger } from '@nestjs/common';
import { Clock, UnitOfWork } from '@switchyard/kernel';
import { PlatformFailure, type RemoteAction } from '@switchyard/platforms/domain';
import { type KnownAction, RemoteActions } from '../../data/remote-actions';
import { draftOfAction, type Finding, type RemoteActionRow, type SinkTarget } from '../../domain';
import type { DeliveryJob } from './delivery-job';
import { kindOf, WatchedIo } from './isolate-broken-items';

/** What an action is called on the platform, or why nothing can be sent for it now. */
export type Ensured = { readonly remote: RemoteAction } | { readonly finding: Finding };

/**
 * Finds or makes actions that a platform does not have, or not with their last change. Once each:
 * what is found is kept.
 */
@Injectable()
export class EnsureActions {
  private readonly logger = new Logger(EnsureActions.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly actions: RemoteActions,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws PlatformFailure when the platform cannot be asked; what it refuses holds the conversions
   * of that action alone.
   */
  async execute(
    job: DeliveryJob,
    known: Iterable<KnownAction>,
  ): Promise<ReadonlyMap<string, Ensured>> {
    const ensured = new Map<string, Ensured>();
    for (const one of known) {
      ensured.set(
        one.action.id,
        isReported(one) ? { remote: remoteOf(one.remote) } : await this.ensure(job, one),
      );
    }
    return ensured;
  }

  private async ensure(job: DeliveryJob, known: KnownAction): Promise<Ensured> {
    const asked = await this.ask(job, known);
    return 'finding' in asked ? asked : { remote: await this.keep(job, known, asked.remote) };
  }

  private async ask(
    { sink, connection, connectionId, io }: DeliveryJob,
    { action }: KnownAction,
  ): Promise<Ensured> {
    const world = new WatchedIo(io);
    try {
      return { remote: await sink.ensureAction(connection, draftOfAction(action), world.io) };
    } catch (error) {
      const why = whyRefused(error, world);
      if (!why) throw error;
      this.logger.warn(
        {
          action: action.id,
          connection: connectionId,
          code: why.code,
          err: world.isOurs(error) ? error : undefined,
        },
        'a conversion action is not had on its platform',
      );
      return { finding: { outcome: 'held', ...why } };
    }
  }

  /** An existing action keeps the time from which it is usable. */
  private async keep(
    { tenant, connectionId, platform, achieved }: DeliveryJob,
    { action, remote: before }: KnownAction,
    found: RemoteAction,
  ): Promise<RemoteAction> {
    const usableFrom = found.usableFrom ?? before?.usableFrom?.getTime();
    const remote = {
      remoteId: found.remoteId,
      conflicts: found.conflicts,
      ...(usableFrom !== undefined && { usableFrom }),
    };
    await this.work.run(tenant, () =>
      this.actions.keep({
        spaceId: tenant.spaceId,
        actionId: action.id,
        connectionId,
        platform,
        remoteId: remote.remoteId,
        usableFrom: usableFrom === undefined ? null : new Date(usableFrom),
        conflicts: remote.conflicts,
        actionVersion: action.version,
        checkedAt: this.clock.now(),
      }),
    );
    await achieved();
    return remote;
  }
}

/** Undefined for an error that is not about the action. */
const whyRefused = (
  error: unknown,
  world: WatchedIo,
): { readonly code: string; readonly message: string } | undefined => {
  if (world.isOurs(error)) {
    return { code: 'INTERNAL', message: `The action could not be prepared (${kindOf(error)}).` };
  }
  return refusalOf(error);
};

/** Why the platform, or what is known of it, does not take the action; else undefined. */
export const refusalOf = (
  error: unknown,
): { readonly code: string; readonly message: string } | undefined => {
  if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') return undefined;
  const { code, message } = error.failure.detail;
  return { code, message };
};

/** True for an action that the platform has as it is now. */
export const isReported = (
  known: KnownAction,
): known is KnownAction & { readonly remote: RemoteActionRow } =>
  known.remote?.actionVersion === known.action.version;

/** As it is known, current or not; without an id where it was not looked for yet. */
const remoteOf = (row: RemoteActionRow | null): RemoteAction =>
  row === null
    ? { remoteId: '', conflicts: [] }
    : {
        remoteId: row.remoteId,
        conflicts: row.conflicts,
        ...(row.usableFrom && { usableFrom: row.usableFrom.getTime() }),
      };

type Known = ReadonlyMap<string, KnownAction>;

/**
 * What the actions of a batch are called on the platform, asked of the database with one statement
 * and of the platform for none that nothing is sent for.
 */
@Injectable()
export class Targets {
  constructor(
    private readonly actions: RemoteActions,
    private readonly ensure: EnsureActions,
  ) {}

  known({ tenant, connectionId }: DeliveryJob, actionIds: readonly string[]): Promise<Known> {
    return this.actions.of(tenant, connectionId, [...new Set(actionIds)]);
  }

  /**
   * As far as it is known, for judging what needs no platform; a finding for what was deleted or
   * paused.
   */
  provisional(
    { platform }: DeliveryJob,
    known: Known,
    actionId: string,
  ): SinkTarget | { readonly finding: Finding } {
    const one = known.get(actionId);
    if (!one) return { finding: REMOVED };
    if (one.action.status === 'PAUSED') return { finding: PAUSED };
    return { platform, action: draftOfAction(one.action), remote: remoteOf(one.remote) };
  }

  /** Throws PlatformFailure. */
  async final(
    job: DeliveryJob,
    known: Known,
    actionIds: readonly string[],
  ): Promise<(actionId: string) => SinkTarget | { readonly finding: Finding }> {
    const wanted = new Set(actionIds);
    const ensured = await this.ensure.execute(
      job,
      [...known.values()].filter(({ action }) => wanted.has(action.id)),
    );
    return (actionId) => {
      const [one, found] = [known.get(actionId), ensured.get(actionId)];
      if (!one || !found) return { finding: REMOVED };
      return 'finding' in found
        ? found
        : { platform: job.platform, action: draftOfAction(one.action), remote: found.remote };
    };
  }
}

const REMOVED: Finding = {
  outcome: 'skipped',
  code: 'ACTION_REMOVED',
  message: 'The conversion action was deleted.',
};
const PAUSED: Finding = {
  outcome: 'skipped',
  code: 'ACTION_PAUSED',
  message: 'The conversion action is paused.',
};
