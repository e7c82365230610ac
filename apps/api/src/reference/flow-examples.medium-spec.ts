import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';

interface Part {
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, { readonly value: unknown }>> }>
  >;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: Part;
  readonly responses: Readonly<Record<string, Part>>;
  readonly 'x-codeSamples'?: readonly { readonly lang: string }[];
}

const description = JSON.parse(readFileSync('apps/api/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly 'x-flow': readonly { readonly operationId: string }[];
};

const escape = (text: string): string =>
  text.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

const operations = Object.entries(description.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, operation]) => ({
    operation,
    pointer: `/paths/${escape(path)}/${verb}`,
  })),
);

/** Every example of a body and of a 2xx answer, with the pointer to its media type. */
const examples = operations.flatMap(({ operation, pointer }) =>
  [
    [`${pointer}/requestBody`, operation.requestBody] as const,
    ...Object.entries(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [`${pointer}/responses/${status}`, response] as const),
  ].flatMap(([at, part]) =>
    Object.values(part?.content?.['application/json']?.examples ?? {}).map(
      ({ value }) => [`${at}/content/${escape('application/json')}/schema`, value] as const,
    ),
  ),
);

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema({ ...description, $id: 'description' });

it.each(examples)('the example at %s is as its schema says', (pointer, value) => {
  const validate = ajv.compile({ $ref: `description#${pointer}` });
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
});

it('shows the whole flow, each step in three languages', () => {
  expect(examples.length).toBeGreaterThan(20);
  const samples = new Map(
    operations.map(({ operation }) => [operation.operationId, operation['x-codeSamples'] ?? []]),
  );
  for (const { operationId } of description['x-flow']) {
    expect([operationId, samples.get(operationId)?.map(({ lang }) => lang)]).toEqual([
      operationId,
      ['Shell', 'TypeScript', 'Python'],
    ]);
  }
});
