export { FlexibleRateLimiter } from './flexible-rate-limiter';
export { RateLimiter, type Counted } from './rate-limiter';
