export { readPlatformsSettings, type PlatformsSettings } from '@switchyard/platforms';
export { IdentityAccountSettings } from './data/account-settings';
export { IdentityOwnerNotices } from './data/owner-notices';
export { syncEngineMigrations } from './data/migrations';
export { syncEngineTables } from './data/tables';
export { AskPlatformsForPlaces } from './use-cases/ask/ask-platforms-for-places';
export { SyncEngineModule } from './sync-engine.module';
