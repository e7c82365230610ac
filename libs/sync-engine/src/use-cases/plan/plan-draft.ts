import type { Finding } from '@switchyard/platforms';
import { byPart, emptySummary, PlanHash, withPart, type HashedPart, type PlannedChange, type PlannedPart, type PlanSummary } from '../../domain/plan';
import type { BlockedCampaign } from '../../domain/sync';
import type { CampaignTree, Target } from '../../domain/snapshot';

/** What a plan adds up to while its parts go by. */
export class PlanDraft {
  readonly blocked: BlockedCampaign[] = [];
  /** Changes by connection, for the forecast of calls. */
  readonly changes = new Map<string, { readonly target: Target; readonly changes: PlannedChange[] }>();
  summary: PlanSummary = emptySummary();
  nextSeq = 1;
  private readonly hashed: HashedPart[] = [];

  block({ campaign }: CampaignTree, platform: Target['platform'], findings: readonly Finding[]): void {
    this.blocked.push({ campaignId: campaign.id, name: campaign.name, platform, findings });
    this.summary = { ...this.summary, blocked: this.summary.blocked + 1 };
  }

  add(target: Target, part: PlannedPart): void {
    const { platform, campaignId, connectionId, digest } = part;
    this.hashed.push({ platform, campaignId, connectionId, digest });
    this.summary = withPart(this.summary, part);
    const entry = this.changes.get(connectionId) ?? { target, changes: [] };
    entry.changes.push(...part.changes);
    this.changes.set(connectionId, entry);
    this.nextSeq += part.changes.length;
  }

  get planHash(): string {
    const hash = new PlanHash();
    for (const part of this.hashed.toSorted(byPart)) hash.add(part);
    return hash.finish();
  }
}
