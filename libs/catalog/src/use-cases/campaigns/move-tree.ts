import { Injectable } from '@nestjs/common';
import {
  Clock,
  type IdPrefix,
  Ids,
  notFound,
  type SpaceMove,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Angles } from '../../data/angles';
import { Assets } from '../../data/assets';
import { Businesses } from '../../data/businesses';
import { Campaigns } from '../../data/campaigns';
import { Concepts } from '../../data/concepts';
import { MovedTrees, type NewIds, UsedObjects } from '../../data/moved-rows';
import {
  type Angle,
  type Asset,
  type Campaign,
  externalKeyTaken,
  isSameAngle,
  isSameAsset,
  isSameBusiness,
  isSameConcept,
  requirePresent,
} from '../../domain';
import { Contents, FetchJobs, ScheduleRounds } from '../ports';

/** Gives another Space an asset with its bytes. */
@Injectable()
export class CopyAsset {
  constructor(
    private readonly assets: Assets,
    private readonly contents: Contents,
    private readonly jobs: FetchJobs,
  ) {}

  /**
   * Inside the running transaction. `copy` is `asset` under the other Space's id. Throws
   * `EXTERNAL_KEY_TAKEN` with the asset whose key another one has there.
   */
  async execute({ from, to }: SpaceMove, { id, sha256, fetch }: Asset, copy: Asset): Promise<void> {
    const holder = await this.assets.keyHolder(copy);
    if (holder !== undefined) throw externalKeyTaken(copy.externalKey, holder, { assetId: id });
    await this.assets.insert(copy);
    if (fetch.code === 'FETCHING') await this.jobs.promise(to, copy);
    if (sha256 === null || (await this.contents.keep(to, sha256))) return;
    const content = await this.contents.begin(to);
    let seq = 0;
    for await (const piece of this.contents.read(from, sha256)) {
      await this.contents.append(to, content, seq, piece);
      seq += 1;
    }
    await this.contents.complete(to, content, sha256);
  }
}

/**
 * Gives another Space what a campaign refers to: its business, the angles and concepts of its ads,
 * the assets attached to it. What that Space has of the same already is used; all else is copied.
 * The old Space keeps its own, for what else refers to it.
 */
