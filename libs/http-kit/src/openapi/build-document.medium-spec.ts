import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openDemo } from '../testing/demo-app';
import { buildDocument } from './build-document';
import { checkDocument } from './check-document';
import { type Document, type Operation, operationsOf, parametersOf } from './document';

let app: NestFastifyApplication;
let document: Document;

beforeAll(async () => {
  app = await openDemo();
  document = JSON.parse(
    JSON.stringify(
      buildDocument(app, {
        title: 'Demo',
        description: 'Notes.',
        version: '2.4.1',
        serverUrl: 'http://127.0.0.1',
      }),
    ),
  ) as Document;
});
afterAll(() => app.close());

const operation = (id: string): Operation =>
  operationsOf(document).find((one) => one.operation.operationId === id)!.operation;

describe('the document', () => {
  it('has no finding of the document check', () => {
    expect(checkDocument(document)).toEqual([]);
  });

  it('names scopes, codes and a response for each status', () => {
    const create = operation('createNote');
    expect(create['x-required-scopes']).toEqual(['ads:write', 'campaigns:write']);
    expect(create['x-error-codes']).toEqual(
      expect.arrayContaining([
        'NAME_TAKEN',
        'INSUFFICIENT_SCOPE',
        'ROLE_TOO_LOW',
        'IDEMPOTENCY_KEY_REUSED',
      ]),
    );
    const read = operation('getNote')['x-error-codes']!;
    expect(create['x-error-codes']!.slice(0, 12)).toEqual(read.slice(0, 12));
    expect(create['x-error-codes']!.at(-1)).toBe('NAME_TAKEN');
    expect(Object.keys(create.responses)).toEqual([
      '201',
      '400',
      '401',
      '402',
      '403',
      '404',
      '405',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
  });

  it('asks no role of reads and no token of public operations', () => {
    expect(operation('checkNote')['x-error-codes']).not.toContain('ROLE_TOO_LOW');
    expect(operation('crashNow')['x-error-codes']).not.toContain('INVALID_TOKEN');
  });

  it('wraps lists in the envelope and gives them limit and cursor', () => {
    const list = operation('listNotes');
    expect(document.components?.schemas?.['NoteListResponse']).toMatchObject({
      required: ['data', 'meta'],
    });
    expect(parametersOf(document, list).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['limit', 'cursor', 'q', 'updatedSince', 'X-Space-Id']),
    );
  });

  it.each<[string, (broken: Document) => void, string]>([
    [
      'an operationId used twice',
      (broken) => {
        operationsOf(broken)[0]!.operation.operationId = 'getNote';
      },
      'operationId getNote is used twice',
    ],
    [
      'a text without bound',
      (broken) => {
        broken.components!.schemas!['Loose'] = {
          properties: { a: { type: 'string', description: 'A.', example: 'a' } },
        };
      },
      'Loose.a: a string without bound',
    ],
    [
      'a member without example',
      (broken) => {
        broken.components!.schemas!['Loose'] = {
          properties: { a: { type: 'boolean', description: 'A.' } },
        };
      },
      'Loose.a: no example',
    ],
    [
      'a list of values without a name',
      (broken) => {
        broken.components!.schemas!['UnnamedUPDOWN'] = { type: 'string', enum: ['UP', 'DOWN'] };
      },
      'UnnamedUPDOWN is a list of values that no field names',
    ],
    [
      'a closed list in an answer',
      (broken) => {
        broken.components!.schemas!['Note'] = { type: 'string', enum: ['UP'] };
      },
      'Note is in answers and has enum',
    ],
    [
      'a reference to nothing',
      (broken) => {
        broken.components!.schemas!['Note'] = { $ref: '#/components/schemas/Ghost' };
      },
      'nothing is called schemas/Ghost',
    ],
    [
      'an example that its schema refuses',
      (broken) => {
        broken.components!.schemas!['Loose'] = {
          properties: { a: { type: 'boolean', description: 'A.', example: 'yes' } },
        };
      },
      'Loose.a: the example',
    ],
    [
      'a default that a PATCH body leads to',
      (broken) => {
        const update = operationsOf(broken).find(
          (one) => one.operation.operationId === 'updateNote',
        )!.operation;
        update.requestBody = {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Outer' } } },
        };
        Object.assign(broken.components!.schemas!, {
          Outer: {
            properties: {
              a: { type: 'array', maxItems: 1, items: { $ref: '#/components/schemas/Inner' } },
            },
          },
          Inner: { properties: { b: { type: 'boolean', default: true } } },
        });
      },
      'a PATCH body leads to a default in Inner',
    ],
    [
      'an answer without schema',
      (broken) => {
        operationsOf(broken)[0]!.operation.responses['200'] = { description: 'Done.', headers: {} };
      },
      'no schema for a 2xx answer',
    ],
  ])('is refused with %s', (_name, breakIt, problem) => {
    const broken = structuredClone(document);
    breakIt(broken);
    expect(checkDocument(broken).join('\n')).toContain(problem);
  });
});
