import { readFileSync } from 'node:fs';
import { clientMethods } from './client-methods';

interface Operation {
  readonly operationId: string;
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly source: string }[];
}

const description = JSON.parse(readFileSync('apps/api/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const methods = new Map(
  clientMethods(description).map(({ operationId, resource, method }) => [
    operationId,
    `${resource}.${method}`,
  ]),
);
const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const sampled = Object.values(description.paths)
  .flatMap((verbs) => Object.values(verbs))
  .flatMap(({ operationId, 'x-codeSamples': samples = [] }) =>
    samples
      .filter(({ lang }) => lang !== 'Shell')
      .map(({ lang, source }) => [operationId, lang, source] as const),
  );

/** A sync is waited for, which is more than one request. */
const expected = (operationId: string): string =>
  operationId === 'getSync' ? 'sync.waitUntilDone' : methods.get(operationId)!;

it.each(sampled)('the sample of %s in %s calls the method of the clients', (id, lang, source) => {
  const name = lang === 'Python' ? snakeCase(expected(id)) : expected(id);
  expect(source).toContain(`client.${name}(`);
});
