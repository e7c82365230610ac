import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { inSchemaOrder, schemaOrder, shorterOrder } from '@switchyard/http-kit';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiModule } from './api.module';
import { describeApi, describeApp } from './reference/documents';
import { SCHEMA_ORDER } from './reference/generated/schema-order';
import { readEnv } from './env';

const FILES = {
  api: join('apps', 'api', 'openapi.json'),
  app: join('apps', 'api', 'app-openapi.json'),
  schemaOrder: join('apps', 'api', 'src', 'reference', 'generated', 'schema-order.ts'),
} as const;

/** Nothing is connected to: Nest only looks at the classes. */
const NOWHERE = {
  SWITCHYARD_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SWITCHYARD_SEALING_PUBLIC_KEYS: `k1:${'A'.repeat(43)}`,
  SWITCHYARD_SECRET_KEYS: `k1:${'A'.repeat(43)}`,
};

const SCALAR = String.raw`(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)`;
const SCALARS = new RegExp(String.raw`\[\n\s*${SCALAR}(?:,\n\s*${SCALAR})*\n\s*\]`, 'g');

const onOneLine = (list: string): string =>
  `[${list
    .slice(1, -1)
    .trim()
    .replaceAll(/,\n\s*/g, ', ')}]`;

/** Indented by two blanks; a list of texts and numbers is one line. */
const textOf = (document: object): string =>
  `${JSON.stringify(document, null, 2).replaceAll(SCALARS, onOneLine)}\n`;

const orderText = (
  order: readonly string[],
): string => `/** Schemas of the description that are alike beside each other. Written by npm run openapi. */
export const SCHEMA_ORDER: readonly string[] = [
${order.map((name) => `  '${name}',`).join('\n')}
];
`;

/** What each file should hold. */
const describe = async (): Promise<readonly (readonly [string, string])[]> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(readEnv(NOWHERE), 'req_none'),
    new FastifyAdapter(),
    { preview: true, abortOnError: false, logger: false },
  );
  const api = describeApi(app);
  const schemas = api.components?.schemas ?? {};
  const known = schemaOrder(schemas, SCHEMA_ORDER);
  const order = process.argv.includes('--reorder') ? shorterOrder(schemas, known) : known;
  Object.assign(api.components ?? {}, { schemas: inSchemaOrder(schemas, order) });
  return [
    [FILES.schemaOrder, orderText(order)],
    [FILES.api, textOf(api)],
    [FILES.app, textOf(describeApp(app))],
  ];
};

/**
 * Writes the committed descriptions; with `--check` only reports whether they are up to date, with
 * `--reorder` looks for a shorter order of the schemas first.
 */
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
