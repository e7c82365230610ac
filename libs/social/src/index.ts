export { socialMigrations } from './data/migrations';
export { socialTables } from './data/tables';
export { SocialModule } from './social.module';
