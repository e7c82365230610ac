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
interface AccountChanges {
  readonly target: Target;
  readonly changes: PlannedChange[];
  left: Left;
}

/** What of the changed campaigns will be there afterwards: their delivery is read at the end of the sync. */
interface Left {
  readonly campaigns: number;
  readonly adGroups: number;
}

/** What a plan adds up to while its parts go by. */
export class PlanDraft {
  readonly blocked: BlockedCampaign[] = [];
  /** Changes by connection, for the forecast of calls. */
  readonly changes = new Map<string, AccountChanges>();
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

  add(unit: PlanUnit, part: PlannedPart): void {
    const { platform, campaignId, connectionId, digest } = part;
    this.hashed.push({ platform, campaignId, connectionId, digest });
    this.summary = withPart(this.summary, part);
    this.nextSeq += part.changes.length;
    this.addToAccount(unit, part);
    this.addToCampaign(unit, part);
  }

  private addToAccount({ target, tree }: PlanUnit, { changes, connectionId }: PlannedPart): void {
    const own = changes.filter(({ action }) => action !== 'release');
    const entry = this.changes.get(connectionId) ?? { target, changes: [], left: { campaigns: 0, adGroups: 0 } };
    for (const change of changes) entry.changes.push(change);
    const goes = own.some(({ action, address }) => address.entity === 'campaign' && (action === 'remove' || action === 'forget'));
    if (own.length > 0 && !goes) entry.left = { campaigns: entry.left.campaigns + 1, adGroups: entry.left.adGroups + (tree?.adGroups.length ?? 0) };
    this.changes.set(connectionId, entry);
  }

  private addToCampaign({ tree, bindings }: PlanUnit, { changes, platform, campaignId, connectionId }: PlannedPart): void {
    const top = changes.find(({ action, address }) => address.entity === 'campaign' && action !== 'release');
    const bound = bindings.find(({ address }) => address.entity === 'campaign')?.applied;
    this.tally.add(platform, bound, top ? top.after : (bound ?? null));
    for (const change of changes) if (change.action === 'release') this.tally.add(platform, beforeOf(change), change.after);
    if (top?.action === 'create') this.pins.push({ campaignId, platform, connectionId });
    if (!tree) return;
    this.treeVersions[campaignId] = tree.campaign.treeVersion;
    this.currency ??= tree.campaign.currency;
  }

  leftThere(connectionId: string): Left {
    return this.changes.get(connectionId)?.left ?? { campaigns: 0, adGroups: 0 };
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
