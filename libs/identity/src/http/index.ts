export { ConnectionDto, toConnectionDto, UpdateConnectionDto } from './connection.dto';
export {
  alertText,
  buttonText,
  type FormField,
  formText,
  goTo,
  type Html,
  PATHS,
  shownProblem,
  shownRefusal,
  showPage,
  tableText,
} from './console/page';
export { shortPage } from './short-page';
export {
  ChangeConnection,
  type ConnectionChanges,
  GetConnection,
  ListConnections,
} from '../use-cases/manage-connections';
export { OwnCaller } from '../use-cases/own-caller';
export {
  type BillingSettings,
  IdentityHttpModule,
  type IdentityHttpSettings,
  type MailSettings,
} from './identity-http.module';
export { type OpenIdSettings, type Registration, REGISTRATIONS } from '../use-cases/ports';
export { DailyUse } from '../use-cases/describe-caller';
export { CampaignCounts } from '../use-cases/manage-spaces';
