export { AccountWorkerModule } from './account-remover';
export { AuditWorkerModule } from './audit-chainer';
export { BatchOpener } from './batch-opener';
export { CredentialOpener } from './credential-opener';
export { readKeyRing, type KeyRing } from '../data/sealing';
