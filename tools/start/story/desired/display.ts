/**
 * A second campaign: the same shop in pictures, on all six networks. What one of them cannot hold,
 * every plan says.
 */
export const campaign = {
  name: 'Autumn in pictures',
  type: 'DISPLAY',
  objective: 'TRAFFIC',
  budget: 90,
  languages: ['en', 'de'],
  biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
  declarations: { politicalAdvertising: 'NONE' },
};

export const adGroup = { name: 'Runners', maxCpc: 0.4 };

export const ad = {
  type: 'RESPONSIVE_DISPLAY',
  finalUrl: 'https://runners-corner.example/autumn',
  businessName: "Runner's Corner",
  longHeadline: 'Running shoes that fit, because somebody looks at how you run',
  headlines: [{ text: 'Running shoes that fit' }, { text: 'Fitted in our shop' }],
  descriptions: [
    { text: 'Bring your old pair: we find the new one.' },
    { text: 'Thirty days to run in them.' },
  ],
};

/** What is in the picture, its role, and pixels in the ratio that the role asks for. */
export const pictures = [
  { name: 'Dawn wide', role: 'MARKETING_IMAGE', width: 1200, height: 628 },
  { name: 'Dawn square', role: 'SQUARE_MARKETING_IMAGE', width: 1200, height: 1200 },
] as const;

export const logo = { name: 'Logo', width: 512, height: 512 };

export const angle = {
  name: 'Fitted in the shop',
  angleType: 'QUALITY',
  claim: 'Shoes that fit, because somebody looked at how you run.',
};
export const concept = { name: 'The treadmill', attributes: { format: 'TESTIMONIAL' } };

/** Hours as the shop's marketing office writes them, which sits in London. */
export const schedule = {
  windows: [
    { days: ['WEEKDAYS'], start: '06:00', end: '22:30' },
    { days: ['SAT'], start: '08:00', end: '18:00', bidModifier: 1.2 },
  ],
  timezone: 'Europe/London',
};

/** Places by name; circles by coordinates or around a place. */
export const places = {
  include: ['Germany', 'Austria'],
  exclude: [{ name: 'Bavaria', type: 'REGION', countryCode: 'DE' }],
  radii: [
    { around: 'Zurich', countryCode: 'CH', radius: 30 },
    { name: 'The shop in Basel', lat: 47.56, lng: 7.59, radius: 20 },
  ],
};
