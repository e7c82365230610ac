import { Injectable } from '@nestjs/common';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { ConversionRules, PlatformIo, SinkConversion, Verdict } from '@switchyard/platforms';
import { Deliveries, type DueQuestion } from '../../data/deliveries';
import { applyConsent, type DueConversion, loweredSince, sinkConversion } from '../../domain';
import { checkConsent, withheld } from './check-consent';
import type { DeliveryJob, DeliveryStream, Ready } from './delivery-job';
import { Targets } from './ensure-actions';
import { broken } from './isolate-broken-items';
import { OpenPersons, prepare, type Read } from './prepare-items';
import { RecordFindings } from './record-findings';

/** Conversions on their way to a platform. */
@Injectable()
export class ConversionStream implements DeliveryStream<DueConversion, SinkConversion> {
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
    job: DeliveryJob,
    rows: readonly DueConversion[],
  ): Promise<readonly Ready<SinkConversion>[]> {
    const now = this.clock.now().getTime();
    const read = await Promise.all(rows.map((row) => this.read(job, row)));
    return prepare(job, read, (item) => job.sink.judge(item, now), {
      targets: this.targets,
      record: this.record,
    });
  }

  send(
    { sink, connection }: DeliveryJob,
    part: readonly SinkConversion[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]> {
    return sink.upload(connection, part, io);
  }

  bodyOf({ sink, connection }: DeliveryJob, item: SinkConversion): unknown {
    return sink.preview?.(connection, item, this.clock.now().getTime());
  }

  isTest({ isTest = false }: SinkConversion): boolean {
    return isTest;
  }

  private async read(
    job: DeliveryJob,
    { delivery, event, consents }: DueConversion,
  ): Promise<Read<SinkConversion>> {
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
      const decision = checkConsent(job, event, consent, event.clickIds);
      if (!decision.sends) {
        return { delivery, originalId: id, actionId, finding: withheld(decision) };
      }
      const { effect } = decision;
      const person = await this.persons.execute(spaceId, persons);
      return {
        delivery,
        originalId: id,
        actionId,
        consentEffect: effect,
        itemFor: (target) =>
          applyConsent(sinkConversion({ ...event, consent }, person, target), effect),
      };
    } catch (error) {
      return { delivery, originalId: id, actionId, finding: broken(error) };
    }
  }
}
