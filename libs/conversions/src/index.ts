export { ConversionsModule } from './conversions.module';
export { conversionsMigrations } from './data/migrations';
export { conversionsTables } from './data/tables';
export { HeldActions } from './use-cases/action/held-actions';
export { ErasureModule } from './erasure.module';
export { ErasePerson, type Erased } from './use-cases/erase/erase-person';
export { ReplayModule } from './replay.module';
export { ReplayMany, type Replayed } from './use-cases/replay/replay-many';
