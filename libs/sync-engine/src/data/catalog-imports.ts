import { Injectable } from '@nestjs/common';
import { CatalogFacade, isDone, type ItemResult } from '@switchyard/catalog';
import { isRefusal, type Issue, type Refusal, type Tenant } from '@switchyard/kernel';
import { importRefused, localEdit } from '../domain/apply';
import { editedSince, mergedWrites, type ImportSite, type LocalWrite } from '../domain/imports';
import { groupBy, type PlannedChange } from '../domain/plan';
import type { CampaignTree } from '../domain/snapshot';
import type { OperationError } from '../domain/sync';
import {
  CampaignTrees,
  type HeldOf,
  type ImportResult,
  type WriteRefusal,
} from '../use-cases/ports';

/** Writes into the catalog what was changed on a platform, each change by itself, but over no edit made here since. Doing it again changes nothing. */
@Injectable()
export class CatalogImports {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly trees: CampaignTrees,
  ) {}

  async execute(
    tenant: Tenant,
    changes: readonly PlannedChange[],
    site: ImportSite,
    held: HeldOf,
  ): Promise<readonly ImportResult[]> {
    const results: ImportResult[] = [];
    for (const [campaignId, own] of groupBy(changes, ({ address }) => address.campaignId)) {
      results.push(...(await this.ofCampaign(tenant, campaignId, own, site, held)));
    }
    return results;
  }

  private async ofCampaign(
    tenant: Tenant,
    campaignId: string,
    changes: readonly PlannedChange[],
    site: ImportSite,
    held: HeldOf,
  ): Promise<readonly ImportResult[]> {
    let tree = await this.treeOf(tenant, campaignId);
    // As it was before the first of these writes: they are nobody's edit.
    const now = tree && held(tree);
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
      if (refusal) return told(refusal);
    }
    return undefined;
  }

  private async write(tenant: Tenant, write: LocalWrite): Promise<Refusal | undefined> {
    switch (write.entity) {
      case 'campaign':
        return this.writeCampaign(tenant, write);
      case 'adGroup':
        return refusalOf(await this.catalog.importAdGroups(tenant, [write]));
      case 'ad':
        return refusalOf(await this.catalog.importAds(tenant, [write]));
      case 'keyword':
        return refusalOf(await this.catalog.importKeywords(tenant, [write]));
      default:
        return write satisfies never;
    }
  }

  private writeCampaign(
    tenant: Tenant,
    write: LocalWrite & { readonly entity: 'campaign' },
  ): Promise<Refusal | undefined> {
    return refused(() => this.catalog.importCampaign(tenant, write));
  }
}

/** The catalog's refusal of a change, undefined when it took it. */
export const refusalIn = async (
  change: () => Promise<unknown>,
): Promise<WriteRefusal | undefined> => {
  const refusal = await refused(change);
  return refusal && told(refusal);
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

const told = (refusal: Refusal): WriteRefusal => ({
  message: refusal.message,
  field: fieldOf(refusal),
});

/** What both sides held already is not written: it may have been edited here since. */
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
