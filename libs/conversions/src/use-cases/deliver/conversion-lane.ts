import { Injectable } from '@nestjs/common';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { ConversionRules, PlatformIo, SinkConversion, Verdict } from '@switchyard/platforms';
import { loweredSince, sinkConversion, type DueConversion } from '../../domain';
import { Deliveries, type DueQuestion } from './deliveries';
import type { Errand } from './errand';
import type { Lane, Ready } from './lane';
import { OpenPersons } from './open-persons';
import { prepare, type Read } from './prepare';
import { RecordFindings } from './record-findings';
import { broken } from './sending-alone';
import { Targets } from './targets';

/** Conversions on their way to a platform. */
@Injectable()
export class ConversionLane implements Lane<DueConversion, SinkConversion> {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly persons: OpenPersons,
    private readonly targets: Targets,
    private readonly record: RecordFindings,
    private readonly clock: Clock,
  ) {}

  batchOf({ batch }: ConversionRules): number {
    return batch;
  }

  due(tenant: Tenant, question: DueQuestion): Promise<readonly DueConversion[]> {
    return this.deliveries.dueConversions(tenant, question);
  }

  these(
    tenant: Tenant,
    platform: PlatformId,
    ids: readonly string[],
  ): Promise<readonly DueConversion[]> {
    return this.deliveries.conversions(tenant, platform, ids);
  }

  async prepare(
    errand: Errand,
    rows: readonly DueConversion[],
  ): Promise<readonly Ready<SinkConversion>[]> {
    const now = this.clock.now().getTime();
    const read = await Promise.all(rows.map((row) => this.read(row)));
    return prepare(errand, read, (item) => errand.sink.judge(item, now), {
      targets: this.targets,
      record: this.record,
    });
  }

  send(
    { sink, connection }: Errand,
    part: readonly SinkConversion[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]> {
    return sink.upload(connection, part, io);
  }

  private async read({ delivery, event, consents }: DueConversion): Promise<Read<SinkConversion>> {
    if (!event) {
      return {
        delivery,
        originalId: null,
        actionId: null,
        finding: { outcome: 'broken', message: 'The conversion no longer exists.' },
      };
    }
    const { id, actionId, spaceId, persons } = event;
    const consent = loweredSince(event.consent, event.createdAt, consents);
    try {
      const person = await this.persons.execute(spaceId, persons);
      return {
        delivery,
        originalId: id,
        actionId,
        itemFor: (target) => sinkConversion({ ...event, consent }, person, target),
      };
    } catch (error) {
      return { delivery, originalId: id, actionId, finding: broken(error) };
    }
  }
}