@Injectable()
export class CarryReferences {
  constructor(
    private readonly work: UnitOfWork,
    private readonly used: UsedObjects,
    private readonly businesses: Businesses,
    private readonly angles: Angles,
    private readonly concepts: Concepts,
    private readonly copyAsset: CopyAsset,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** New ids by old ones. What is referred to and gone stays out: the reference dangles on. */
  async execute(move: SpaceMove, campaign: Campaign): Promise<NewIds> {
    const newIds = new Map<string, string>();
    const { angles, conceptIds } = await this.stamps(move.from, campaign.id);
    await this.carryAssets(move, campaign.id, newIds);
    const named = [campaign.businessId, ...angles.map(({ businessId }) => businessId)];
    for (const id of new Set(named)) {
      if (id !== null) await this.carryBusiness(move, id, newIds);
    }
    for (const angle of angles) await this.carryAngle(move.to, angle, newIds);
    await this.carryConcepts(move, conceptIds, newIds);
    return newIds;
  }

  private async stamps(from: Tenant, campaignId: string) {
    const stamps = await this.used.stamps(from, campaignId);
    const conceptIds = stamps.flatMap(({ conceptId }) => conceptId ?? []);
    const concepts = await this.used.concepts(from, conceptIds);
    const angleIds = [
      ...stamps.flatMap(({ angleId }) => angleId ?? []),
      ...concepts.map(({ angleId }) => angleId),
    ];
    return { conceptIds, angles: await this.used.angles(from, [...new Set(angleIds)]) };
  }

  /** Two of one campaign never become one: each may be in the same role. */
  private async carryAssets(
    move: SpaceMove,
    campaignId: string,
    newIds: Map<string, string>,
    logoId: string | null = null,
  ): Promise<void> {
    const own = (await this.used.assets(move.from, campaignId, logoId)).filter(
      ({ id }) => !newIds.has(id),
    );
    if (own.length === 0) return;
    const names = [...new Set(own.map(({ name }) => name))];
    const there = await this.used.assetsNamed(move.to, names);
    const taken = new Set(newIds.values());
    for (const asset of own) {
      const same = there.find((one) => !taken.has(one.id) && isSameAsset(asset, one));
      const copy = same ?? this.copyOf(asset, 'ast', move.to);
      newIds.set(asset.id, copy.id);
      taken.add(copy.id);
      if (!same) await this.work.run(move.to, () => this.copyAsset.execute(move, asset, copy));
    }
  }

  private async carryBusiness(
    move: SpaceMove,
    id: string,
    newIds: Map<string, string>,
  ): Promise<void> {
    const business = await this.businesses.lock(move.from, id);
    if (!business) return;
    const there = await this.used.businessesNamed(move.to, [business.name]);
    const same = there.find((one) => isSameBusiness(business, one));
    if (same) return void newIds.set(id, same.id);
    const { logoAssetId } = business;
    // No campaign: the logo alone.
    if (logoAssetId !== null) await this.carryAssets(move, '', newIds, logoAssetId);
    const copy = {
      ...this.copyOf(business, 'biz', move.to),
      logoAssetId: logoAssetId === null ? null : (newIds.get(logoAssetId) ?? null),
    };
    await this.work.run(move.to, () => this.businesses.insert(copy));
    newIds.set(id, copy.id);
  }

  private async carryAngle(to: Tenant, angle: Angle, newIds: Map<string, string>): Promise<void> {
    const businessId = newIds.get(angle.businessId);
    if (businessId === undefined) return;
    const there = await this.used.anglesNamed(to, [angle.name]);
    const same = there.find((one) => isSameAngle(angle, one, businessId));
    const copy = same ?? { ...this.copyOf(angle, 'ang', to), businessId };
    if (!same) await this.work.run(to, () => this.angles.insert(copy));
    newIds.set(angle.id, copy.id);
  }

  private async carryConcepts(
    { from, to }: SpaceMove,
    ids: readonly string[],
    newIds: Map<string, string>,
  ): Promise<void> {
    for (const concept of await this.used.concepts(from, ids)) {
      const angleId = newIds.get(concept.angleId);
      if (angleId === undefined) continue;
      const there = await this.used.conceptsNamed(to, [concept.name]);
      const same = there.find((one) => isSameConcept(concept, one, angleId));
      const copy = same ?? { ...this.copyOf(concept, 'cpt', to), angleId };
      if (!same) await this.work.run(to, () => this.concepts.insert(copy));
      newIds.set(concept.id, copy.id);
    }
  }

  private copyOf<Row extends CopiedRow>(row: Row, prefix: IdPrefix, { spaceId }: Tenant): Row {
    const now = this.clock.now();
    return {
      ...row,
      spaceId,
      id: this.ids.next(prefix),
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
  }
}

interface CopiedRow {
  readonly spaceId: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/**
 * Moves a campaign with all that is below it to another Space of the account. Whether it may go is
 * decided elsewhere. Every call joins the running transaction.
 */
@Injectable()
export class CampaignMoveFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly trees: MovedTrees,
    private readonly references: CarryReferences,
    private readonly rounds: ScheduleRounds,
    private readonly clock: Clock,
  ) {}

  /** Kept from others until the transaction ends. Throws `NOT_FOUND`, `CAMPAIGN_REMOVED`. */
  async lock(tenant: Tenant, id: string): Promise<Campaign> {
    const campaign = await this.campaigns.lock(tenant, id);
    if (!campaign) throw notFound();
    requirePresent(campaign);
    return campaign;
  }

  /**
   * `actionIds`: what the conversion actions that it bids for are called there. `treeVersion` stays:
   * no change waits for a sync. Throws `NAME_TAKEN`, `EXTERNAL_KEY_TAKEN`.
   */
  async move(move: SpaceMove, before: Campaign, actionIds: NewIds): Promise<void> {
    const now = this.clock.now();
    const newIds = await this.references.execute(move, before);
    const { businessId } = before;
    const after: Campaign = {
      ...before,
      spaceId: move.to.spaceId,
      businessId: businessId === null ? null : (newIds.get(businessId) ?? null),
      conversionActionIds: before.conversionActionIds.map((id) => actionIds.get(id) ?? id),
      updatedAt: now,
      version: before.version + 1,
    };
    await this.work.run(move.from, () => this.campaigns.takeOut(move.from, before.id));
    await this.work.run(move.to, async () => {
      await this.campaigns.insert(after);
      if (after.scheduleSource) await this.rounds.keepUp(move.to);
    });
    await this.trees.move(move, before.id, newIds, now);
  }
}
