import type { Json } from '../schema/field';
import { isRecord } from '../schema/is-record';
import type { StoredImage } from '../images/stored-image';
import type { KindName } from './kinds';

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
