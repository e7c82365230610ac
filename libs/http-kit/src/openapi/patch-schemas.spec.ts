import type { Document } from './document';
import { dropPatchDefaults, patchDefaults } from './patch-schemas';

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const bodyOf = (name: string) => ({
  requestBody: { content: { 'application/json': { schema: refer(name) } } },
  responses: {},
});

const documentOf = (): Document => ({
  openapi: '3.1.0',
  paths: {
    '/things': { post: bodyOf('CreateDto') },
    '/things/{id}': { patch: bodyOf('UpdateDto') },
  },
  components: {
    schemas: {
      CreateDto: {
        properties: {
          networks: refer('NetworksDto'),
          status: { type: 'string', default: 'PAUSED' },
        },
      },
      UpdateDto: {
        properties: {
          networks: { allOf: [refer('NetworksDto')], default: {} },
          plain: refer('PlainDto'),
          outer: { type: 'array', items: refer('OuterDto') },
          default: { type: 'boolean', default: true, example: { default: 1 } },
        },
      },
      NetworksDto: { properties: { search: { type: 'boolean', default: true } } },
      OuterDto: { properties: { networks: refer('NetworksDto') } },
      PlainDto: { properties: { a: { type: 'string' } } },
    },
  },
});

it('finds every schema with a default that a PATCH body leads to', () => {
  expect(patchDefaults(documentOf()).toSorted()).toEqual(['NetworksDto', 'UpdateDto']);
});

it('takes the defaults out, and leaves what other bodies share as it is', () => {
  const document = documentOf();
  dropPatchDefaults(document);
  expect(patchDefaults(document)).toEqual([]);
  expect(document.paths['/things']).toEqual(documentOf().paths['/things']);
  const { schemas } = document.components!;
  expect(schemas).toEqual({
    ...documentOf().components!.schemas,
    UpdateDto: {
      properties: {
        networks: { allOf: [refer('NetworksPatchDto')] },
        plain: refer('PlainDto'),
        outer: { type: 'array', items: refer('OuterDto') },
        default: { type: 'boolean', example: { default: 1 } },
      },
    },
    OuterDto: { properties: { networks: refer('NetworksPatchDto') } },
    NetworksPatchDto: { properties: { search: { type: 'boolean' } } },
  });
});
