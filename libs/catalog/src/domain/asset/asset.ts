/**
 * What is known of the bytes of an asset; all null while there are none, and of assets without
 * bytes.
 */
export interface AssetContent {
  /** Bytes. */
  readonly size: number | null;
  /** Pixels; null for videos. */
  readonly width: number | null;
  readonly height: number | null;
  readonly mimeType: string | null;
  /** Lower-case hexadecimal; also the key of the bytes within the Space. */
  readonly sha256: string | null;
}

/** An asset as it is stored. Members that its type does not have are null. */
export interface Asset extends AssetContent {
  readonly spaceId: string;
  readonly id: string;
  readonly type: AssetType;
  readonly name: string;
  /** The caller's own key: unique in the Space, and sent to no platform. */
  readonly externalKey: string | null;
  readonly sourceUrl: string | null;
  readonly linkText: string | null;
  readonly description1: string | null;
  readonly description2: string | null;
  readonly finalUrl: string | null;
  readonly calloutText: string | null;
  readonly header: SnippetHeader | null;
  readonly values: readonly string[] | null;
  readonly phoneNumber: string | null;
  readonly countryCode: string | null;
  readonly fetch: AssetFetch;
  /**
   * +1 whenever the bytes come from elsewhere: what an earlier fetch still finds is dropped. Never
   * shown.
   */
  readonly fetchRound: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export const ASSET_TYPES = [
  'IMAGE',
  'LOGO',
  'VIDEO',
  'YOUTUBE_VIDEO',
  'SITELINK',
  'CALLOUT',
  'STRUCTURED_SNIPPET',
  'CALL',
] as const;

/** Fixed after creation: it says which other members an asset has. */
export type AssetType = (typeof ASSET_TYPES)[number];

/**
 * The headers of structured snippets that Google and Microsoft both know, in Google's spelling;
 * both take no other.
 */
export const SNIPPET_HEADERS = [
  'Amenities',
  'Brands',
  'Courses',
  'Degree programs',
  'Destinations',
  'Featured hotels',
  'Insurance coverage',
  'Models',
  'Neighborhoods',
  'Service catalog',
  'Shows',
  'Styles',
  'Types',
] as const;

export type SnippetHeader = (typeof SNIPPET_HEADERS)[number];

export const FETCH_STATUSES = ['PENDING', 'READY', 'FAILED'] as const;
export type FetchStatus = (typeof FETCH_STATUSES)[number];

/** Codes of what an asset waits for; a failed one has a code of ContentProblem or of the fetch. */
export type FetchStateCode = 'FETCHING' | 'AWAITING_BYTES';

/**
 * Whether everything that an asset needs is here. `code` is stable, `reason` is for people; both
 * null when all is well.
 */
export interface AssetFetch {
  readonly status: FetchStatus;
  readonly code: string | null;
  readonly reason: string | null;
}

export const READY: AssetFetch = { status: 'READY', code: null, reason: null };

export const FETCHING: AssetFetch = {
  status: 'PENDING',
  code: 'FETCHING' satisfies FetchStateCode,
  reason: 'The worker fetches the bytes from sourceUrl.',
};

export const AWAITING_BYTES: AssetFetch = {
  status: 'PENDING',
  code: 'AWAITING_BYTES' satisfies FetchStateCode,
  reason: 'Send the bytes with PUT content, or set sourceUrl.',
};

/**
 * What a caller writes to make an asset; `ASSET_FIELDS` states which members a type has. Null
 * means the same as left out.
 */
export interface AssetInput {
  readonly type: AssetType;
  readonly name: string;
  readonly externalKey?: string | null;
  readonly sourceUrl?: string | null;
  readonly linkText?: string | null;
  readonly description1?: string | null;
  readonly description2?: string | null;
  readonly finalUrl?: string | null;
  readonly calloutText?: string | null;
  readonly header?: SnippetHeader | null;
  readonly values?: readonly string[] | null;
  readonly phoneNumber?: string | null;
  readonly countryCode?: string | null;
}

/** What a merge patch changes: whole members, already merged with what is stored; null clears. */
export type AssetChanges = {
  readonly [member in Exclude<keyof AssetInput, 'type'>]?: AssetInput[member] | null;
};

/** An asset as it is read. */
export interface AssetView extends Omit<Asset, 'fetchRound' | 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewAsset = (row: Asset): AssetView => ({
  id: row.id,
  spaceId: row.spaceId,
  type: row.type,
  name: row.name,
  externalKey: row.externalKey,
  sourceUrl: row.sourceUrl,
  linkText: row.linkText,
  description1: row.description1,
  description2: row.description2,
  finalUrl: row.finalUrl,
  calloutText: row.calloutText,
  header: row.header,
  values: row.values,
  phoneNumber: row.phoneNumber,
  countryCode: row.countryCode,
  fetch: row.fetch,
  size: row.size,
  width: row.width,
  height: row.height,
  mimeType: row.mimeType,
  sha256: row.sha256,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
