import 'reflect-metadata';
import { readLogLevel } from '@switchyard/api';
import { createLogger, runProcess } from '@switchyard/process-kit';
import { readEnvs } from './env';
import { startBoth } from './start-both';

const logger = createLogger('all-in-one', readLogLevel());

void runProcess(logger, () => startBoth(readEnvs(), logger));
