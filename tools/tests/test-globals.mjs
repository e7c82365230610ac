// Libraries read no environment: where the vendors' own schemas lie, and which walks to walk,
// reaches their specs this way.
import { env } from 'node:process';

export const testGlobals = {
  switchyardOracles: env.SWITCHYARD_ORACLES,
  switchyardWalk: {
    seed: env.SWITCHYARD_WALK_SEED,
    seeds: env.SWITCHYARD_WALK_SEEDS,
    steps: env.SWITCHYARD_WALK_STEPS,
    log: env.SWITCHYARD_WALK_LOG,
  },
};
