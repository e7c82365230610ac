export { FlexibleRateLimiter } from './flexible-rate-limiter';
export { RateLimiter, type Counted } from './rate-limiter';
export {
  WEBSITE_EVENTS_PER_DAY,
  WEBSITE_KEY_PER_MINUTE,
  WebsiteAllowance,
} from './website-allowance';
