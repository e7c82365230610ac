import type { CampaignSize, Finding } from '@switchyard/platforms';
import { digestOf, type PlatformId } from '@switchyard/kernel';
import {
  byPart,
  emptySummary,
  PlanHash,
  withPart,
  type HashedPart,
  type PlanSubject,
  type PlannedPart,
  type PlanSummary,
} from '../../domain/plan';
import type { CampaignSpend } from '../../domain/money';
import type { BlockedCampaign } from '../../domain/sync';
import type { CampaignTree, Target } from '../../domain/snapshot';
import type { PlanUnit } from './plan-unit';
import { sizeAfter } from './size-after';
import { spendOfUnit } from './spend-of';

export interface Pin {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
}

/** What is to change on one ad account. */
export interface AccountTally {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly changes: number;
  /** What of the changed campaigns will be there afterwards, in the plan's order: their delivery is read at the end of the sync. */
  readonly campaigns: readonly CampaignSize[];
}

/** What is kept of a list of findings: the first so many, as an answer shows them. Validate tells all of a campaign. */
const MOST_KEPT = 1_000;

/** What a plan adds up to while its parts go by. Holds no change: it grows with campaigns, not with objects. */
export class PlanDraft {
  /** The first thousand, each with its first thousand findings; the summary counts all. */
  readonly blocked: BlockedCampaign[] = [];
  /** By connection. */
  readonly accounts = new Map<string, AccountTally & { readonly campaigns: CampaignSize[] }>();
  summary: PlanSummary = emptySummary();
  nextSeq = 1;
  /** `treeVersion` of every planned campaign. */
  readonly treeVersions: Record<string, number> = {};
  /** Accounts that campaigns are made on for the first time. */
  readonly pins: Pin[] = [];
  /** What campaigns spend before and after, one entry per campaign and account. */
  readonly spending: CampaignSpend[] = [];
  private readonly hashed: HashedPart[] = [];
  private readonly blockedDigests: string[] = [];

  constructor(private readonly subject: Omit<PlanSubject, 'blocked'>) {}

  block(
    { campaign }: CampaignTree,
    platform: Target['platform'],
    findings: readonly Finding[],
  ): void {
    this.blockRemote(campaign.id, campaign.name, platform, findings, campaign.treeVersion);
  }

  /** What is held back and is no campaign of ours yet. */
  blockRemote(
    campaignId: string,
    name: string,
    platform: Target['platform'],
    findings: readonly Finding[],
    revision: number | null = null,
  ): void {
    const reasons = findings.map(({ code, entity: { id }, field }) => ({ code, id, field }));
    this.blockedDigests.push(digestOf({ campaignId, platform, revision, reasons }));
    if (this.blocked.length < MOST_KEPT) {
      this.blocked.push({ campaignId, name, platform, findings: findings.slice(0, MOST_KEPT) });
    }
    this.summary = { ...this.summary, blocked: this.summary.blocked + 1 };
  }

  add(unit: PlanUnit, part: PlannedPart): void {
    const { platform, campaignId, connectionId, digest } = part;
    this.hashed.push({ platform, campaignId, connectionId, digest });
    this.summary = withPart(this.summary, part);
    this.nextSeq += part.changes.length;
    this.addToAccount(unit, part);
    this.addToCampaign(unit, part);
  }

  private addToAccount(unit: PlanUnit, { changes, connectionId }: PlannedPart): void {
    const tally = this.accounts.get(connectionId) ?? {
      platform: unit.target.platform,
      connectionId,
      changes: 0,
      campaigns: [],
    };
    const left = sizeAfter(unit, changes);
    if (left) tally.campaigns.push(left);
    this.accounts.set(connectionId, { ...tally, changes: tally.changes + changes.length });
  }

  private addToCampaign(unit: PlanUnit, part: PlannedPart): void {
    const { changes, platform, campaignId, connectionId } = part;
    const { tree } = unit;
    const top = changes.find(
      ({ action, address, setBack }) =>
        address.entity === 'campaign' && action !== 'release' && !setBack,
    );
    if (top?.action === 'create') this.pins.push({ campaignId, platform, connectionId });
    if (top?.action === 'adopt') this.spending.push(...spendOfUnit(unit, top.after, part));
    if (tree) this.treeVersions[campaignId] = tree.campaign.treeVersion;
  }

  get planHash(): string {
    const hash = new PlanHash({ ...this.subject, blocked: this.blockedDigests });
    for (const part of this.hashed.toSorted(byPart)) hash.add(part);
    return hash.finish();
  }
}
