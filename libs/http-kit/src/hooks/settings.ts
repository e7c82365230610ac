import type { Ids } from '@switchyard/kernel';
import type { RateLimiter } from '../limits/rate-limiter';

/** What the HTTP layer is given by the process that runs it. */
export interface HttpSettings {
  readonly ids: Ids;
  readonly limiter: RateLimiter;
  /** Proxies in front whose X-Forwarded-For is believed; 0 for none. */
  readonly trustedProxyHops: number;
  /** Called once for each crash; the answer never shows it. */
  readonly onCrash: (error: unknown, requestId: string) => void;
}
