import 'reflect-metadata';
import { createLogger, runProcess } from '@switchyard/process-kit';
import { readEnv, readLogLevel } from './env';
import { startWorker } from './start-worker';

const logger = createLogger('sync-worker', readLogLevel());

void runProcess(logger, () => startWorker(readEnv(), logger));
