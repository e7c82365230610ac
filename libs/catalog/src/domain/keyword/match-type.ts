export const MATCH_TYPES = ['EXACT', 'PHRASE', 'BROAD'] as const;

export type MatchType = (typeof MATCH_TYPES)[number];
