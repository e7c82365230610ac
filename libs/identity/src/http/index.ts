export { ConnectionDto, toConnectionDto } from './connection.dto';
export { IdentityHttpModule, type IdentityHttpSettings } from './identity-http.module';
export { DailyUse } from '../use-cases/describe-caller';
export { CampaignCounts } from '../use-cases/manage-spaces';
