import { Injectable } from '@nestjs/common';
import { BrakeFacade } from '@switchyard/budgets';
import { IdentityFacade } from '@switchyard/identity';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { Syncs } from '../../data/syncing/syncs';
import { mayRaiseSpend, type Outgoing, stoppedByBrake } from '../../domain/syncing/waves';
import { connectionClosed } from '../adoption/links';
import { BrakeHolds, SyncCancelled, SyncInterrupted, type SyncWork } from './sync-work';

/** Decides whether a sync may send: callers, connections and the brake can forbid it. */
@Injectable()
export class SendGate {
  constructor(
    private readonly syncs: Syncs,
    private readonly identity: IdentityFacade,
    private readonly catalog: CatalogRecords,
    private readonly brake: BrakeFacade,
  ) {}

  /** Throws when there is no reason to go on: the sync was cancelled, or this process stops. */
  async assertWanted(run: SyncWork): Promise<void> {
    if (run.signal.aborted) throw new SyncInterrupted();
    await this.assertNotCancelled(run);
  }

  /**
   * Inside the transaction that marks operations as started. Throws when the sync was cancelled,
   * the connection deleted, or when the brake holds one of them.
   */
  async assertMaySend(
    run: SyncWork,
    connectionId: string,
    outgoing: readonly Outgoing[],
  ): Promise<void> {
    await this.assertNotCancelled(run);
    const connections = await this.identity.holdConnections(run.tenant, [connectionId]);
    if (connections.length === 0) throw connectionClosed(undefined);
    await this.askBrake(run, connectionId, outgoing);
  }

  private async assertNotCancelled({ tenant, syncId }: SyncWork): Promise<void> {
    const sync = await this.syncs.get(tenant, syncId);
    if (sync?.cancelRequestedAt) throw new SyncCancelled();
  }

  /**
   * The brake is asked in the transaction that marks what raises spend as started, and cannot
   * engage before it is committed.
   */
  private async askBrake(
    { tenant }: SyncWork,
    connectionId: string,
    outgoing: readonly Outgoing[],
  ): Promise<void> {
    const raising = outgoing.filter(({ change }) => mayRaiseSpend(change));
    if (raising.length === 0) return;
    const held = await this.catalog.lockOnHold(tenant, [
      ...new Set(raising.map(({ operation }) => operation.campaignId)),
    ]);
    const obstacles = await this.brake.obstacles(tenant, connectionId);
    const stop = stoppedByBrake(raising, held, obstacles);
    if (stop) throw new BrakeHolds(stop.operationIds, stop.because);
  }
}
