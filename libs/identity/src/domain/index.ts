export * from './account';
export * from './alert';
export * from './alert-kinds';
export * from './connection';
export * from './plan';
export * from './space';
export * from './token';
