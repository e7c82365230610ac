import { Injectable } from '@nestjs/common';
import { Releases } from '../../data/adoption/releases';
import { Previews } from '../../data/previews';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { LostCreates, UnansweredUpdates } from '../../data/syncing/unanswered-writes';
import type { PlannedPart } from '../../domain/planning/plan-part';
import type { Released } from '../../domain/planning/releases';
import { LeasedTransactions } from '../leased-transactions';
import { contractField } from './contract-words';
import type { PlanWork } from './plan-draft';
import type { PlanUnit } from './plan-unit';

/** What was found out about a unit, to be stored. */
export interface UnitOutcome {
  /** Null when nothing is to change. */
  readonly part: PlannedPart | null;
  /** Releases that nothing is left to do for. */
  readonly resolved: readonly Released[];
  /** Our ids of lost creates that were never made. */
  readonly absent: readonly string[];
  /** Our ids of objects that show nothing of the updates that were sent to them. */
  readonly unseen: readonly string[];
}

/**
 * Stores a plan part by part, and with each part the results of reading the platform: releases,
 * writes without an answer, drift and failures that the catalog shows. One transaction per unit.
 */
@Injectable()
export class StorePlan {
  constructor(
    private readonly transactions: LeasedTransactions,
    private readonly previews: Previews,
    private readonly releases: Releases,
    private readonly lostCreates: LostCreates,
    private readonly unanswered: UnansweredUpdates,
    private readonly records: CatalogRecords,
  ) {}

  /** `firstSeq`: the number of the part's first change within the plan. */
  async unit(
    plan: PlanWork,
    unit: PlanUnit,
    { part, resolved, absent, unseen }: UnitOutcome,
    firstSeq: number,
  ): Promise<void> {
    const { connectionId } = unit.target;
    await this.transactions.run(plan.tenant, plan.lease, async () => {
      await this.releases.resolve(plan.tenant, resolved);
      await this.lostCreates.resolveAbsent(plan.tenant, connectionId, absent);
      await this.unanswered.resolveUnseen(plan.tenant, connectionId, unseen);
      if (!part) return;
      await this.add(plan, part, firstSeq);
      await this.noteDrift(plan, unit, part);
      await this.noteNothingLeft(plan, unit, part);
    });
  }

  /** A part of a campaign that is not ours yet. */
  async adoption(plan: PlanWork, part: PlannedPart, firstSeq: number): Promise<void> {
    await this.transactions.run(plan.tenant, plan.lease, () => this.add(plan, part, firstSeq));
  }

  private async add(
    { tenant, previewId }: PlanWork,
    { changes, unchanged: _counted, ...part }: PlannedPart,
    firstSeq: number,
  ): Promise<void> {
    await this.previews.addPart(tenant, { ...part, previewId });
    await this.previews.addChanges(tenant, previewId, firstSeq, changes);
  }

  /** Stores drift so that the campaign shows it; known drift is not written again. */
  private async noteDrift(
    { tenant, at }: PlanWork,
    { tree, target }: PlanUnit,
    { campaignId, drift }: PlannedPart,
  ): Promise<void> {
    const fields = [...new Set(drift.map(({ field }) => contractField(field)))].sort();
    const known = tree?.campaign.platformLinks[target.platform]?.drift?.fields ?? [];
    if (tree && fields.join() !== known.join()) {
      await this.records.drifted(tenant, campaignId, target.platform, fields, at);
    }
  }

  /** The campaign's failure on the platform is over once nothing is left to change there. */
  private async noteNothingLeft(
    { tenant, request: { options } }: PlanWork,
    { campaignId, tree, target: { platform } }: PlanUnit,
    { changes }: PlannedPart,
  ): Promise<void> {
    const isWhole = Object.values(options).every(Boolean);
    if (isWhole && changes.length === 0 && tree?.campaign.syncFailures[platform]) {
      await this.records.failed(tenant, [{ campaignId, platform, failure: null }]);
    }
  }
}
