export {
  generateSealingKeys,
  type KeyRing,
  readKeyRing,
  Sealer,
  sealBatch,
  type SealedText,
} from './data/sealing';
export { SecretBox } from './data/secret-box';
export { identityMigrations } from './data/migrations';
export { identityTables } from './data/tables';
export { IdentityModule, type IdentitySettings } from './identity.module';
export { CountUse } from './use-cases/account/count-use';
export { AccountUse } from './use-cases/ports';
export { CreateAccount, SetPlan } from './use-cases/manage-accounts';
export { IssuePassword } from './use-cases/people/passwords';
export { AddMember } from './use-cases/manage-members';
export { AccountSpaces, CreateSpace } from './use-cases/manage-spaces';
export { CreateToken, type IssuedToken, RevokeToken, RotateToken } from './use-cases/manage-tokens';
export {
  CreateWebsiteKey,
  type IssuedWebsiteKey,
  ListWebsiteKeys,
  RevokeWebsiteKey,
} from './use-cases/manage-website-keys';
export { type AuditFindings, type KnownHead, VerifyAudit } from './use-cases/audit';
export { ForgetAnswers } from './use-cases/forget-answers';
export {
  type ConnectedAccount,
  type ConnectedResult,
  GrantFacade,
  type NewConsent,
  type ProlongedGrant,
} from './use-cases/grant-facade';
export { REMINDER_DAYS, type ReminderDays } from './use-cases/raise-alerts';
export { IdentityFacade } from './use-cases/identity-facade';
export { refuseOutsider } from './use-cases/refusals';
