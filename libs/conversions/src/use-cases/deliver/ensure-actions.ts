import { Injectable, Logger } from '@nestjs/common';
import { Clock, UnitOfWork } from '@switchyard/kernel';
import { PlatformFailure, type RemoteAction } from '@switchyard/platforms';
import { draftOfAction, type Finding, type RemoteActionRow } from '../../domain';
import type { Errand } from './errand';
import { RemoteActions, type KnownAction } from './remote-actions';

/** What an action is called on the platform, or why nothing can be sent for it now. */
export type Ensured = { readonly remote: RemoteAction } | { readonly finding: Finding };

/** Actions that a platform was not told of, or not of their last change, are found or made there. Once each: what is found is kept. */
@Injectable()
export class EnsureActions {
  private readonly logger = new Logger(EnsureActions.name);

  constructor(private readonly work: UnitOfWork, private readonly actions: RemoteActions, private readonly clock: Clock) {}

  /** Throws PlatformFailure when the platform cannot be asked; what it refuses holds the conversions of that action alone. */
  async execute(errand: Errand, known: Iterable<KnownAction>): Promise<ReadonlyMap<string, Ensured>> {
    const ensured = new Map<string, Ensured>();
    for (const one of known) ensured.set(one.action.id, isTold(one) ? { remote: remoteOf(one.remote) } : await this.ensure(errand, one));
    return ensured;
  }

  private async ensure(errand: Errand, known: KnownAction): Promise<Ensured> {
    try {
      const remote = await errand.sink.ensureAction(errand.connection, draftOfAction(known.action), errand.io);
      return { remote: await this.keep(errand, known, remote) };
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.failure.kind !== 'refused') throw error;
      const { code, message } = error.failure.detail;
      this.logger.warn({ action: known.action.id, connection: errand.connectionId, code }, 'the platform refuses a conversion action');
      return { finding: { outcome: 'held', code, message } };
    }
  }

  /** An action that is found again is no older for it: it is usable when it was said to be. */
  private async keep({ tenant, connectionId, achieved }: Errand, { action, remote: before }: KnownAction, found: RemoteAction): Promise<RemoteAction> {
    const usableFrom = found.usableFrom ?? before?.usableFrom?.getTime();
    const remote = { remoteId: found.remoteId, conflicts: found.conflicts, ...(usableFrom !== undefined && { usableFrom }) };
    await this.work.run(tenant, () => this.actions.keep({
      spaceId: tenant.spaceId, actionId: action.id, connectionId, remoteId: remote.remoteId, usableFrom: usableFrom === undefined ? null : new Date(usableFrom), conflicts: remote.conflicts,
      actionVersion: action.version, checkedAt: this.clock.now(),
    }));
    await achieved();
    return remote;
  }
}

/** True for an action that the platform was told of as it is now. */
export const isTold = (known: KnownAction): known is KnownAction & { readonly remote: RemoteActionRow } => known.remote?.actionVersion === known.action.version;

/** As it is known, current or not; nobody looked for it yet where it has no id. */
export const remoteOf = (row: RemoteActionRow | null): RemoteAction =>
  row === null ? { remoteId: '', conflicts: [] } : { remoteId: row.remoteId, conflicts: row.conflicts, ...(row.usableFrom && { usableFrom: row.usableFrom.getTime() }) };
