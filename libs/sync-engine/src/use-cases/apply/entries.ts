import { Injectable } from '@nestjs/common';
import type { Batch, Binding, Causes } from '../../domain/plan';
import type { Operation } from '../../domain/sync';
import { Bindings, Operations } from '../ports';
import { entryOf } from './entry-of';
import type { Entry } from './ledger';
import type { SyncWork } from './sync-work';

/** Open operations of one account that go together, with what has to be known of the objects around them. */
export interface Loaded {
  readonly entries: readonly Entry[];
  /** Of the objects themselves, of their parents and of their campaigns. */
  readonly bindings: readonly Binding[];
  /** What failed above them. */
  readonly causes: Causes;
}

/** Brings open operations into memory: what is finished stays where it is. */
@Injectable()
export class Entries {
  constructor(
    private readonly operations: Operations,
    private readonly bindings: Bindings,
  ) {}

  async load(run: SyncWork, connectionId: string, part: 'campaigns' | Batch): Promise<Loaded> {
    const { tenant, syncId } = run;
    const operations = await this.operations.open(tenant, syncId, connectionId, part);
    const around = operations.flatMap(({ campaignId, localId, change: { parentId } }) => [
      localId,
      campaignId,
      ...(parentId === null ? [] : [parentId]),
    ]);
    const broken =
      part === 'campaigns'
        ? new Map<string, string>()
        : await this.operations.broken(tenant, syncId, connectionId, part.campaignIds);
    const open = new Set(operations.map(({ localId }) => localId));
    return {
      entries: await this.entriesOf(run, operations),
      bindings: await this.bindings.ofObjects(tenant, connectionId, [...new Set(around)]),
      causes: new Map([...broken].filter(([id]) => !open.has(id))),
    };
  }

  /** A create that an earlier sync left unresolved is looked for before it is sent. */
  private async entriesOf(
    { tenant, syncId, isOutdated }: SyncWork,
    operations: readonly Operation[],
  ): Promise<readonly Entry[]> {
    const creates = operations.filter(
      ({ action, status }) => status === 'pending' && (action === 'create' || action === 'replace'),
    );
    const unresolved = await this.operations.unresolvedCreates(
      tenant,
      syncId,
      creates.map(({ localId }) => localId),
    );
    return operations.map((operation) => ({
      ...entryOf(operation),
      lookFirst: isOutdated || operation.status !== 'pending' || unresolved.has(operation.localId),
      ...(isOutdated ? { isOutdated } : {}),
    }));
  }
}
