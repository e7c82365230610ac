export { type ApiEnv, readEnv as readApiEnv, readLogLevel } from './env';
export { startApi } from './start-api';
