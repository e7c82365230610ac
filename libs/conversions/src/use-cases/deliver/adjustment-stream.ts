import { Injectable } from '@nestjs/common';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { ConversionRules, PlatformIo, SinkAdjustment, Verdict } from '@switchyard/platforms';
import { Deliveries, type DueQuestion } from '../../data/deliveries';
import {
  applyConsentToAdjustment,
  type ConsentEffect,
  consentOfAdjustment,
  countsValue,
  type DueAdjustment,
  type Finding,
  sinkAdjustment,
} from '../../domain';
import { checkConsent, withheld } from './check-consent';
import type { DeliveryJob, DeliveryStream, Ready } from './delivery-job';
import { Targets } from './ensure-actions';
import { broken } from './isolate-broken-items';
import { type Candidate, OpenPersons, prepare, type Read } from './prepare-items';
import { RecordFindings } from './record-findings';

type Whole = DueAdjustment & {
  readonly adjustment: NonNullable<DueAdjustment['adjustment']>;
  readonly original: NonNullable<DueAdjustment['original']>;
};

/**
 * Adjustments on their way to a platform: after their original, and those of one original one after
 * another.
 */
@Injectable()
export class AdjustmentStream implements DeliveryStream<DueAdjustment, SinkAdjustment> {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly persons: OpenPersons,
    private readonly targets: Targets,
    private readonly record: RecordFindings,
    private readonly clock: Clock,
  ) {}

  batchOf({ adjustmentBatch = 1_000 }: ConversionRules): number {
    return adjustmentBatch;
  }

  due(tenant: Tenant, question: DueQuestion): Promise<readonly DueAdjustment[]> {
    return this.deliveries.dueAdjustments(tenant, question);
  }

  these(
    tenant: Tenant,
    platform: PlatformId,
    ids: readonly string[],
  ): Promise<readonly DueAdjustment[]> {
    return this.deliveries.adjustments(tenant, platform, ids);
  }

  async prepare(
    job: DeliveryJob,
    rows: readonly DueAdjustment[],
  ): Promise<readonly Ready<SinkAdjustment>[]> {
    const now = this.clock.now().getTime();
    const read = await Promise.all(rows.map((row) => this.read(row, job)));
    const judge = (item: SinkAdjustment) =>
      valueFinding(item) ?? job.sink.judgeAdjustment(item, now);
    return prepare(job, read, judge, {
      targets: this.targets,
      record: this.record,
    });
  }

  send(
    { sink, connection }: DeliveryJob,
    part: readonly SinkAdjustment[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]> {
    return sink.adjust(connection, part, io);
  }

  bodyOf(): undefined {
    return undefined;
  }

  isTest(): boolean {
    return false;
  }

  private async read(row: DueAdjustment, job: DeliveryJob): Promise<Read<SinkAdjustment>> {
    const { delivery, original } = row;
    const [originalId, actionId] = [original?.id ?? null, original?.actionId ?? null];
    if (!isWhole(row)) {
      return {
        delivery,
        originalId,
        actionId,
        finding: {
          outcome: 'broken',
          message: 'The adjustment or its conversion no longer exists.',
        },
      };
    }
    const finding = findingOf(row, job.sink.rules);
    if (finding) return { delivery, originalId, actionId, finding };
    try {
      const decision = consentOf(row, job);
      if (!decision.sends) return { delivery, originalId, actionId, finding: withheld(decision) };
      return await this.candidate(row, job.sink.rules, decision.effect);
    } catch (error) {
      return { delivery, originalId, actionId, finding: broken(error) };
    }
  }

  private async candidate(
    row: Whole,
    { adjustments }: ConversionRules,
    consentEffect: ConsentEffect,
  ): Promise<Candidate<SinkAdjustment>> {
    const { delivery, adjustment, original, knownPersons } = row;
    const then = await this.persons.execute(original.spaceId, original.persons);
    const now = await this.persons.execute(original.spaceId, [
      ...original.persons,
      ...knownPersons,
    ]);
    const note =
      adjustments[adjustment.type] === 'degraded' ? { note: 'DEGRADED_TO_RESTATEMENT' } : {};
    return {
      delivery,
      originalId: original.id,
      actionId: original.actionId,
      ...note,
      consentEffect,
      itemFor: (target) =>
        applyConsentToAdjustment(sinkAdjustment(row, { then, now }, target), consentEffect),
    };
  }
}

/** An enhancement sends only a person, so its consent is judged without click ids. */
const consentOf = ({ adjustment, original, consents }: Whole, job: DeliveryJob) =>
  checkConsent(
    job,
    original,
    consentOfAdjustment(adjustment, original, consents),
    adjustment.type === 'ENHANCEMENT' ? [] : original.clickIds,
  );

/** A new value changes nothing where none, or a fixed one, is counted. */
const valueFinding = ({ type, original }: SinkAdjustment): Finding | undefined =>
  type === 'RESTATEMENT' && !countsValue(original.action)
    ? {
        outcome: 'skipped',
        code: 'VALUE_NOT_COUNTED',
        message: 'The conversion action does not count the values of its conversions.',
      }
    : undefined;

const isWhole = (row: DueAdjustment): row is Whole =>
  row.adjustment !== null && row.original !== null;

/**
 * What keeps an adjustment from going, before anything is looked at: the platform, its original,
 * its turn.
 */
const findingOf = (
  whole: Whole,
  { adjustments, adjustmentBatch }: ConversionRules,
): Finding | undefined => {
  const { adjustment, originalStatus } = whole;
  if (adjustmentBatch === undefined || adjustments[adjustment.type] === 'unsupported') {
    return {
      outcome: 'unsupported',
      code: 'ADJUSTMENT_UNSUPPORTED',
      message: `The platform does not support a ${adjustment.type}.`,
    };
  }
  switch (originalStatus) {
    case 'failed':
    case 'skipped':
    case 'unsupported':
    case 'tested':
    case null:
      return {
        outcome: 'skipped',
        code: 'ORIGINAL_NOT_COUNTED',
        message: 'The platform did not count the original conversion.',
      };
    case 'pending':
    case 'waiting':
    case 'parked':
    case 'unverified':
      return { outcome: 'behind', code: 'ORIGINAL_NOT_SENT' };
    case 'sent':
    case 'confirmed':
      return turnOf(whole);
    default:
      return originalStatus satisfies never;
  }
};

/** Of an adjustment whose original the platform took: whether it is its turn. */
const turnOf = ({ isOriginalAwaited, isOvertaken, isBehind }: Whole): Finding | undefined => {
  if (isOriginalAwaited) return { outcome: 'behind', code: 'ORIGINAL_NOT_CONFIRMED' };
  if (isOvertaken) {
    return {
      outcome: 'skipped',
      code: 'OVERTAKEN',
      message: 'The platform already has a later value of this conversion.',
    };
  }
  return isBehind ? { outcome: 'behind', code: 'EARLIER_NOT_SENT' } : undefined;
};
