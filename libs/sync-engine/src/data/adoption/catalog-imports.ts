import { Injectable } from '@nestjs/common';
import { CampaignChangeFacade, isDone, type ItemResult } from '@switchyard/catalog';
import { isRefusal, type Issue, type Refusal, type Tenant } from '@switchyard/kernel';
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
      const writes = tree && mergedWrites(change.address, toWrite(change), tree, site);
      const error = await this.take(tenant, writes, editedSince(change, now?.get(id)));
      results.push({ localId: id, ...(error ? { error } : {}) });
      if (writes?.some(({ entity }) => entity === 'campaign')) tree = undefined;
    }
    return results;
  }

  private async take(
    tenant: Tenant,
    writes: readonly LocalWrite[] | undefined,
    edited: string | undefined,
  ): Promise<OperationError | undefined> {
    if (writes && edited !== undefined) return localEdit(edited);
    const refusal = writes ? await this.writeAll(tenant, writes) : GONE;
    return refusal && importRefused(refusal);
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
