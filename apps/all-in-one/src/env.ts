import { type ApiEnv, readApiEnv } from '@switchyard/api';
import { SettingsProblems } from '@switchyard/kernel';
import { readWorkerEnv, type WorkerEnv } from '@switchyard/sync-worker';
import type { BothEnvs } from './start-both';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the api refuses to be given in `live`: the worker beside it has them. */
const OF_THE_WORKER = /^SWITCHYARD_(SEALING_PRIVATE_KEYS|\w+_(CLIENT_SECRET|DEVELOPER_TOKEN))$/;
/** The provider of sign-in is asked by the api. */
const OF_THE_API = 'SWITCHYARD_OIDC_CLIENT_SECRET';

const environmentOfApi = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => name === OF_THE_API || !OF_THE_WORKER.test(name),
    ),
  );

/** The problems of a half; anything else is thrown. */
const tried = <T>(read: () => T): T | SettingsProblems => {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingsProblems) return error;
    throw error;
  }
};

/**
 * The settings of both halves. Metrics and traces are those of the process: one half serves and
 * sends them. Throws one error that lists every problem once.
 */
export const readEnvs = (environment: Environment = process.env): BothEnvs => {
  const api = tried<ApiEnv>(() => readApiEnv(environmentOfApi(environment)));
  const worker = tried<WorkerEnv>(() => readWorkerEnv(environment));
  if (api instanceof SettingsProblems || worker instanceof SettingsProblems) {
    throw allOf([api, worker]);
  }
  const tracing = { ...worker.tracing, endpoint: undefined };
  return { api, worker: { ...worker, metricsPort: undefined, tracing } };
};

const allOf = (halves: readonly unknown[]): SettingsProblems => {
  const problems = halves.flatMap((half) =>
    half instanceof SettingsProblems ? half.problems : [],
  );
  const once = new Map(problems.map((problem) => [problem.message, problem]));
  return new SettingsProblems([...once.values()]);
};
