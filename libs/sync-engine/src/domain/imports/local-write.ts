import type {
  AdChanges,
  AdGroupChanges,
  CampaignChanges,
  KeywordChanges,
} from '@switchyard/catalog/domain';
import type { Json } from '@switchyard/platforms';

/** A merge patch of one object of our catalog, as a caller could send it. */
export type LocalWrite =
  | { readonly entity: 'campaign'; readonly id: string; readonly changes: CampaignChanges }
  | { readonly entity: 'adGroup'; readonly id: string; readonly changes: AdGroupChanges }
  | { readonly entity: 'ad'; readonly id: string; readonly changes: AdChanges }
  | { readonly entity: 'keyword'; readonly id: string; readonly changes: KeywordChanges };

/** One field as the platform says it. */
export interface FoundField {
  readonly field: string;
  readonly value: Json;
}
