import { digestOf, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { Attributes, CampaignSize, EntityKind, Finding } from '@switchyard/platforms/domain';
import type { Lease } from '@switchyard/queue-kit';
import type { CampaignTree, Target } from '../../domain/basis/campaign-tree';
import { byPart, type HashedPart, PlanHash, type PlanSubject } from '../../domain/basis/plan-hash';
import {
  emptySummary,
  type PlannedChange,
  type PlanSummary,
  type UnboundObject,
  withPart,
} from '../../domain/planning/plan';
import type { PlannedPart } from '../../domain/planning/plan-part';
import type { BlockedCampaign, PlanRequest } from '../../domain/planning/preview';
import {
  campaignAfter,
  type CampaignSpend,
  dailyMicros,
  type RunningDates,
} from '../../domain/planning/spend';
import type { Observations, PlanUnit } from './plan-unit';

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
  /**
   * What of the changed campaigns will be there afterwards, in the plan's order: their delivery is
   * read at the end of the sync.
   */
  readonly campaigns: readonly CampaignSize[];
}

/**
 * What is kept of a list of findings: the first so many, as an answer shows them. Validate lists
 * all of a campaign.
 */
const MOST_KEPT = 1_000;

/**
 * What a plan adds up to while its parts go by. Keeps no change: it grows with campaigns, not with
 * objects.
 */
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

  /** What is blocked and is no campaign of ours yet. */
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

/**
 * How much of a campaign is on its account after some changes; undefined when the campaign is not,
 * or nothing of it is changed. What others made there is not known.
 */
export const sizeAfter = (
  { tree, isHome, bindings }: Pick<PlanUnit, 'tree' | 'isHome' | 'bindings'>,
  changes: readonly PlannedChange[],
): CampaignSize | undefined => {
  const own = changes.filter(({ action }) => action !== 'release');
  const gone = new Set(
    own
      .filter(({ action }) => action === 'remove' || action === 'forget')
      .map(({ address }) => address.id),
  );
  if (
    own.length === 0 ||
    own.some(({ address: { entity, id } }) => entity === 'campaign' && gone.has(id))
  ) {
    return undefined;
  }
  const wanted = isHome && tree ? tree : { adGroups: [], ads: [], keywords: [] };
  const left = (entity: EntityKind, objects: readonly { readonly id: string }[]): number => {
    const bound = bindings
      .filter(({ address }) => address.entity === entity)
      .map(({ address }) => address.id);
    const made = own
      .filter(({ address }) => address.entity === entity)
      .map(({ address }) => address.id);
    return new Set(
      [...objects.map(({ id }) => id), ...bound, ...made].filter((id) => !gone.has(id)),
    ).size;
  };
  return {
    adGroups: left('adGroup', wanted.adGroups),
    ads: left('ad', wanted.ads),
    keywords: left('keyword', wanted.keywords),
  };
};

/** What a campaign shows on the platform: null when it is not there. */
export type SeenCampaign = Attributes | null;

const boundCampaign = ({ bindings }: PlanUnit) =>
  bindings.find(({ address }) => address.entity === 'campaign');

/**
 * What a platform shows of a unit's campaign. One that cannot be asked now is taken to be as we
 * left it.
 */
export const seenIn = (
  unit: PlanUnit,
  observations: Observations,
  unboundObjects: readonly UnboundObject[],
): SeenCampaign => {
  if (unit.target.status !== 'ACTIVE') return appliedIn(unit);
  const bound = boundCampaign(unit);
  const made = unboundObjects.find(
    ({ address }) => address.entity === 'campaign' && address.campaignId === unit.campaignId,
  );
  return ((bound && observations.of([bound])[0]) ?? made)?.attributes ?? null;
};

export const appliedIn = (unit: PlanUnit): SeenCampaign => boundCampaign(unit)?.applied ?? null;

/**
 * What a unit spends before and after its part of the plan. One that is blocked, for which nothing
 * is sent, stays as it is.
 */
export const spendOfUnit = (
  unit: PlanUnit,
  seen: SeenCampaign,
  part: Pick<PlannedPart, 'changes'> | null,
): readonly CampaignSpend[] => {
  const changes = part?.changes.filter(({ address }) => address.entity === 'campaign') ?? [];
  const after = changes
    .filter(({ action }) => action !== 'release')
    .reduce((shown: SeenCampaign, change) => campaignAfter(change, shown), seen);
  return [
    spendOf(unit, seen, after, datesOf(unit, after, part !== null)),
    ...changes.filter(({ action }) => action === 'release').map((change) => released(unit, change)),
  ];
};

const spendOf = (
  { target: { platform, currency } }: PlanUnit,
  before: SeenCampaign,
  after: SeenCampaign,
  dates: RunningDates,
): CampaignSpend => ({
  platform,
  currency,
  beforeMicros: dailyMicros(before),
  afterMicros: dailyMicros(after),
  ...dates,
});

/** What a released campaign was: all that matters of it is in the fields, or stays. */
const released = (unit: PlanUnit, change: PlannedChange): CampaignSpend => {
  const before = {
    ...change.after,
    ...Object.fromEntries(change.fields.map(({ field, before: value }) => [field, value])),
  };
  return spendOf(unit, before, change.after, datesIn(before));
};

/**
 * The dates of a campaign. If the platform keeps none on the campaign, the local dates count,
 * because the plan sends them.
 */
const datesOf = ({ tree }: PlanUnit, after: SeenCampaign, isPlanned: boolean): RunningDates => {
  if (after && ('startDate' in after || 'endDate' in after)) return datesIn(after);
  return isPlanned && tree
    ? { startDate: tree.campaign.startDate ?? null, endDate: tree.campaign.endDate ?? null }
    : { startDate: null, endDate: null };
};

const datesIn = (attributes: Attributes): RunningDates => ({
  startDate: dateIn(attributes['startDate']),
  endDate: dateIn(attributes['endDate']),
});

const dateIn = (value: Attributes[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** What making a plan needs to know of the work it is done for. */
export interface PlanWork {
  readonly tenant: Tenant;
  readonly previewId: string;
  readonly request: PlanRequest;
  readonly lease: Lease;
  /** Whose offsets hours are converted by: one moment for the whole plan. */
  readonly at: Date;
  /**
   * When the database was last found to be restored: what was sent shortly before may not be listed
   * yet.
   */
  readonly restoredAt: Date | null;
}
