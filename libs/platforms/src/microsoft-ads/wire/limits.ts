/** Items per call (spec/platforms/microsoft-ads.md 2b, table of endpoints). */
export const LIMITS = {
  campaigns: 100,
  criteria: 100,
  adGroups: 1_000,
  ads: 50,
  keywords: 1_000,
  negatives: 20_000,
  editorialReasons: 1_000,
  assetGroups: 100,
  adExtensions: 100,
  extensionAssociations: 100,
  media: 10,
  mediaPage: 1_000,
  /** AccountThroughCampaignReportScope and its likes. */
  reportCampaigns: 300,
} as const;

export const inChunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
