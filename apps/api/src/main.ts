import 'reflect-metadata';
import { createLogger, runProcess } from '@switchyard/process-kit';
import { readEnv, readLogLevel } from './env';
import { startApi } from './start-api';

const logger = createLogger('api', readLogLevel());

void runProcess(logger, () => startApi(readEnv(), logger));
