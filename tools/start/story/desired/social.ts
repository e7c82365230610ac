/** A third campaign: the same pictures between the posts of people. */
export const campaign = {
  name: 'Autumn among friends',
  type: 'SOCIAL',
  objective: 'TRAFFIC',
  budget: 45,
  languages: ['en'],
  biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
  declarations: { politicalAdvertising: 'NONE' },
};

export const adGroup = { name: 'Runners on the couch' };

export const ad = {
  type: 'SINGLE_IMAGE',
  finalUrl: 'https://runners-corner.example/friends',
  businessName: "Runner's Corner",
  callToAction: 'LEARN_MORE',
  headlines: [{ text: 'Running shoes that fit' }],
  descriptions: [{ text: 'Bring your old pair: we find the new one.' }],
};

export const places = { include: ['Germany'], exclude: [] };
