import { Injectable, Logger } from '@nestjs/common';
import { Clock, UnitOfWork } from '@switchyard/kernel';
import { PlatformFailure, type RemoteAction } from '@switchyard/platforms/domain';
import { draftOfAction, type Finding, type RemoteActionRow } from '../../domain';
import type { Errand } from './errand';
import { RemoteActions, type KnownAction } from './remote-actions';
import { kindOf } from './sending-alone';
import { WatchedIo } from './watched-io';

/** What an action is called on the platform, or why nothing can be sent for it now. */
export type Ensured = { readonly remote: RemoteAction } | { readonly finding: Finding };

/** Actions that a platform was not told of, or not of their last change, are found or made there. Once each: what is found is kept. */
@Injectable()
export class EnsureActions {
  private readonly logger = new Logger(EnsureActions.name);

  constructor(
    private readonly work: UnitOfWork,
    private readonly actions: RemoteActions,
    private readonly clock: Clock,
  ) {}

  /** Throws PlatformFailure when the platform cannot be asked; what it refuses holds the conversions of that action alone. */
  async execute(
    errand: Errand,
    known: Iterable<KnownAction>,
  ): Promise<ReadonlyMap<string, Ensured>> {
    const ensured = new Map<string, Ensured>();
    for (const one of known) {
      ensured.set(
        one.action.id,
        isTold(one) ? { remote: remoteOf(one.remote) } : await this.ensure(errand, one),
      );
    }
    return ensured;
  }

  private async ensure(errand: Errand, known: KnownAction): Promise<Ensured> {
    const asked = await this.ask(errand, known);
    return 'finding' in asked ? asked : { remote: await this.keep(errand, known, asked.remote) };
  }

  private async ask(
    { sink, connection, connectionId, io }: Errand,
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

  /** An action that is found again is no older for it: it is usable when it was said to be. */
  private async keep(
    { tenant, connectionId, platform, achieved }: Errand,
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

/** Undefined for what says nothing of the action. */
const whyRefused = (
  error: unknown,
  world: WatchedIo,
): { readonly code: string; readonly message: string } | undefined => {
  if (world.isOurs(error)) {
    return { code: 'INTERNAL', message: `The action could not be prepared (${kindOf(error)}).` };
  }
  if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') return undefined;
  const { code, message } = error.failure.detail;
  return { code, message };
};

/** True for an action that the platform was told of as it is now. */
export const isTold = (
  known: KnownAction,
): known is KnownAction & { readonly remote: RemoteActionRow } =>
  known.remote?.actionVersion === known.action.version;

/** As it is known, current or not; nobody looked for it yet where it has no id. */
export const remoteOf = (row: RemoteActionRow | null): RemoteAction =>
  row === null
    ? { remoteId: '', conflicts: [] }
    : {
        remoteId: row.remoteId,
        conflicts: row.conflicts,
        ...(row.usableFrom && { usableFrom: row.usableFrom.getTime() }),
      };
