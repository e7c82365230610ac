export { ConversionsModule } from './conversions.module';
export { conversionsMigrations } from './data/migrations';
export { conversionsTables } from './data/tables';
export { HeldActions } from './use-cases/action/held-actions';
export { ErasureModule } from './erasure.module';
export { ErasePerson, type Erased } from './use-cases/erase/erase-person';
