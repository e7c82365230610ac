import type { Attributes } from '../../port/attributes';

/** A campaign as Meta can hold it. Places, dates and goals stand on its ad sets. */
export type CampaignAttributes = {
  readonly name: string;
  /** ENABLED, PAUSED, or Meta's ARCHIVED. */
  readonly status: string;
  /** TRAFFIC, LEADS, SALES, AWARENESS, or Meta's own word. */
  readonly objective: string;
  /** Per day, shared by everything below. */
  readonly budgetMicros: number | null;
  /** Meta's word for how bids are held back; what is bid for stands on the ad sets. */
  readonly biddingStrategy: { readonly type: string };
  readonly specialAdCategories: readonly string[];
  /** ISO 3166-1 countries that a special category is declared for; empty without one. */
  readonly specialAdCategoryCountries: readonly string[];
};

/** Attributes reach `apply` only from `normalise` or `read`, which both make this form. */
export const asCampaign = (attributes: Attributes): CampaignAttributes =>
  attributes as unknown as CampaignAttributes;
