import type { Attributes, Finding } from '@switchyard/platforms';
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

/** What is to change on one ad account. */
export interface AccountTally {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly changes: number;
  /** What of the changed campaigns will be there afterwards: their delivery is read at the end of the sync. */
  readonly campaigns: number;
  readonly adGroups: number;
}

/** What is kept of a list of findings: the first so many, as an answer shows them. Validate tells all of a campaign. */
const MOST_KEPT = 1_000;

/** What a plan adds up to while its parts go by. Holds no change: it grows with campaigns, not with objects. */
export class PlanDraft {
  /** The first thousand, each with its first thousand findings; the summary counts all. */
  readonly blocked: BlockedCampaign[] = [];
  /** By connection. */
  readonly accounts = new Map<string, AccountTally>();
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
    this.blockRemote(campaign.id, campaign.name, platform, findings);
  }

  /** What is held back and is no campaign of ours yet. */
  blockRemote(campaignId: string, name: string, platform: Target['platform'], findings: readonly Finding[]): void {
    if (this.blocked.length < MOST_KEPT) this.blocked.push({ campaignId, name, platform, findings: findings.slice(0, MOST_KEPT) });
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

  private addToAccount({ target: { platform }, tree }: PlanUnit, { changes, connectionId }: PlannedPart): void {
    const before = this.accounts.get(connectionId) ?? { platform, connectionId, changes: 0, campaigns: 0, adGroups: 0 };
    const own = changes.filter(({ action }) => action !== 'release');
    const goes = own.some(({ action, address }) => address.entity === 'campaign' && (action === 'remove' || action === 'forget'));
    const stays = own.length > 0 && !goes;
    this.accounts.set(connectionId, {
      ...before, changes: before.changes + changes.length, campaigns: before.campaigns + Number(stays), adGroups: before.adGroups + (stays ? (tree?.adGroups.length ?? 0) : 0),
    });
  }

  private addToCampaign({ tree, bindings }: PlanUnit, { changes, platform, campaignId, connectionId }: PlannedPart): void {
    const top = changes.find(({ action, address }) => address.entity === 'campaign' && action !== 'release');
    const bound = bindings.find(({ address }) => address.entity === 'campaign')?.applied;
    const before = top?.action === 'adopt' ? (top.after ?? undefined) : bound;
    this.tally.add(platform, before, top ? top.after : (bound ?? null));
    for (const change of changes) if (change.action === 'release') this.tally.add(platform, beforeOf(change), change.after);
    if (top?.action === 'create') this.pins.push({ campaignId, platform, connectionId });
    if (!tree) return;
    this.treeVersions[campaignId] = tree.campaign.treeVersion;
    this.currency ??= tree.campaign.currency;
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

/** What a released campaign was: all that matters of it stands in the fields, or stays. */
const beforeOf = ({ after, fields }: PlannedChange): Attributes => ({ ...after, ...Object.fromEntries(fields.map(({ field, before }) => [field, before])) });
