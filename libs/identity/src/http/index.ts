export { ConnectionDto, toConnectionDto } from './connection.dto';
export {
  type BillingSettings,
  IdentityHttpModule,
  type IdentityHttpSettings,
  type MailSettings,
} from './identity-http.module';
export { type OpenIdSettings, type Registration, REGISTRATIONS } from '../use-cases/ports';
export { DailyUse } from '../use-cases/describe-caller';
export { CampaignCounts } from '../use-cases/manage-spaces';
