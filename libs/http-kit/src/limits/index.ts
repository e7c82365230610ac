export { FlexibleRateLimiter } from './flexible-rate-limiter';
export { RateLimiter, type Bucket, type Counted } from './rate-limiter';
export {
  WEBSITE_DAY,
  WEBSITE_KEY_PER_ADDRESS,
  WEBSITE_KEY_PER_MINUTE,
  WebsiteAllowance,
  type WebsiteCaller,
  type WebsiteReport,
} from './website-allowance';
