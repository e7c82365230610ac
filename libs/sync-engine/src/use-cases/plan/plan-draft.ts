import type { Finding } from '@switchyard/platforms';
import type { PlatformId } from '@switchyard/kernel';
import { byPart, emptySummary, PlanHash, withPart, type HashedPart, type PlannedChange, type PlannedPart, type PlanSummary } from '../../domain/plan';
import type { BlockedCampaign, Spend } from '../../domain/sync';
import type { CampaignTree, Target } from '../../domain/snapshot';
import type { PlanUnit } from './plan-unit';
import { SpendTally } from './spend-of';

export interface Pin {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
}

/** What a plan adds up to while its parts go by. */
export class PlanDraft {
  readonly blocked: BlockedCampaign[] = [];
  /** Changes by connection, for the forecast of calls. */
  readonly changes = new Map<string, { readonly target: Target; readonly changes: PlannedChange[] }>();
  summary: PlanSummary = emptySummary();
  nextSeq = 1;
  /** `treeVersion` of every planned campaign. */
  readonly treeVersions: Record<string, number> = {};
  /** Accounts that campaigns are made on for the first time. */
  readonly pins: Pin[] = [];
  private readonly tally = new SpendTally();
  private currency: string | null = null;
  private readonly hashed: HashedPart[] = [];

  block({ campaign }: CampaignTree, platform: Target['platform'], findings: readonly Finding[]): void {
    this.blocked.push({ campaignId: campaign.id, name: campaign.name, platform, findings });
    this.summary = { ...this.summary, blocked: this.summary.blocked + 1 };
  }

  add({ target, tree, bindings }: PlanUnit, part: PlannedPart): void {
    const { platform, campaignId, connectionId, digest } = part;
    const top = part.changes.find(({ address }) => address.entity === 'campaign');
    const bound = bindings.find(({ address }) => address.entity === 'campaign')?.applied;
    this.tally.add(platform, bound, top ? top.after : (bound ?? null));
    if (top?.action === 'create') this.pins.push({ campaignId, platform, connectionId });
    if (tree) this.treeVersions[campaignId] = tree.campaign.treeVersion;
    if (tree) this.currency ??= tree.campaign.currency;
    this.hashed.push({ platform, campaignId, connectionId, digest });
    this.summary = withPart(this.summary, part);
    const entry = this.changes.get(connectionId) ?? { target, changes: [] };
    entry.changes.push(...part.changes);
    this.changes.set(connectionId, entry);
    this.nextSeq += part.changes.length;
  }

  /** Null when no campaign tells the currency. `daysLeft` counts today. */
  spendUntilMonthEnd(daysLeft: number): Spend | null {
    if (this.currency === null) return null;
    const perPlatform = this.tally.list();
    const daily = perPlatform.reduce((sum, { dailyAfterMicros }) => sum + dailyAfterMicros, 0);
    return { currency: this.currency, perPlatform, worstCaseMonthToEndMicros: daily * daysLeft };
  }

  get planHash(): string {
    const hash = new PlanHash();
    for (const part of this.hashed.toSorted(byPart)) hash.add(part);
    return hash.finish();
  }
}
