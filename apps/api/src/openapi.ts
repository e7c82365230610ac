import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from './api.module';
import { describeApi, describeApp } from './reference/documents';
import { readEnv } from './env';

const FILES = {
  api: join('apps', 'api', 'openapi.json'),
  app: join('apps', 'api', 'app-openapi.json'),
} as const;

/** Nothing is connected to: Nest only looks at the classes. */
const NOWHERE = {
  SWITCHYARD_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SWITCHYARD_SEALING_PUBLIC_KEYS: `k1:${'A'.repeat(43)}`,
  SWITCHYARD_SECRET_KEYS: `k1:${'A'.repeat(43)}`,
};

const textOf = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

/** What each file should hold. */
const describe = async (): Promise<readonly (readonly [string, string])[]> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(readEnv(NOWHERE), 'req_none'),
    new FastifyAdapter(),
    { preview: true, abortOnError: false, logger: false },
  );
  return [
    [FILES.api, textOf(describeApi(app))],
    [FILES.app, textOf(describeApp(app))],
  ];
};

/** Writes the committed descriptions; with `--check` only tells whether they are up to date. */
const main = async (): Promise<void> => {
  for (const [file, text] of await describe()) {
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      throw new Error(`${file} is not what the code says: run npm run openapi and commit it.`);
    }
  }
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
