/** What the demo advertises in search. */
export const business = {
  name: "Runner's Corner",
  url: 'https://runners-corner.example',
  description: 'Running shoes, fitted in the shop.',
  industry: 'Sports retail',
  targetAudiences: ['Runners over 30'],
  brandVoice: 'Friendly and exact.',
};

/** Google asks every campaign whether it is political, so the demo says that it is not. */
export const campaign = {
  name: 'Autumn running shoes',
  type: 'SEARCH',
  objective: 'TRAFFIC',
  budget: 90,
  languages: ['en', 'de'],
  biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeiling: 1.2 },
  negativeKeywords: [
    { text: 'free', matchType: 'PHRASE' },
    { text: 'repair', matchType: 'EXACT' },
  ],
  declarations: { politicalAdvertising: 'NONE' },
};

export const adGroup = { name: 'Running shoes', maxCpc: 0.8 };

export const ad = {
  type: 'RESPONSIVE_SEARCH',
  finalUrl: 'https://runners-corner.example/shoes',
  path1: 'shoes',
  path2: 'autumn',
  headlines: [
    { text: "Runner's Corner", pinned: 1 },
    { text: 'Running shoes that fit' },
    { text: 'Fitted in our shop' },
    { text: 'Free gait analysis' },
  ],
  descriptions: [
    { text: 'Bring your old pair: we find the new one on the treadmill.' },
    { text: 'Thirty days to run in them, then decide.' },
  ],
};

export const keywords = [
  { text: 'running shoes', matchType: 'PHRASE' },
  { text: 'running shoes berlin', matchType: 'EXACT' },
  { text: 'trail running shoes', matchType: 'PHRASE' },
  { text: 'marathon shoes', matchType: 'PHRASE' },
  { text: 'gait analysis', matchType: 'EXACT' },
  { text: 'shoes for runners', matchType: 'BROAD' },
  { text: 'second hand', matchType: 'PHRASE', negative: true },
  { text: 'kids', matchType: 'PHRASE', negative: true },
];

/** Beside the search ads. */
export const extensions = [
  {
    role: 'SITELINK',
    type: 'SITELINK',
    name: 'Gait analysis',
    linkText: 'Gait analysis',
    description1: 'On our treadmill',
    description2: 'Free, ten minutes',
    finalUrl: 'https://runners-corner.example/gait',
  },
  {
    role: 'SITELINK',
    type: 'SITELINK',
    name: 'Opening hours',
    linkText: 'Opening hours',
    description1: 'Six days a week',
    description2: 'Late on Thursdays',
    finalUrl: 'https://runners-corner.example/hours',
  },
  {
    role: 'CALLOUT',
    type: 'CALLOUT',
    name: 'Thirty days to return',
    calloutText: 'Thirty days to return',
  },
  { role: 'CALLOUT', type: 'CALLOUT', name: 'Fitted by runners', calloutText: 'Fitted by runners' },
];

export const schedule: {
  readonly preset: string;
  readonly windows: readonly unknown[];
  readonly timezone?: string;
} = {
  preset: 'BUSINESS_HOURS',
  windows: [{ days: ['SAT'], start: '09:00', end: '18:00', bidModifier: 1.2 }],
};

export const places = { include: ['Germany', 'Austria'], exclude: ['Bavaria'] };

export const split = { 'google-ads': 35, 'microsoft-ads': 25, 'reddit-ads': 15, 'openai-ads': 15 };
