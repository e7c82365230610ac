import { writeBodies } from './bodies';
import { Description, type Document, type Schema } from './description';
import { writeErrorCodes } from './error-codes';
import { writeModels } from './models';
import { errorClass, memberOfBody, memberOfModel } from './names';
import { writeResources } from './resources';
import { synchronousSource } from './synchronous';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const answerOf = (data: Schema): object => ({
  description: 'Done.',
  content: { 'application/json': { schema: { type: 'object', properties: { data } } } },
});

/** A description with one operation that takes a `Body` and answers a `Thing`. */
const described = (schemas: Readonly<Record<string, Schema>>): Description =>
  new Description({
    paths: {
      '/api/v1/things': {
        post: {
          operationId: 'createThing',
          summary: 'Create a thing',
          parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
          requestBody: { content: { 'application/json': { schema: ref('Body') } } },
          responses: { 201: answerOf(ref('Thing')), 409: { $ref: '#/components/responses/Gone' } },
          'x-error-codes': ['NAME_TAKEN', 'NOT_FOUND'],
        },
      },
    },
    components: {
      schemas: { Body: { type: 'object', properties: {} }, Thing: { type: 'object' }, ...schemas },
      parameters: { IdempotencyKey: { name: 'Idempotency-Key', in: 'header', schema: {} } },
    },
  } as unknown as Document);

const OPEN = { type: 'string', 'x-extensible-enum': ['A', 'B'] };

it('reads values of answers that it does not know, and exact numbers', () => {
  const properties = {
    kind: OPEN,
    cost: { type: ['number', 'null'] },
    day: { format: 'date', type: 'string' },
  };
  const file = writeModels(
    described({ Thing: { type: 'object', properties, required: ['kind', 'cost'] } }),
  );
  expect(file).toContain('    kind: Literal["A", "B"] | str\n');
  expect(file).toContain('    cost: Decimal | None\n');
  expect(file).toContain('    day: dt.date | None = None\n');
});

it('takes only known values in bodies, by the names of Python', () => {
  const properties = { adKind: { type: 'string', enum: ['A'] }, from: ref('Part') };
  const bodies = writeBodies(
    described({
      Body: { type: 'object', properties, required: ['adKind'] },
      Part: { type: 'object', properties: { lat: { type: 'number' } } },
    }),
  );
  expect(bodies.file).toContain('    ad_kind: Required[Literal["A"]]\n    from_: Part\n');
  expect(bodies.wireFile).toContain(
    '"Body": {"ad_kind": ("adKind", None), "from_": ("from", "Part")},',
  );
});

it('keeps which members of a body exclude each other', () => {
  const exclusive = [['campaignId', 'adId']];
  const body = { type: 'object', properties: {}, 'x-exactly-one-of': exclusive };
  expect(writeBodies(described({ Body: body })).wireFile).toContain(
    '"Body": [["campaignId","adId"]],',
  );
});

it('gives a body of several kinds one form of the method for each', () => {
  const kind = { type: 'object', properties: {} };
  const file = writeResources(
    described({ Body: { oneOf: [ref('First'), ref('Second')] }, First: kind, Second: kind }),
  );
  expect(file.match(/@overload/g)).toHaveLength(4);
  expect(file).toContain('**body: Unpack[bodies.First],');
});

it('makes a class of each code below the class of its status', () => {
  const file = writeErrorCodes(described({}));
  expect(file).toContain('class NameTakenError(ConflictError):');
  expect(file).toContain('    "NOT_FOUND": NotFoundError,');
});

it.each([
  ['_platformBudgets', 'platform_budgets', 'platform_budgets'],
  ['msLocationId', 'ms_location_id', 'ms_location_id'],
  ['options', 'options', 'options_'],
  ['from', 'from_', 'from_'],
  ['schema', 'schema_', 'schema'],
])('%s is %s of an answer and %s of a body', (wire, model, body) => {
  expect([memberOfModel(wire), memberOfBody(wire)]).toEqual([model, body]);
});

it('calls errors by their codes', () => {
  expect(['SYNC_PLAN_DRIFT', 'INTERNAL_ERROR'].map(errorClass)).toEqual([
    'SyncPlanDriftError',
    'InternalError',
  ]);
});

it('makes the blocking client of the asynchronous one', () => {
  const source =
    'from anyio import sleep\nfrom .._async.pages import AsyncPages\nasync def aclose(self) -> None:\n    async for one in self:\n        await sleep(1)\n';
  expect(synchronousSource(source).split('\n').slice(1).join('\n')).toBe(
    'from time import sleep\nfrom .._sync.pages import Pages\ndef close(self) -> None:\n    for one in self:\n        sleep(1)\n',
  );
});
