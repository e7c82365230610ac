import { Injectable } from '@nestjs/common';
import { CampaignChangeFacade, isDone, type ItemResult } from '@switchyard/catalog';
import { isRefusal, type Issue, type Refusal, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { editedSince } from '../../domain/adoption/import-judge';
import { mergedWrites } from '../../domain/adoption/local-writes';
import type { ImportSite, LocalWrite } from '../../domain/adoption/remote-value';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { groupBy } from '../../domain/planning/grouping';
import type { PlannedChange } from '../../domain/planning/plan';
import { importRefused, localEdit } from '../../domain/syncing/operation-errors';
import type { OperationError } from '../../domain/syncing/sync';
import {
  CampaignTrees,
  type ApplicableTo,
  type ImportResult,
  type WriteRefusal,
} from '../../use-cases/ports';

/**
 * Writes into the catalog what was changed on a platform, each change by itself, but over no edit
 * made here since. Doing it again changes nothing.
 */
@Injectable()
export class CatalogImports {
  constructor(
    private readonly changes: CampaignChangeFacade,
    private readonly trees: CampaignTrees,
    private readonly work: UnitOfWork,
  ) {}

  async execute(
    tenant: Tenant,
    changes: readonly PlannedChange[],
    site: ImportSite,
    applicableTo: ApplicableTo,
  ): Promise<readonly ImportResult[]> {
    const results: ImportResult[] = [];
    for (const [campaignId, own] of groupBy(changes, ({ address }) => address.campaignId)) {
      results.push(...(await this.ofCampaign(tenant, campaignId, own, site, applicableTo)));
    }
    return results;
  }

  private async ofCampaign(
    tenant: Tenant,
    campaignId: string,
    changes: readonly PlannedChange[],
    site: ImportSite,
    applicableTo: ApplicableTo,
  ): Promise<readonly ImportResult[]> {
    let tree = await this.treeOf(tenant, campaignId);
    // The tree before the first of these writes, which are no edits by a user.
    const now = tree && applicableTo(tree);
    const results: ImportResult[] = [];
    for (const change of changes) {
      const { id } = change.address;
      tree ??= await this.treeOf(tenant, campaignId);
      const writesOn = (on: CampaignTree) =>
        mergedWrites(change.address, toWrite(change), on, site);
      const edited = editedSince(change, now?.get(id));
      const error = await this.take(tenant, tree, writesOn, edited);
      results.push({ localId: id, ...(error ? { error } : {}) });
      if (tree && writesOn(tree).some(isOfCampaign)) tree = undefined;
    }
    return results;
  }

  private async take(
    tenant: Tenant,
    tree: CampaignTree | undefined,
    writesOn: WritesOn,
    edited: string | undefined,
  ): Promise<OperationError | undefined> {
    if (tree && edited !== undefined) return localEdit(edited);
    const refusal = tree ? await this.writeOn(tenant, tree, writesOn) : GONE;
    return refusal && importRefused(refusal);
  }

  /**
   * Accounts are imported beside one another, and some members of a campaign have a value for each
   * platform: what to write is made of the campaign as it is under its lock.
   */
  private writeOn(
    tenant: Tenant,
    tree: CampaignTree,
    writesOn: WritesOn,
  ): Promise<WriteRefusal | undefined> {
    const writes = writesOn(tree);
    if (!writes.some(isOfCampaign)) return this.writeAll(tenant, writes);
    return refusalIn(() =>
      this.work.run(tenant, async () => {
        const campaign = await this.changes.lockCampaign(tenant, tree.campaign.id, undefined);
        for (const write of writesOn({ ...tree, campaign })) {
          const refusal = await this.write(tenant, write);
          if (refusal) throw refusal;
        }
      }),
    );
  }

  private async treeOf(tenant: Tenant, campaignId: string): Promise<CampaignTree | undefined> {
    for await (const tree of this.trees.load(tenant, [campaignId])) return tree;
    return undefined;
  }

  /** The first refusal; what was written before it stays. */
  async writeAll(tenant: Tenant, writes: readonly LocalWrite[]): Promise<WriteRefusal | undefined> {
    for (const write of writes) {
      const refusal = await this.write(tenant, write);
      if (refusal) return writeRefusal(refusal);
    }
    return undefined;
  }

  private async write(tenant: Tenant, write: LocalWrite): Promise<Refusal | undefined> {
    switch (write.entity) {
      case 'campaign':
        return this.writeCampaign(tenant, write);
      case 'adGroup':
        return refusalOf(await this.changes.importAdGroups(tenant, [write]));
      case 'ad':
        return refusalOf(await this.changes.importAds(tenant, [write]));
      case 'keyword':
        return refusalOf(await this.changes.importKeywords(tenant, [write]));
      default:
        return write satisfies never;
    }
  }

  private writeCampaign(
    tenant: Tenant,
    write: LocalWrite & { readonly entity: 'campaign' },
  ): Promise<Refusal | undefined> {
    return refused(() => this.changes.importCampaign(tenant, write));
  }
}

/** What to write into a tree so that it says what a change brings. */
type WritesOn = (tree: CampaignTree) => readonly LocalWrite[];

const isOfCampaign = ({ entity }: LocalWrite): boolean => entity === 'campaign';

/** The catalog's refusal of a change, undefined when it took it. */
export const refusalIn = async (
  change: () => Promise<unknown>,
): Promise<WriteRefusal | undefined> => {
  const refusal = await refused(change);
  return refusal && writeRefusal(refusal);
};

const refused = async (change: () => Promise<unknown>): Promise<Refusal | undefined> => {
  try {
    await change();
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error;
  }
};

const writeRefusal = (refusal: Refusal): WriteRefusal => ({
  message: refusal.message,
  field: fieldOf(refusal),
});

/** What both sides had already is not written: it may have been edited here since. */
const toWrite = ({ fields }: PlannedChange) =>
  fields.flatMap(({ field, after, agreed }) => (agreed ? [] : [{ field, value: after }]));

const GONE = { message: 'The campaign no longer exists here.', field: null };

const refusalOf = ([result]: readonly ItemResult<unknown>[]): Refusal | undefined =>
  !result || isDone(result) ? undefined : result.refusal;

/** The first member that the refusal names. */
const fieldOf = ({ details }: Refusal): string | null => {
  const { issues, path } = (details ?? {}) as {
    readonly issues?: readonly Issue[];
    readonly path?: string;
  };
  return (issues?.[0]?.path ?? path)?.replace(/^\//, '') ?? null;
};
