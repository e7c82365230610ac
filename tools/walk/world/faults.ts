import type { Prng } from '../scheduler/prng';
import type { ConnectionOutcome } from './walk-pool';
import type { Exchange, RequestOutcome } from './walk-transport';

const STATEMENTS = 8;

/** How often what goes wrong. */
const REQUESTS = {
  answered: 850,
  unreachable: 12,
  reset: 12,
  drop: 30,
  'dies before': 4,
  'dies after': 10,
  http: 30,
  spent: 8,
} as const;
const STATUSES = [500, 503, 429, 401] as const;
/** The platform takes nothing more today. */
const A_DAY = {
  kind: 'http',
  status: 429,
  headers: { 'retry-after': '40000' },
  body: 'Too many requests',
} as const;

/**
 * The faults of connections and requests. The seed chooses them until the last phase of the walk.
 */
export class Faults {
  isCalm = false;

  constructor(private readonly prng: Prng) {}

  /** A process of workers may die where an api process only loses its connection. */
  ofConnection(mayDie: boolean): ConnectionOutcome {
    if (this.isCalm || !this.prng.chance(mayDie ? 0.005 : 0.003)) return { kind: 'whole' };
    const kind = mayDie && this.prng.chance(0.4) ? 'dies' : 'lost';
    if (this.prng.chance(0.3)) {
      return { kind, when: this.prng.pick(['before commit', 'after commit']) };
    }
    return { kind, when: 'statement', at: 1 + this.prng.below(STATEMENTS) };
  }

  ofRequest({ platform, nature }: Exchange): RequestOutcome {
    if (this.isCalm) return { kind: 'answered' };
    const kind = this.prng.weighted(REQUESTS);
    if (kind === 'spent') {
      return platform === 'google-ads' && nature === 'write' ? A_DAY : { kind: 'answered' };
    }
    if (kind !== 'http') return { kind };
    return nature === 'auth'
      ? { kind: 'http', status: 503 }
      : { kind, status: this.prng.pick(STATUSES) };
  }
}
