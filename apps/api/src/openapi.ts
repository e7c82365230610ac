import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from './api.module';
import { describeApi } from './description';
import { readEnv } from './env';

const FILE = join('apps', 'api', 'openapi.json');

/** Nothing is connected to: Nest only looks at the classes. */
const NOWHERE = {
  SWITCHYARD_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SWITCHYARD_SEALING_PUBLIC_KEYS: `k1:${'A'.repeat(43)}`,
  SWITCHYARD_SECRET_KEYS: `k1:${'A'.repeat(43)}`,
};

const describe = async (): Promise<string> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(readEnv(NOWHERE), 'req_none'),
    new FastifyAdapter(),
    { preview: true, abortOnError: false, logger: false },
  );
  return `${JSON.stringify(describeApi(app), null, 2)}\n`;
};

/** Writes the committed description; with `--check` only tells whether it is up to date. */
const main = async (): Promise<void> => {
  const text = await describe();
  if (!process.argv.includes('--check')) return writeFileSync(FILE, text);
  if (readFileSync(FILE, 'utf8') !== text) {
    throw new Error(`${FILE} is not what the code says: run npm run openapi and commit it.`);
  }
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
