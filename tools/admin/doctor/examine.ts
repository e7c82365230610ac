import type { Environment } from '../run-command';
import { type CheckedLine, runCheck } from './check';
import { databaseChecks } from './database-checks';
import { closeInstallation, readInstallation } from './installation';
import { keyChecks } from './key-checks';
import { reachChecks } from './reach-checks';
import { workChecks } from './work-checks';

/** What the doctor found, and whether nothing of it is a problem. */
export interface Examination {
  readonly isHealthy: boolean;
  readonly checks: readonly CheckedLine[];
}

/**
 * Checks a running installation by its settings, one line for each check. Changes nothing. Throws
 * for settings that cannot be read.
 */
export const examine = async (
  settings: Environment,
  metricsUrls: readonly string[] = [],
): Promise<Examination> => {
  const installation = readInstallation(settings, metricsUrls);
  const all = {
    ...databaseChecks(installation),
    ...workChecks(installation),
    ...keyChecks(installation),
    ...reachChecks(installation),
  };
  const checks: CheckedLine[] = [];
  // One after another: a check of connections must not count those of the others.
  for (const [name, check] of Object.entries(all)) checks.push(await runCheck(name, check));
  await closeInstallation(installation);
  return { isHealthy: checks.every(({ state }) => state !== 'problem'), checks };
};
