/** The one special category that Reddit has (vendor's OpenAPI, special_ad_categories). */
export const SPECIAL_CATEGORY = 'HOUSING_EMPLOYMENT_CREDIT';
export const NO_SPECIAL_CATEGORY = 'NONE';

const MEANT = /HOUSING|EMPLOYMENT|CREDIT/;

/** Whether a declared category is Reddit's. */
export const isSpecial = (declared: string): boolean => MEANT.test(declared.toUpperCase());
