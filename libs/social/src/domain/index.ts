export * from './channel';
export * from './post';
export * from './writer';
