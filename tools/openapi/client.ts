import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

export const DESCRIPTION = join('apps', 'api', 'openapi.json');
export const CLIENT_TYPES = join('libs', 'api-client', 'src', 'generated', 'schema.ts');

const NOTE = '/** Made from apps/api/openapi.json by `npm run openapi`. Not edited by hand. */\n\n';

/** A member with a default may be left out of a request. */
const OPTIONS = { defaultNonNullable: false };

interface Answers {
  readonly responses?: Readonly<Record<string, { headers?: unknown }>>;
}

/** Response headers are the same everywhere and no part of what a client is given: without them the types are a third of the size. */
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
export const clientTypes = async (): Promise<string> =>
  NOTE +
  astToString(await openapiTypes(withoutHeaders(readFileSync(DESCRIPTION, 'utf8')), OPTIONS));
