/** Characters of a card's texts (Advertiser API, CreateAdCreativeParams). */
export const CARD_TEXTS = { title: { min: 3, max: 50 }, body: { min: 0, max: 100 } } as const;

/** Longest address that a card leads to. */
export const MAX_TARGET_URL = 2_048;

/** Pixels that a card's image has at least, each way. */
export const MIN_IMAGE_SIDE = 640;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The role that the one image of a card has with us. */
export const CARD_ROLE = 'SQUARE_MARKETING_IMAGE';
