import { type StoredImage, storedImage } from '../media';
import { KIND_NAMES, type KindName, KINDS } from '../schema/kinds';
import { isRecord, type Json } from '../schema/message';
import { UNVERIFIED } from '../unverified';

/** Undoes, last first, what a request changed. */
export type Journal = (() => void)[];

/**
 * The objects of one account, found by name, by parent, and by what must be unique, without
 * scanning.
 */
export class Store {
  private readonly rows = new Map<KindName, Map<string, Row>>(
    KIND_NAMES.map((kind) => [kind, new Map()]),
  );
  private readonly children = new Map<string, Map<string, Row>>();
  private readonly unique = new Map<string, string>();

  get(kind: KindName, name: string): Row | undefined {
    return this.rows.get(kind)?.get(name);
  }

  all(kind: KindName): Iterable<Row> {
    return this.rows.get(kind)?.values() ?? [];
  }

  /** Children of one kind, removed ones included. */
  childrenOf(parent: string, kind: KindName): Iterable<Row> {
    return this.children.get(`${kind} ${parent}`)?.values() ?? [];
  }

  livingChildrenOf(parent: string, kind: KindName): Row[] {
    return [...this.childrenOf(parent, kind)].filter((row) => !isRemoved(row));
  }

  hasLivingChild(
    parent: string,
    kind: KindName,
    claim: (row: Row) => boolean = () => true,
  ): boolean {
    for (const row of this.childrenOf(parent, kind)) if (!isRemoved(row) && claim(row)) return true;
    return false;
  }

  /** The living object that holds this unique key. */
  holderOf(kind: KindName, key: string): Row | undefined {
    const name = this.unique.get(key);
    return name === undefined ? undefined : this.get(kind, name);
  }

  put(row: Row, journal: Journal): void {
    const before = this.get(row.kind, row.name);
    this.swap(before, row);
    journal.push(() => this.swap(row, before));
  }

  change(row: Row, data: Json, at: Date, journal: Journal): void {
    this.put({ ...row, data, changedAt: at }, journal);
  }

  private swap(out: Row | undefined, into: Row | undefined): void {
    if (out) this.unlink(out);
    if (into) this.link(into);
  }

  private link(row: Row): void {
    this.rows.get(row.kind)?.set(row.name, row);
    for (const key of parentKeys(row)) {
      const siblings = this.children.get(key) ?? new Map<string, Row>();
      this.children.set(key, siblings.set(row.name, row));
    }
    for (const key of uniqueKeys(row)) this.unique.set(key, row.name);
  }

  private unlink(row: Row): void {
    this.rows.get(row.kind)?.delete(row.name);
    for (const key of parentKeys(row)) this.children.get(key)?.delete(row.name);
    for (const key of uniqueKeys(row)) {
      if (this.unique.get(key) === row.name) this.unique.delete(key);
    }
  }
}

function parentKeys(row: Row): string[] {
  return KINDS[row.kind].parents.map((member) => `${row.kind} ${textOf(row.data, member)}`);
}

/** One object of an account, as the vendor stores it. Removed ones stay, with status REMOVED. */
export interface Row {
  readonly kind: KindName;
  readonly name: string;
  readonly id: string;
  readonly data: Json;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** Since when the present content is under review: ads, keywords, assets and asset groups. */
  readonly reviewedFrom: Date;
  /** The picture of an image asset. */
  readonly image?: StoredImage;
}

export const isRemoved = (row: Row): boolean => row.data['status'] === 'REMOVED';

export const textOf = (data: Json, member: string): string => {
  const value = data[member];
  return typeof value === 'string' ? value : '';
};

/** A nested message; empty when it is absent. */
export const partOf = (data: Json, member: string): Json => {
  const value = data[member];
  return isRecord(value) ? value : {};
};

export const listOf = (data: Json, member: string): readonly Json[] => {
  const value = data[member];
  return Array.isArray(value) ? value.filter(isRecord) : [];
};

export const numberOf = (data: Json, member: string): number | undefined => {
  const value = data[member];
  return value === undefined ? undefined : Number(value);
};

export const campaignNameKey = (name: string) => `campaign ${nameFolded(name)}`;
export const adGroupNameKey = (campaign: string, name: string) =>
  `adGroup ${campaign} ${nameFolded(name)}`;
export const budgetNameKey = (name: string) => `budget ${nameFolded(name)}`;
export const assetGroupNameKey = (campaign: string, name: string) =>
  `assetGroup ${campaign} ${nameFolded(name)}`;
export const assetNameKey = (data: Json) =>
  `asset ${textOf(data, 'type')} name ${nameFolded(textOf(data, 'name'))}`;
export const conversionActionNameKey = (name: string) => `conversionAction ${nameFolded(name)}`;
export const adIdKey = (adId: string) => `ad ${adId}`;

/**
 * What no two objects of an account may share. Removed objects give their names free; ads stay
 * findable by id.
 */
function uniqueKeys({ kind, data, ...row }: Row): string[] {
  if (kind === 'adGroupAd') return [adIdKey(textOf(partOf(data, 'ad'), 'id'))];
  if (isRemoved({ kind, data, ...row })) return [];
  switch (kind) {
    case 'campaign':
      return [campaignNameKey(textOf(data, 'name'))];
    case 'adGroup':
      return [adGroupNameKey(textOf(data, 'campaign'), textOf(data, 'name'))];
    case 'campaignBudget':
      return data['explicitlyShared'] ? [budgetNameKey(textOf(data, 'name'))] : [];
    case 'conversionAction':
      return [conversionActionNameKey(textOf(data, 'name'))];
    case 'assetGroup':
      return [assetGroupNameKey(textOf(data, 'campaign'), textOf(data, 'name'))];
    case 'asset':
      return [
        ...(data['name'] ? [assetNameKey(data)] : []),
        ...[assetContentKey(data, row.image?.digest)].filter((key) => key !== undefined),
      ];
    default:
      return [];
  }
}

/** What makes an asset the same as another one; undefined where every create makes a new one. */
export function assetContentKey(
  data: Json,
  digest = storedImage(partOf(data, 'imageAsset')['data'])?.digest,
): string | undefined {
  if (data['imageAsset'] !== undefined) return digest && `asset image ${digest}`;
  const member = UNVERIFIED.sameContentIsOneAsset.find((one) => data[one] !== undefined);
  return member && `asset ${member} ${JSON.stringify(data[member])}`;
}

function nameFolded(name: string): string {
  return UNVERIFIED.namesAreCaseSensitive ? name : name.toLowerCase();
}
