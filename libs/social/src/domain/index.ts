export * from './channel';
export * from './checking/check-draft';
export * from './checking/labelled-claims';
export * from './interview';
export * from './post';
export * from './refusals';
export * from './social-post';
export * from './writer';
