export * from './edited-since';
export * from './import-judge';
export * from './import-site';
export * from './local-write';
export * from './merged-writes';
export { rowsOf } from './said';
export * from './with-writes';
export * from './writes-of';
