import { Injectable } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Traces } from '../data/traces';
import { type DeliveryPreview, PreviewDeliveries } from './preview-deliveries';
import type { NamedPersons } from './report/doors';

/** What became of one item, as far as a dry run looks at it. */
interface Reported {
  readonly index: number;
  readonly status: string;
  readonly id?: string;
}

/** A result of a dry run: nothing was kept, so that it has no id of its own. */
export type Tried<Result extends Reported> = Result & {
  readonly preview?: readonly DeliveryPreview[];
};

/**
 * Dry runs: reports whole, shows what platforms would be sent of each item, and takes all of it
 * back. Nothing is kept or sent.
 */
@Injectable()
export class TryReports {
  constructor(
    private readonly work: UnitOfWork,
    private readonly traces: Traces,
    private readonly previews: PreviewDeliveries,
  ) {}

  execute<Result extends Reported>(
    tenant: Tenant,
    report: () => Promise<readonly Result[]>,
    persons: NamedPersons = new Map(),
  ): Promise<readonly Tried<Result>[]> {
    return this.work.tryOut(tenant, async () => {
      const results = await report();
      const tried: Tried<Result>[] = [];
      for (const result of results) {
        const own = persons.get(result.index);
        tried.push(
          result.status === 'accepted' && result.id !== undefined
            ? { ...result, preview: await this.previewOf(tenant, result.id, own) }
            : result,
        );
      }
      return tried;
    });
  }

  private async previewOf(
    tenant: Tenant,
    id: string,
    own: Parameters<PreviewDeliveries['of']>[3],
  ): Promise<readonly DeliveryPreview[]> {
    const event = await this.traces.find(tenant, id);
    return event
      ? this.previews.of(tenant, event, await this.traces.deliveries(tenant, [id]), own)
      : [];
  }
}
