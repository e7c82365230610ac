import type { AssetType } from './asset-type';
import type { SnippetHeader } from './snippet-headers';

/** What a caller writes to make an asset; which members a type has is said by `ASSET_FIELDS`. Null means the same as left out. */
export interface AssetInput {
  readonly type: AssetType;
  readonly name: string;
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
