import type { AssetType } from './asset-type';

type Presence = 'required' | 'optional';

interface FieldRule {
  /** Characters; of one item where the field is a list. */
  readonly max: number;
  readonly maxItems?: number;
  /** The types that have the field; every other type refuses it. */
  readonly of: Partial<Record<AssetType, Presence>>;
}

/** Which members an asset has beside its name, by type: what validation, documents and views are made from. */
export const ASSET_FIELDS = {
  sourceUrl: {
    max: 2_048,
    of: { IMAGE: 'optional', LOGO: 'optional', VIDEO: 'optional', YOUTUBE_VIDEO: 'required' },
  },
  linkText: { max: 25, of: { SITELINK: 'required' } },
  description1: { max: 35, of: { SITELINK: 'optional' } },
  description2: { max: 35, of: { SITELINK: 'optional' } },
  finalUrl: { max: 2_048, of: { SITELINK: 'required' } },
  calloutText: { max: 25, of: { CALLOUT: 'required' } },
  header: { max: 25, of: { STRUCTURED_SNIPPET: 'required' } },
  values: { max: 25, maxItems: 10, of: { STRUCTURED_SNIPPET: 'required' } },
  phoneNumber: { max: 40, of: { CALL: 'required' } },
  countryCode: { max: 2, of: { CALL: 'required' } },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type AssetField = keyof typeof ASSET_FIELDS;

export const ASSET_FIELD_NAMES = Object.keys(ASSET_FIELDS) as readonly AssetField[];

/** Undefined when the type does not have the field. */
export const presenceOf = (field: AssetField, type: AssetType): Presence | undefined =>
  (ASSET_FIELDS[field].of as FieldRule['of'])[type];

/** One sentence for documents: which types have the field. */
export const typesOf = (field: AssetField): string =>
  Object.entries(ASSET_FIELDS[field].of)
    .map(([type, presence]) => (presence === 'required' ? `${type} (needed)` : type))
    .join(', ');
