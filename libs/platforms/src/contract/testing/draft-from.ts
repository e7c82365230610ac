import type { Attributes, Json } from '../../port/attributes';
import type { CampaignDraft, Draft } from '../../port/draft';

/** The draft that attributes stand for: "not set" is left out, and areas get a name, which no platform keeps. */
export const draftFrom = (original: Draft, attributes: Attributes): Draft => {
  const held = withoutNulls(attributes) as Readonly<Record<string, unknown>>;
  const names = Array.isArray(held['geoTargets'])
    ? {
        geoTargets: held['geoTargets'].map((place: object) => ({
          name: 'somewhere',
          negative: false,
          ...place,
        })),
      }
    : {};
  const said = original.entity === 'campaign' ? SAYING_NOTHING : {};
  const identity = {
    entity: original.entity,
    ...('campaign' in original ? { campaign: original.campaign } : fixed(original)),
  };
  return { ...said, ...held, ...names, ...identity } as unknown as Draft;
};

/** What does not stand on the campaigns of a platform is told by what stands below them. */
const SAYING_NOTHING = {
  geoTargets: [],
  schedule: [],
  languages: [],
  negativeKeywords: [],
  extensions: [],
  images: [],
  specialAdCategories: [],
} satisfies Partial<CampaignDraft>;

const fixed = (original: Draft) =>
  original.entity === 'campaign'
    ? {
        campaignType: original.campaignType,
        objective: original.objective,
        currency: original.currency,
      }
    : {};

const withoutNulls = (value: Json): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, withoutNulls(member as Json)]),
  );
};
