/** What every connector speaks of: data and rules without a connector. Importing it loads none. */
export * from '../port/access';
export * from '../port/ad-platform';
export * from '../port/attributes';
export * from '../port/capabilities';
export * from '../port/change';
export * from '../port/connection';
export * from '../port/conversion';
export * from '../port/delivery';
export * from '../port/draft';
export * from '../port/failure';
export * from '../port/fields';
export * from '../port/io';
export * from '../port/performance';
export * from '../port/codes/access-texts';
export * from '../port/codes/failure-texts';
export * from '../port/codes/verdict-texts';
export * from '../port/codes/finding-texts';
