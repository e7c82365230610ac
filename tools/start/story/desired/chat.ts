/** A fourth campaign: where people ask for running shoes in a conversation. */
export const campaign = {
  name: 'Autumn in conversation',
  type: 'CONVERSATIONAL',
  objective: 'TRAFFIC',
  budget: 15,
  languages: ['en'],
  biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
  declarations: { politicalAdvertising: 'NONE' },
};

export const adGroup = {
  name: 'First marathon',
  contextHints: ['Shoes for a first marathon', 'How to find running shoes that fit'],
};

export const ad = {
  type: 'CHAT_CARD',
  finalUrl: 'https://runners-corner.example/marathon',
  headlines: [{ text: 'Running shoes that fit' }],
  descriptions: [{ text: 'Bring your old pair: we find the new one.' }],
};

export const places = { include: ['Germany'], exclude: [] };
