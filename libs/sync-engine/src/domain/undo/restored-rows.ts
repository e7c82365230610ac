import type { AdGroup, Keyword } from '@switchyard/catalog/domain';
import type { EntityKind, Observed } from '@switchyard/platforms';
import { AdoptedChildren } from '../adoption/adopted-objects';
import type { CampaignTree } from '../basis/campaign-tree';
import type { PlannedChange, PlanWarning } from '../planning/plan';
import { type Done, notReverted, siteOf, type UndoAccount, type UndoWorld } from './undo-world';

/** Rows that a tree gets back, made again from what the sync recorded of what it removed. */
export interface RestoredRows {
  /** The tree with them. */
  readonly tree: CampaignTree;
  /** Only what is restored. */
  readonly rows: Pick<CampaignTree, 'adGroups' | 'ads' | 'keywords' | 'assets'>;
  readonly warnings: readonly PlanWarning[];
}

export const NO_ROWS: RestoredRows['rows'] = { adGroups: [], ads: [], keywords: [], assets: [] };

const PARENTS_FIRST: readonly EntityKind[] = ['adGroup', 'ad', 'keyword'];

/**
 * Puts back what was below a campaign and went with the sync, under its own ids; what is here
 * already is left as it is. Pure.
 */
export const restoreRows = (
  tree: CampaignTree,
  done: readonly Done[],
  world: UndoWorld,
): RestoredRows => {
  const maker = new RowMaker(tree, world);
  const removed = done.map(({ change }) => change).filter(isRemoval);
  for (const entity of PARENTS_FIRST) {
    for (const change of removed.filter(({ address }) => address.entity === entity)) {
      maker.putBack(change);
    }
  }
  return { tree: maker.tree, rows: maker.rows, warnings: maker.warnings };
};

/** An object that was forgotten with its parent has its recorded values, too. */
const isRemoval = ({ action, address, fields }: PlannedChange): boolean =>
  address.entity !== 'campaign' &&
  fields.length > 0 &&
  (action === 'remove' || action === 'forget');

class RowMaker {
  rows: RestoredRows['rows'] = NO_ROWS;
  readonly warnings: PlanWarning[] = [];
  private readonly known: Set<string>;

  constructor(
    public tree: CampaignTree,
    private readonly world: UndoWorld,
  ) {
    this.known = new Set([...tree.adGroups, ...tree.ads, ...tree.keywords].map(({ id }) => id));
  }

  putBack(change: PlannedChange): void {
    const account = this.world.accounts.get(change.address.connectionId);
    if (!account || this.known.has(change.address.id)) return;
    const made = this.made(change, this.childrenOn(account));
    if (!made) {
      return void this.warnings.push(
        notReverted(
          change.address,
          'The object was removed. Its stored values are no longer valid here, so it is not restored.',
        ),
      );
    }
    this.rows = joined(this.rows, made);
    this.tree = { ...this.tree, ...joined(this.tree, made) };
    for (const { id } of [...made.adGroups, ...made.ads, ...made.keywords]) this.known.add(id);
  }

  private made(change: PlannedChange, children: AdoptedChildren): RestoredRows['rows'] | undefined {
    const { entity } = change.address;
    const parent = this.tree.adGroups.find(({ id }) => id === change.parentId);
    if (entity === 'adGroup') {
      return only('adGroups', this.free(children.adGroup(observedIn(change))));
    }
    if (entity === 'keyword') {
      return (
        parent &&
        only('keywords', this.freeKeyword(children.keyword(observedIn(change), parent.id)))
      );
    }
    return this.ad(change, parent, children);
  }

  /** An asset group brings its ad group where that is gone too. */
  private ad(
    change: PlannedChange,
    parent: AdGroup | undefined,
    children: AdoptedChildren,
  ): RestoredRows['rows'] | undefined {
    const observed = observedIn(change);
    const isAssetGroup = this.tree.campaign.type === 'PERFORMANCE_MAX';
    const group = isAssetGroup
      ? this.tree.adGroups.find(({ name }) => name === observed.attributes['adGroupName'])
      : parent;
    if (!group && !isAssetGroup) return undefined;
    const made = children.ad(observed, group);
    return (
      made && {
        adGroups: group ? [] : made.adGroups,
        ads: made.ads,
        keywords: [],
        assets: made.assets,
      }
    );
  }

  private free(row: AdGroup | undefined): AdGroup | undefined {
    return row && this.tree.adGroups.some(({ nameKey }) => nameKey === row.nameKey)
      ? undefined
      : row;
  }

  private freeKeyword(row: Keyword | undefined): Keyword | undefined {
    return row && this.tree.keywords.some((other) => keywordKey(other) === keywordKey(row))
      ? undefined
      : row;
  }

  private childrenOn({ target, platform, ...account }: UndoAccount): AdoptedChildren {
    const { spaceId, pictures, at } = this.world;
    return new AdoptedChildren(this.tree.campaign, siteOf({ target, platform, ...account }), {
      spaceId,
      target,
      platform,
      at,
      pictures,
      idOf: (_entity, id) => id,
    });
  }
}

/** Under its own id, as the platform would show it. */
const observedIn = ({ address: { entity, id, campaignId }, fields }: PlannedChange): Observed => ({
  entity,
  remoteId: id,
  campaignRemoteId: campaignId,
  attributes: Object.fromEntries(fields.map(({ field, before }) => [field, before])),
  parts: {},
});

const only = <Kind extends 'adGroups' | 'keywords'>(
  kind: Kind,
  row: RestoredRows['rows'][Kind][number] | undefined,
): RestoredRows['rows'] | undefined => row && { ...NO_ROWS, [kind]: [row] };

const joined = (one: RestoredRows['rows'], other: RestoredRows['rows']): RestoredRows['rows'] => ({
  adGroups: [...one.adGroups, ...other.adGroups],
  ads: [...one.ads, ...other.ads],
  keywords: [...one.keywords, ...other.keywords],
  assets: [...one.assets, ...other.assets],
});

const keywordKey = ({ adGroupId, textKey, matchType, negative }: Keyword): string =>
  JSON.stringify([adGroupId, textKey, matchType, negative]);
