export { ConversionsModule } from './conversions.module';
export { conversionsMigrations } from './data/migrations';
export { SourceSecrets } from './data/sources';
export { conversionsTables } from './data/tables';
export { ActionNamesakes, LockedActions } from './use-cases/action/actions';
export { ErasureModule } from './erasure.module';
export { ErasePerson, type Erased } from './use-cases/person/erase-person';
export { ReplayModule } from './replay.module';
export { ReplayMany, type Replayed } from './use-cases/replay-conversions';
