export { readEnv as readWorkerEnv, type WorkerEnv } from './env';
export { startWorker } from './start-worker';
