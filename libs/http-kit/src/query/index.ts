export { decodeCursor, encodeCursor, pageOf } from './cursor';
export { ChangeListQuery, ListQuery, NamedListQuery, pageRequestOf } from './list-query';
export { validateQuery } from './validate-query';
