/** What the demo advertises. Every value is one that both search networks take. */
export const PLATFORMS = ['google-ads', 'microsoft-ads'] as const;

export const business = {
  name: "Runner's Corner", url: 'https://runners-corner.example', description: 'Running shoes, fitted in the shop.', industry: 'Sports retail',
  targetAudiences: ['Runners over 30'], brandVoice: 'Friendly and exact.',
};

/** Google asks every campaign whether it is political, so the demo says that it is not. */
export const campaign = {
  name: 'Autumn running shoes', type: 'SEARCH', objective: 'TRAFFIC', platforms: PLATFORMS, budget: 50, languages: ['en', 'de'],
  biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeiling: 1.2 },
  negativeKeywords: [{ text: 'free', matchType: 'PHRASE' }, { text: 'repair', matchType: 'EXACT' }], declarations: { politicalAdvertising: 'NONE' },
};

export const adGroup = { name: 'Running shoes', maxCpc: 0.8 };

export const ad = {
  type: 'RESPONSIVE_SEARCH', finalUrl: 'https://runners-corner.example/shoes', path1: 'shoes', path2: 'autumn',
  headlines: [{ text: "Runner's Corner", pinned: 1 }, { text: 'Running shoes that fit' }, { text: 'Fitted in our shop' }, { text: 'Free gait analysis' }],
  descriptions: [{ text: 'Bring your old pair: we find the new one on the treadmill.' }, { text: 'Thirty days to run in them, then decide.' }],
};

export const keywords = [
  { text: 'running shoes', matchType: 'PHRASE' }, { text: 'running shoes berlin', matchType: 'EXACT' }, { text: 'trail running shoes', matchType: 'PHRASE' },
  { text: 'marathon shoes', matchType: 'PHRASE' }, { text: 'gait analysis', matchType: 'EXACT' }, { text: 'shoes for runners', matchType: 'BROAD' },
  { text: 'second hand', matchType: 'PHRASE', negative: true }, { text: 'kids', matchType: 'PHRASE', negative: true },
];

const day = (name: string, startHour: number, endHour: number, bidModifier: number) => ({ day: name, startHour, endHour, bidModifier });

export const schedule = {
  windows: [...['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'].map((name) => day(name, 8, 20, 1)), day('SATURDAY', 9, 18, 1.2)],
  timezone: 'Europe/Berlin',
};

/** Ids of the same place on both networks. */
export const places = [
  { kind: 'AREA', name: 'Germany', type: 'COUNTRY', countryCode: 'DE', criterionId: '2276', msLocationId: '72' },
  { kind: 'AREA', name: 'Berlin', type: 'CITY', countryCode: 'DE', criterionId: '1003854', msLocationId: '51001', bidAdjustment: 15 },
  { kind: 'AREA', name: 'Bavaria', type: 'REGION', countryCode: 'DE', criterionId: '20228', msLocationId: '5010', negative: true },
];

export const split = { 'google-ads': 30, 'microsoft-ads': 20 };
