import type { CreateChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { WireAnswer } from './answer';
import { microsOf, moneyOf } from './amount';
import { batchGet } from './batch-get';
import { createMany } from './create-many';
import type { WritingSession } from './session';
import { updateMany } from './update-many';

const NOT_FOUND = { status: 404, message: 'Not Found', serviceErrorCode: 100 };
const REFUSED = { status: 400, code: 'FIELD_VALUE_TOO_LOW', message: 'too low' };

/** A conversation in which every request is answered by this. */
const answering = (body: WireAnswer['body']): WritingSession => {
  const answer: WireAnswer = { status: 200, body, createdId: undefined, requestId: undefined };
  const session: Pick<WritingSession, 'read' | 'write' | 'asked'> = {
    read: async () => answer,
    write: async () => answer,
    asked: (nature, entity) => ({ nature, entity, now: 0 }),
  };
  return session as WritingSession;
};

const change = (id: string): CreateChange => ({
  action: 'create',
  id,
  localId: id,
  entity: 'campaign',
  campaignType: 'SOCIAL',
  after: {},
});
const codeOf = ({ kind, detail }: Failure): string => `${kind} ${detail.code}`;
const openOf = (error: unknown): string =>
  error instanceof PlatformFailure ? codeOf(error.failure) : String(error);

describe('a batch that creates', () => {
  const made = async (elements: readonly object[]): Promise<readonly string[] | string> =>
    createMany(
      answering({ elements }),
      '/x',
      'campaign',
      ['a', 'b'].map((id) => ({ change: change(id), body: {} })),
    ).then((results) => results.map((one) => ('id' in one ? one.id : codeOf(one.failure))), openOf);

  it('is told of element by element, in its order', async () => {
    expect(
      await made([
        { status: 201, id: '1' },
        { status: 400, error: REFUSED },
      ]),
    ).toEqual(['1', 'refused FIELD_VALUE_TOO_LOW']);
    expect(await made([{ status: 201 }, { status: 201, id: '2' }])).toEqual([
      'unknown PLATFORM_CONTRADICTED',
      '2',
    ]);
  });

  it('of which an element is not told of may all have been done', async () => {
    expect(await made([{ status: 201, id: '1' }])).toBe('unknown PLATFORM_CONTRADICTED');
  });
});

describe('a batch that changes', () => {
  const KEYS = ['urn:li:sponsoredCreative:1', 'urn:li:sponsoredCreative:2'];
  const failed = async (body: object): Promise<readonly string[]> => {
    const patches = KEYS.map((key) => ({ key, set: { intendedStatus: 'PAUSED' }, changes: [] }));
    return [...(await updateMany(answering(body as WireAnswer['body']), '/x', 'ad', patches))].map(
      ([key, failure]) => `${key.at(-1)} ${codeOf(failure)}`,
    );
  };

  it('knows its elements by key, encoded or not', async () => {
    expect(
      await failed({
        results: {
          'urn%3Ali%3AsponsoredCreative%3A1': { status: 204 },
          [KEYS[1]!]: { status: 204 },
        },
      }),
    ).toEqual([]);
    expect(
      await failed({
        results: { [KEYS[0]!]: { status: 204 } },
        errors: { 'urn%3Ali%3AsponsoredCreative%3A2': REFUSED },
      }),
    ).toEqual(['2 refused FIELD_VALUE_TOO_LOW']);
    expect(
      await failed({
        results: { [KEYS[0]!]: { status: 404, error: NOT_FOUND }, [KEYS[1]!]: { status: 204 } },
      }),
    ).toEqual(['1 refused SERVICE_ERROR_100']);
  });

  it('takes for done nothing that it is not told of', async () => {
    expect(await failed({ results: { [KEYS[0]!]: { status: 204 } } })).toEqual([
      '2 unavailable PLATFORM_CONTRADICTED',
    ]);
  });
});

describe('a batch that reads', () => {
  const read = async (errors: object) =>
    batchGet(
      answering({ results: { 1: { id: 1 } }, errors } as WireAnswer['body']),
      '/x',
      ['1', '2'],
      'campaign',
    ).catch(openOf);

  it('takes only what is said to be missing for missing', async () => {
    expect(await read({ 2: NOT_FOUND })).toEqual([{ id: 1 }]);
    expect(await read({ 2: { status: 403, message: 'Access Denied' } })).toMatch(/^unauthorised/);
  });
});

describe('an amount', () => {
  it.each([
    [25_500_000, 'EUR', '25.50'],
    [1_234_000_000, 'JPY', '1234'],
    [1_234_000, 'KWD', '1.234'],
  ] as const)('of %d micros in %s is %s', (micros, currency, amount) => {
    expect(Number(moneyOf(micros, currency).amount)).toBe(Number(amount));
    expect(microsOf({ amount, currencyCode: currency }, currency)).toBe(micros);
  });

  it('is none where there is none', () =>
    expect([microsOf(null, 'EUR'), microsOf({ amount: '' }, 'EUR')]).toEqual([null, null]));
});
