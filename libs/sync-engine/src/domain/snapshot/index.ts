export * from './campaign-draft';
export * from './campaign-tree';
export * from './desired-of';
export * from './is-wanted';
export * from './platform-budget';
export * from './schedule-on';
export * from './target';
export * from './targets-of';
