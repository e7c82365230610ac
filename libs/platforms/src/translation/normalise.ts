import type { AdPlatform, Warning } from '../port/ad-platform';
import type { Attributes } from '../port/attributes';
import type { WarningCode } from '../port/codes/finding-texts';
import type { AdDraft, AdGroupDraft, CampaignDraft, Draft, KeywordDraft } from '../port/draft';

/** What a platform holds of each kind of object. */
export interface Normalisers {
  readonly campaign: (draft: CampaignDraft, warn: Warn) => object;
  readonly adGroup: (draft: AdGroupDraft, warn: Warn) => object;
  readonly ad: (draft: AdDraft, warn: Warn) => object;
  /** Left out where keywords are no objects: no plan holds one there. */
  readonly keyword?: (draft: KeywordDraft, warn: Warn) => object;
}

/** The port's `normalise` from one function per kind of object. */
export const normaliseBy =
  (normalisers: Normalisers): AdPlatform['normalise'] =>
  (draft) => {
    const { warn, warnings } = collectWarnings();
    return { attributes: attributesOf(normalisers, draft, warn) as Attributes, warnings };
  };

const attributesOf = (
  { campaign, adGroup, ad, keyword }: Normalisers,
  draft: Draft,
  warn: Warn,
): object => {
  switch (draft.entity) {
    case 'campaign':
      return campaign(draft, warn);
    case 'adGroup':
      return adGroup(draft, warn);
    case 'ad':
      return ad(draft, warn);
    case 'keyword':
      if (keyword) return keyword(draft, warn);
      throw new TypeError(
        'keywords are no objects on this platform: they belong to their ad group',
      );
    default:
      return draft satisfies never;
  }
};

/** Notes what normalising had to change. */
export type Warn = (code: WarningCode, field: string, message: string) => void;

/** A note pad for one object, and what was written on it. */
const collectWarnings = (): {
  readonly warn: Warn;
  readonly warnings: readonly Warning[];
} => {
  const warnings: Warning[] = [];
  return { warn: (code, field, message) => void warnings.push({ code, field, message }), warnings };
};

/**
 * For what another object of the same tree reports: fields of a campaign that are on its ad groups
 * are reported once.
 */
export const silently: Warn = () => undefined;
