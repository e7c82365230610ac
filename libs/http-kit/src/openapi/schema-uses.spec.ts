import type { Schema } from '../fields/field';
import type { Document } from './document';
import { defaultsOfChanges, separateUses, sharedByBodyAndAnswer } from './schema-uses';

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const contentOf = (name: string) => ({ content: { 'application/json': { schema: refer(name) } } });
const answered = (name: string) => ({
  responses: { 200: { description: 'Done.', ...contentOf(name) } },
});

const STATUS = { type: 'string', enum: ['ON', 'OFF'], 'x-enum-name': 'Status', default: 'OFF' };

const documentOf = (): Document => ({
  openapi: '3.1.0',
  paths: {
    '/things': { post: { requestBody: contentOf('CreateThingDto'), ...answered('ThingDto') } },
    '/things/{id}': {
      patch: { requestBody: contentOf('UpdateThingDto'), ...answered('ThingDto') },
    },
  },
  components: {
    schemas: {
      ThingDto: {
        properties: { nets: refer('NetsDto'), plain: refer('PlainDto'), status: STATUS },
      },
      CreateThingDto: {
        properties: { nets: refer('NetsDto'), plain: refer('PlainDto'), status: STATUS },
      },
      UpdateThingDto: {
        properties: {
          nets: { allOf: [refer('NetsDto')], default: {} },
          plain: refer('PlainDto'),
          status: { ...STATUS, enum: ['ON', 'OFF', null], type: ['string', 'null'] },
          default: { type: 'boolean', default: true, example: { default: 1 } },
        },
      },
      NetsDto: {
        properties: {
          search: { type: 'boolean', default: true, example: true, 'x-always-answered': true },
          list: { type: 'array', minItems: 1, items: { type: 'string' } },
        },
      },
      PlainDto: { properties: { a: { oneOf: [{ type: 'string' }, refer('PartDto')] } } },
      PartDto: { properties: { b: { type: 'string' } } },
    },
  },
});

const written = (): Readonly<Record<string, Schema>> => {
  const document = documentOf();
  separateUses(document);
  return document.components!.schemas!;
};

const propertiesOf = (name: string) => written()[name]!['properties'];

it('finds defaults that a change leads to, and schemas of bodies and answers alike', () => {
  expect(defaultsOfChanges(documentOf()).toSorted()).toEqual(['NetsDto', 'UpdateThingDto']);
  expect(sharedByBodyAndAnswer(documentOf()).toSorted()).toEqual([
    'NetsDto',
    'PartDto',
    'PlainDto',
  ]);
});

it('writes each schema once for each use, by its public name', () => {
  expect(Object.keys(written())).toEqual([
    'Nets',
    'NetsInput',
    'NetsPatch',
    'Part',
    'PartInput',
    'Plain',
    'PlainInput',
    'Status',
    'Thing',
    'ThingCreate',
    'ThingUpdate',
  ]);
  const document = documentOf();
  separateUses(document);
  expect(defaultsOfChanges(document)).toEqual([]);
  expect(sharedByBodyAndAnswer(document)).toEqual([]);
});

it('leaves an answer open: no default, no closed list, no bound of callers, no exclusive choice', () => {
  expect(propertiesOf('Thing')).toEqual({
    nets: refer('Nets'),
    plain: refer('Plain'),
    status: { type: 'string', 'x-extensible-enum': ['ON', 'OFF'] },
  });
  expect(propertiesOf('Nets')).toEqual({
    search: { type: 'boolean' },
    list: { type: 'array', items: { type: 'string' } },
  });
  expect(written()['Nets']!['required']).toEqual(['search']);
  expect(written()['NetsInput']!['required']).toBeUndefined();
  expect(propertiesOf('Plain')).toEqual({ a: { anyOf: [{ type: 'string' }, refer('Part')] } });
});

it('gives bodies that make a record its defaults and named lists', () => {
  expect(propertiesOf('ThingCreate')).toEqual({
    nets: refer('NetsInput'),
    plain: refer('PlainInput'),
    status: { default: 'OFF', allOf: [refer('Status')] },
  });
  expect(written()['Status']).toEqual({ type: 'string', enum: ['ON', 'OFF'] });
});

it('leaves defaults out of a change, and a member called so in', () => {
  expect(propertiesOf('ThingUpdate')).toEqual({
    nets: { allOf: [refer('NetsPatch')] },
    plain: refer('PlainInput'),
    status: { anyOf: [refer('Status'), { type: 'null' }] },
    default: { type: 'boolean', example: { default: 1 } },
  });
});

it('shows a value of a list in bodies alone, for an answer has the whole list', () => {
  const document = documentOf();
  const status = { ...STATUS, example: 'ON' };
  for (const name of ['ThingDto', 'CreateThingDto']) {
    document.components!.schemas![name] = { properties: { status } };
  }
  separateUses(document);
  const { Thing, ThingCreate } = document.components!.schemas!;
  expect(Thing!['properties']).toEqual({
    status: { type: 'string', 'x-extensible-enum': ['ON', 'OFF'] },
  });
  expect(ThingCreate!['properties']).toMatchObject({ status: { example: 'ON' } });
});

it('begins each member with its description and example, so that gzip compresses it', () => {
  const document = documentOf();
  const name = { type: 'string', maxLength: 9, example: 'Net', description: 'Its name.' };
  const status = { ...STATUS, example: 'ON', description: 'On or off.' };
  document.components!.schemas!['CreateThingDto'] = { properties: { name, status } };
  separateUses(document);
  const members = document.components!.schemas!['ThingCreate']!['properties'] as object;
  expect(Object.values(members).map((member: object) => Object.keys(member).slice(0, 3))).toEqual([
    ['description', 'example', 'type'],
    ['description', 'example', 'default'],
  ]);
});

it('says which members of a body are sent together, and of which exactly one', () => {
  const document = documentOf();
  const member = (more: Schema): Schema => ({ type: 'number', ...more });
  const properties = {
    lat: member({ 'x-one-of': 'centre', 'x-needs': ['lng'] }),
    lng: member({ 'x-needs': ['lat'] }),
    around: member({ 'x-one-of': 'centre' }),
  };
  Object.assign(document.components!.schemas!, {
    CreateThingDto: { properties },
    ThingDto: { properties },
  });
  separateUses(document);
  const plain = { lat: { type: 'number' }, lng: { type: 'number' }, around: { type: 'number' } };
  expect(document.components!.schemas!['Thing']).toEqual({ properties: plain });
  expect(document.components!.schemas!['ThingCreate']).toEqual({
    properties: plain,
    'x-exactly-one-of': [['lat', 'around']],
    dependentRequired: { lat: ['lng'], lng: ['lat'] },
  });
});

it('says so in a schema, too, that a change shares with other bodies', () => {
  const document = documentOf();
  const a = { type: 'number', 'x-one-of': 'way' };
  Object.assign(document.components!.schemas!, {
    PlainDto: { properties: { a, b: a } },
    ThingDto: { properties: {} },
  });
  separateUses(document);
  expect(document.components!.schemas!['Plain']).toMatchObject({
    'x-exactly-one-of': [['a', 'b']],
  });
});

it('refuses one name for two schemas', () => {
  const document = documentOf();
  document.components!.schemas!['ThingCreate'] = {};
  document.paths['/more'] = { post: { requestBody: contentOf('ThingCreate'), responses: {} } };
  expect(() => separateUses(document)).toThrow('ThingCreate');
});
