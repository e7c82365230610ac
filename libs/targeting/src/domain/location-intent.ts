/** Who is reached by included places: people there, or also people interested in them. */
export const LOCATION_INTENTS = ['PRESENCE', 'PRESENCE_OR_INTEREST'] as const;

export type LocationIntent = (typeof LOCATION_INTENTS)[number];
