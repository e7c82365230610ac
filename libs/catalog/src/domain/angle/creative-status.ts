export const CREATIVE_STATUSES = ['ACTIVE', 'PAUSED', 'ARCHIVED'] as const;

/** Whether an angle or concept is in use. It says nothing about the ads that carry it: those have their own status. */
export type CreativeStatus = (typeof CREATIVE_STATUSES)[number];
