export * from './channel';
export * from './post';
export * from './refusals';
export * from './social-post';
export * from './writer';
