/** Objectives of campaigns, in the spelling that LinkedIn takes: singular (platform document 2b). */
export type ObjectiveType = 'WEBSITE_VISIT' | 'WEBSITE_CONVERSION' | 'BRAND_AWARENESS';

/**
 * What each of our objectives becomes. Lead generation asks for a lead form on every creative, which are not exported: leads are won on the
 * advertiser's own site.
 */
export const OBJECTIVES: Readonly<Record<string, ObjectiveType>> = {
  TRAFFIC: 'WEBSITE_VISIT',
  LEADS: 'WEBSITE_CONVERSION',
  SALES: 'WEBSITE_CONVERSION',
  AWARENESS: 'BRAND_AWARENESS',
};

export const objectiveOf = (objective: string): ObjectiveType =>
  OBJECTIVES[objective] ?? 'WEBSITE_VISIT';
