export { AccountWorkerModule } from './account-remover';
export { AuditWorkerModule } from './audit-chainer';
export { BatchOpener, CredentialOpener } from './credential-opener';
export { GrantTokens, type GrantToken, type OpenGrant, type Refreshed } from './grant-tokens';
export { readKeyRing, type KeyRing } from '../data/sealing';
