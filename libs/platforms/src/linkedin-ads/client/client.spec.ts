import fc from 'fast-check';
import { paramEncode } from 'linkedin-api-client/dist/lib/utils/encoder';
import { encodeQueryParamsForGetRequests } from 'linkedin-api-client/dist/lib/utils/restli-utils';
import type { CreateChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import { batchGet, createMany, updateMany } from './batches';
import { classifyAnswer, classifyError } from './failures';
import { microsOf, moneyOf, readAnswer, type WireAnswer } from './objects';
import {
  httpRequest,
  LONGEST_QUERY,
  type Nature,
  type RestCall,
  type RestliQuery,
  restliQuery,
} from './restli';
import type { WritingSession } from './session';

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

  it('is answered element by element, in its order', async () => {
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

  it('may be done whole when an element has no answer', async () => {
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

  it('takes no element for done that has no answer', async () => {
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

  it('takes only what is reported missing for missing', async () => {
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

/** 23:59:00 UTC. */
const NOW = Date.UTC(2026, 10, 21, 23, 59);

const summary = (failure: Failure | undefined): string => {
  if (!failure) return 'taken';
  const extra =
    failure.kind === 'throttled'
      ? ` ${failure.scope} ${failure.retryAfterSeconds}`
      : failure.kind === 'refused' && failure.field
        ? ` ${failure.field}`
        : failure.kind === 'unauthorised' && failure.concerns
          ? ` ${failure.concerns}`
          : '';
  return `${failure.kind}${extra} ${failure.detail.code}`;
};

const answered = (status: number, body: unknown, nature: Nature = 'read'): string =>
  summary(
    classifyAnswer(
      readAnswer({
        status,
        headers: {},
        body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      }),
      { nature, entity: 'campaign', now: NOW },
    ),
  );

const inputError = (code: string, fieldPath: string): object => ({
  description: 'a message',
  code,
  input: { inputPath: { fieldPath } },
});
const newer = (code: string, ...inputErrors: readonly object[]): object => ({
  status: 400,
  serviceErrorCode: 10_007,
  code,
  message: 'a message',
  errorDetails: { inputErrors, conditionalInputErrors: [] },
});

describe('an answer of LinkedIn', () => {
  it.each<readonly [string, number, unknown, Nature, string]>([
    ['taken', 200, { elements: [] }, 'read', 'taken'],
    ['taken without a body', 204, '', 'change', 'taken'],
    [
      'a quota of a day',
      429,
      {
        status: 429,
        message:
          'Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached',
      },
      'read',
      'throttled day 60 HTTP_429',
    ],
    ['too fast', 429, '<html>', 'create', 'throttled short 60 HTTP_429'],
    [
      'a token that is dead',
      401,
      { status: 401, serviceErrorCode: 65_602, message: 'expired' },
      'read',
      'unauthorised SERVICE_ERROR_65602',
    ],
    [
      'a permission that was not given',
      403,
      { status: 403, serviceErrorCode: 100, message: 'Not enough permissions' },
      'read',
      'unauthorised ad-account SERVICE_ERROR_100',
    ],
    [
      'a role that may not',
      403,
      { status: 403, code: 'NO_PERMISSION_ON_ENTITY', message: 'Viewer' },
      'change',
      'refused NO_PERMISSION_ON_ENTITY',
    ],
    [
      'a write conflict',
      409,
      { status: 409, code: 'CONFLICT', message: 'Write Conflict' },
      'change',
      'unavailable CONFLICT',
    ],
    [
      'a version that ended',
      426,
      { status: 426, message: 'Version Header is Deprecated' },
      'read',
      'refused VERSION_SUNSET',
    ],
    ['a fault while creating', 500, '', 'create', 'unknown HTTP_500'],
    ['a fault while changing', 503, '', 'change', 'unavailable HTTP_503'],
    [
      'success that is no JSON, while creating',
      200,
      '<html>',
      'create',
      'unknown PLATFORM_CONTRADICTED',
    ],
    [
      'one fault of the newer envelope',
      400,
      newer('FIELD_VALUE_TOO_LOW', inputError('FIELD_VALUE_TOO_LOW', '/dailyBudget/amount')),
      'create',
      'refused budget FIELD_VALUE_TOO_LOW',
    ],
    [
      'several: the first names itself',
      400,
      newer(
        'MULTIPLE_VALIDATIONS_FAILED',
        inputError('FIELD_LENGTH_TOO_LONG', '/name'),
        inputError('DATE_TOO_EARLY', '/runSchedule/start'),
      ),
      'create',
      'refused name FIELD_LENGTH_TOO_LONG',
    ],
    [
      'the older envelope',
      422,
      { status: 422, message: 'unexpected field' },
      'create',
      'refused HTTP_422',
    ],
  ])('%s', (_, status, body, nature, expected) =>
    expect(answered(status, body, nature)).toBe(expected),
  );

  it('names the part of the audience for ad groups', () => {
    const body = newer(
      'INCOMPATIBLE_TARGETING_COMBINATION',
      inputError(
        'INCOMPATIBLE_TARGETING_COMBINATION',
        '/targetingCriteria/include/and/2/or/urn:li:adTargetingFacet:titles',
      ),
    );
    expect(
      summary(
        classifyError(400, body as Record<string, unknown>, {
          nature: 'create',
          entity: 'adGroup',
          now: NOW,
        }),
      ),
    ).toBe('refused targeting/linkedin/include/jobTitles INCOMPATIBLE_TARGETING_COMBINATION');
  });
});

const leaf = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom('urn:li:sponsoredCampaign:1', "O'Hara (Sons), Inc.", '', 'größe & co'),
);
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;
const query = fc.dictionary(
  fc.constantFrom('q', 'search', 'ids', 'campaigns', 'fields(x)'),
  value,
  { maxKeys: 4, noNullPrototype: true },
) as fc.Arbitrary<RestliQuery>;

const voice = { rest: 'https://api.linkedin.com', apiVersion: '202609', token: 'fake' };
const finding = (ids: readonly string[]): RestCall => ({
  method: 'FINDER',
  path: '/adAccounts/1/creatives',
  query: { q: 'criteria', campaigns: ids },
  nature: 'read',
  entity: 'ad',
});

describe('queries', () => {
  it("are written as the vendor's own client writes them", () => {
    fc.assert(
      fc.property(query, (each) =>
        expect(restliQuery(each)).toBe(paramEncode(each as Record<string, unknown>)),
      ),
      { numRuns: 500 },
    );
  });

  it('keep the structure raw and encode its values', () => {
    expect(
      restliQuery({
        search: { status: { values: ['ACTIVE', 'DRAFT'] } },
        accounts: ['urn:li:sponsoredAccount:5001'],
      }),
    ).toBe(
      'search=(status:(values:List(ACTIVE,DRAFT)))&accounts=List(urn%3Ali%3AsponsoredAccount%3A5001)',
    );
  });

  it("name the members of an answer with raw commas, at the end, as the vendor's own client does", () => {
    const members = ['dateRange', 'pivotValues', 'clicks'];
    expect(restliQuery({ q: 'statistics', fields: members, accounts: ['urn:li:a:1'] })).toBe(
      'q=statistics&accounts=List(urn%3Ali%3Aa%3A1)&fields=dateRange,pivotValues,clicks',
    );
    expect(restliQuery({ q: 'x', fields: members })).toBe(
      encodeQueryParamsForGetRequests({ q: 'x', fields: members.join(',') }),
    );
  });

  it('leave out what is undefined', () =>
    expect(restliQuery({ q: 'search', pageToken: undefined })).toBe('q=search'));

  it('are tunnelled when they are long, and only then', () => {
    const short = httpRequest(finding(['1']), voice);
    expect([short.method, short.url]).toEqual([
      'GET',
      'https://api.linkedin.com/rest/adAccounts/1/creatives?q=criteria&campaigns=List(1)',
    ]);
    const long = httpRequest(finding(['x'.repeat(LONGEST_QUERY)]), voice);
    expect([long.method, long.url]).toEqual([
      'POST',
      'https://api.linkedin.com/rest/adAccounts/1/creatives',
    ]);
    expect(long.headers).toMatchObject({
      'X-HTTP-Method-Override': 'GET',
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-RestLi-Method': 'FINDER',
      'LinkedIn-Version': '202609',
      'X-Restli-Protocol-Version': '2.0.0',
    });
    expect(long.body).toBe(`q=criteria&campaigns=List(${'x'.repeat(LONGEST_QUERY)})`);
  });
});
