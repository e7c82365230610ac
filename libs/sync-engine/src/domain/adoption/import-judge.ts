import { isRefusal } from '@switchyard/kernel';
import type { AdPlatform, Attributes, Json } from '@switchyard/platforms/domain';
import type { CampaignTree, Target } from '../basis/campaign-tree';
import { sameField } from '../basis/canonical-json';
import { desiredOf } from '../basis/desired-objects';
import { isMoneyField } from '../planning/field-verdicts';
import type { Address, PlannedChange, PlanPart, Seen } from '../planning/plan';
import { EVERYTHING } from '../planning/preview';
import { mergedWrites, type Subject, withWrites, writesOf } from './local-writes';
import type { FoundField, ImportSite, LocalWrite } from './remote-value';

/** What judging the fields of one campaign on one account needs. */
export interface ImportWorld {
  readonly tree: CampaignTree;
  readonly target: Target;
  readonly platform: Pick<AdPlatform, 'normalise' | 'capabilities'>;
  readonly seen: readonly Seen[];
  readonly at: Date;
}

type AttributesById = ReadonlyMap<string, Attributes>;

/**
 * Whether our catalog can take a value over, found out by trying: with the patch written, the
 * campaign must come out on the platform as it was seen there, and nothing else of it may change
 * but towards what was seen. So what was imported is no difference in the next plan. Pure.
 */
export class ImportJudge {
  private readonly site: ImportSite;
  private readonly seen: AttributesById;

  constructor(private readonly world: ImportWorld) {
    const {
      target,
      platform: { capabilities },
    } = world;
    this.site = {
      platform: target.platform,
      timeZone: target.timeZone,
      placeKey: capabilities.placeKey,
    };
    this.seen = new Map(world.seen.map(({ address, attributes }) => [address.id, attributes]));
  }

  canCarry(address: Address, field: string, value: Json): boolean {
    const alone = writesOf(address, { field, value }, this.world.tree, this.site);
    if (!alone) return false;
    return (
      this.comesOut(address, field, value, alone) ||
      this.comesOut(
        address,
        field,
        value,
        mergedWrites(address, this.together(address, field), this.world.tree, this.site),
      )
    );
  }

  /**
   * What a plan leaves alone although its imports make both sides equal: fields that follow from
   * others, here or elsewhere in the campaign.
   */
  broughtAlong({ changes, drift }: Pick<PlanPart, 'changes' | 'drift'>): ReadonlySet<string> {
    const imports = changes.filter(({ action }) => action === 'import');
    if (imports.length === 0 || drift.length === 0) return new Set();
    const after = this.held(
      imports.reduce((tree, change) => this.withImport(tree, change), this.world.tree),
    );
    return new Set(
      drift
        .filter(({ address, field, remote }) => sameField(after.get(address.id)?.[field], remote))
        .map(({ address, field }) => fieldKey(address, field)),
    );
  }

  private withImport(tree: CampaignTree, { address, fields }: PlannedChange): CampaignTree {
    const writes = mergedWrites(
      address,
      fields.map(({ field, after }) => ({ field, value: after })),
      tree,
      this.site,
    );
    return orUnchanged(tree, () => withWrites(tree, writes, this.site.timeZone));
  }

  /**
   * Fields that may only be right together, like two paths or two dates. A field that is not money
   * never brings a field of money along.
   */
  private together({ id }: Address, field: string): readonly FoundField[] {
    const attributes = this.seen.get(id) ?? {};
    return Object.keys(attributes)
      .filter((other) => isMoneyField(other) === isMoneyField(field))
      .map((other) => ({ field: other, value: attributes[other] ?? null }));
  }

  private comesOut(
    { id, entity }: Address,
    field: string,
    value: Json,
    writes: readonly LocalWrite[],
  ): boolean {
    const whole = writes.some((write) => write.entity === 'campaign');
    const tree = whole ? this.world.tree : subtreeOf(this.world.tree, { entity, id });
    const after = this.heldAfter(tree, writes);
    if (!after || !sameField(after.get(id)?.[field], value)) return false;
    const before = this.held(tree);
    return [...after].every(([each, attributes]) =>
      this.onlyTowardsSeen(before.get(each) ?? {}, attributes, this.seen.get(each)),
    );
  }

  private onlyTowardsSeen(
    before: Attributes,
    after: Attributes,
    seen: Attributes | undefined,
  ): boolean {
    return Object.keys({ ...before, ...after }).every(
      (field) =>
        sameField(before[field], after[field]) ||
        (seen !== undefined && sameField(after[field], seen[field])),
    );
  }

  private heldAfter(tree: CampaignTree, writes: readonly LocalWrite[]): AttributesById | undefined {
    const after = orUnchanged(undefined, () => withWrites(tree, writes, this.site.timeZone));
    return after && this.held(after);
  }

  private held(tree: CampaignTree): AttributesById {
    const { target, platform, at } = this.world;
    return new Map(
      desiredOf(tree, target, EVERYTHING, platform, at).desired.map(({ address, attributes }) => [
        address.id,
        attributes,
      ]),
    );
  }
}

/** One field of one object, as a key. */
export const fieldKey = ({ id }: Pick<Address, 'id'>, field: string): string => `${id} ${field}`;

/** The catalog's refusal is an answer here, not a failure. */
const orUnchanged = <Otherwise>(
  otherwise: Otherwise,
  change: () => CampaignTree,
): CampaignTree | Otherwise => {
  try {
    return change();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return otherwise;
  }
};

/**
 * The part of a tree that says what one ad group, ad or keyword is: enough to see what becomes of
 * it on a platform.
 */
const subtreeOf = (tree: CampaignTree, { entity, id }: Subject): CampaignTree => {
  const groupId =
    entity === 'adGroup'
      ? id
      : (tree.ads.find((ad) => ad.id === id) ?? tree.keywords.find((keyword) => keyword.id === id))
          ?.adGroupId;
  return {
    ...tree,
    adGroups: tree.adGroups.filter((adGroup) => adGroup.id === groupId),
    ads: tree.ads.filter((ad) => ad.id === id),
    keywords: tree.keywords.filter((keyword) =>
      entity === 'adGroup' ? keyword.adGroupId === groupId : keyword.id === id,
    ),
  };
};

/**
 * The first field of an import that is neither what its plan saw here nor what it brings: it was
 * edited here since. Pure.
 */
export const editedSince = (
  { fields }: Pick<PlannedChange, 'fields'>,
  now: Attributes | undefined,
): string | undefined =>
  fields.find(
    ({ field, before, after, agreed }) =>
      !agreed && !sameField(now?.[field], before) && !sameField(now?.[field], after),
  )?.field;
