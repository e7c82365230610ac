export { ConnectingModule, type ConnectingSettings } from './connecting.module';
export { connectingMigrations } from './data/migrations';
export { connectingTables } from './data/tables';
export {
  type AttemptView,
  LeaveForConsent,
  type NewAttempt,
  ReadAttempt,
  StartAttempt,
} from './use-cases/attempts';
export { ChooseAccounts } from './use-cases/choose-accounts';
export { type EnteredKey, EnterKey } from './use-cases/enter-key';
export { ReadAssets } from './use-cases/read-assets';
export { type GrantView, ReadConnect } from './use-cases/read-connect';
export { type ReceivedWithdrawal, ReceiveWithdrawal } from './use-cases/receive-withdrawal';
export { RevokeGrant } from './use-cases/revoke-grant';
export { TakeAnswer } from './use-cases/take-answer';
export { type ConnectablePlatform } from './use-cases/vendors';
export { type Connecting } from './use-cases/who-connects';
