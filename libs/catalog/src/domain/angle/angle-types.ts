/** The registry of angle types, each with what it argues. Validation, documents and `GET /creative-vocabulary` are made from this. */
export const ANGLE_TYPES = {
  PRICE: 'It costs less, or is worth more than it costs.',
  QUALITY: 'It is better made or works better.',
  SPEED: 'It brings the result sooner.',
  CONVENIENCE: 'It takes less effort.',
  TRUST: 'The one who sells it can be relied on.',
  SOCIAL_PROOF: 'Others like the reader chose it and are glad.',
  AUTHORITY: 'People or institutions who know recommend it.',
  SCARCITY: 'There is little of it, or little time.',
  NOVELTY: 'It is new, or does something in a new way.',
  RISK_REVERSAL: 'If it disappoints, the seller bears the loss.',
  PAIN: 'It ends a trouble that the reader has now.',
  ASPIRATION: 'It brings the reader closer to who they want to be.',
  IDENTITY: 'It is made for people like the reader.',
  COMPARISON: 'It beats a named alternative, or doing nothing.',
} as const;

/** What kind of claim an angle makes. */
export type AngleType = keyof typeof ANGLE_TYPES;

export const ANGLE_TYPE_IDS = Object.keys(ANGLE_TYPES) as readonly AngleType[];
