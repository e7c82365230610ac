import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

export const DESCRIPTION = join('apps', 'api', 'openapi.json');
const CLIENT_TYPES = join('libs', 'api-client', 'src', 'generated', 'schema.ts');

const NOTE = '/** Made from apps/api/openapi.json by `npm run openapi`. Not edited by hand. */\n\n';

/** A member with a default may be left out of a request. */
const OPTIONS = { defaultNonNullable: false };

interface Answers {
  readonly responses?: Readonly<Record<string, { headers?: unknown }>>;
}

/**
 * Response headers are the same everywhere and no part of what a client is given: without them the
 * types are a third of the size.
 */
const withoutHeaders = (text: string): OpenAPI3 => {
  const document = JSON.parse(text) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Answers>>>>;
  };
  const answers = Object.values(document.paths)
    .flatMap((verbs) => Object.values(verbs))
    .flatMap(({ responses }) => Object.values(responses ?? {}));
  for (const answer of answers) delete answer.headers;
  return document as unknown as OpenAPI3;
};

/** The TypeScript types of the committed description. */
const clientTypes = async (): Promise<string> =>
  NOTE +
  astToString(await openapiTypes(withoutHeaders(readFileSync(DESCRIPTION, 'utf8')), OPTIONS));

/** The api describes itself in a process of its own, for it is no part of any tool. */
const describeApi = (args: readonly string[]): void => {
  const { status } = spawnSync(
    process.execPath,
    [join(__dirname, '..', '..', 'apps', 'api', 'src', 'openapi.js'), ...args],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The description of the api is not as it should be.');
};

/**
 * Writes the description and the client made from it; with `--check` only tells whether both are
 * what the code says.
 */
const main = async (args: readonly string[]): Promise<void> => {
  describeApi(args);
  const types = await clientTypes();
  if (args.includes('--check')) {
    if (readFileSync(CLIENT_TYPES, 'utf8') !== types) {
      throw new Error(
        `${CLIENT_TYPES} is not what the description says: run npm run openapi and commit it.`,
      );
    }
    return;
  }
  mkdirSync(dirname(CLIENT_TYPES), { recursive: true });
  writeFileSync(CLIENT_TYPES, types);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
