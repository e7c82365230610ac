export { readPlatformsSettings, type PlatformsSettings } from '@switchyard/platforms';
export { AccountUsage } from './data/account-usage';
export { IdentityAccountSettings, IdentityOwnerNotices } from './data/identity-adapters';
export { syncEngineMigrations } from './data/migrations';
export { syncEngineTables } from './data/tables';
export { AskPlatformsForLocations } from './use-cases/basis/ask-platforms-for-locations';
export { SyncEngineModule } from './sync-engine.module';
