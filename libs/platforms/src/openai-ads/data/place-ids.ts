/** Countries are kept by their ISO code, all other places by OpenAI's own id. */
const COUNTRY = /^country:([A-Z]{2})$/;

/**
 * Stands for the places of a campaign of which none could be held. Nothing is ever sent with it: without places the ads would show
 * everywhere.
 */
export const NOWHERE = 'none';

export const countryId = (countryCode: string): string => `country:${countryCode}`;

/** The ISO code that a place id stands for; undefined when it is an id of OpenAI's own. */
export const countryIn = (id: string): string | undefined => COUNTRY.exec(id)?.[1];
