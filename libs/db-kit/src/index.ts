export * from './statement';
export * from './data-source';
export * from './database';
export * from './database.module';
export {
  isRetriable,
  isAway,
  isUnwritable,
  asRefusal,
  isInterrupted,
  isSilent,
  violatedConstraint,
} from './faults';
export * from './migrate';
export { moveRows, type MovedRows } from './move-rows';
export { endObservation, observePool } from './observation';
export { apart, bindHere, PgUnitOfWork, precondition } from './transaction';
export * from './table';
export * from './roles';
export * from './serial-keepers';
export * from './space-filter';
export { querySpace } from './space-query';
