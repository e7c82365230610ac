/** Types of campaigns that go to Meta. */
export const CAMPAIGN_TYPES_HELD = ['DISPLAY', 'SOCIAL'] as const;
