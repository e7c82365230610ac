import type { RateLimit } from '../../port/capabilities';
import { CALLS_PER_BATCH, RATES } from '../wire/exchange';
import { MUTATIONS_PER_SECOND } from '../wire/pace';
import { SOURCE } from './sources';

/** At most a hundred changes a second; a batch is up to fifty of them (spec/platforms/meta-ads.md 1f). What an hour takes depends on the app's tier: Meta's answers tell. */
export const rateLimits: readonly RateLimit[] = [
  { name: RATES.mutation, requests: MUTATIONS_PER_SECOND, perSeconds: 1, source: SOURCE.limits },
  {
    name: RATES.mutationBatch,
    requests: MUTATIONS_PER_SECOND / CALLS_PER_BATCH,
    perSeconds: 1,
    source: SOURCE.limits,
  },
];
