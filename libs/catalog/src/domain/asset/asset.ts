import type { AssetFetch } from './asset-fetch';
import type { AssetType } from './asset-type';
import type { SnippetHeader } from './snippet-headers';

/** What is known of the bytes of an asset; all null while there are none, and of assets without bytes. */
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
  /** +1 whenever the bytes come from elsewhere: what an earlier fetch still finds is dropped. Never shown. */
  readonly fetchRound: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
