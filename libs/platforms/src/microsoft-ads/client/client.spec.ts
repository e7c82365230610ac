import { type Failure, PlatformFailure } from '../../port/failure';
import { vendorEndpoints } from '../../transport/endpoints';
import { connection, type Script, scriptedIo } from '../testing/scripted-io';
import { classifyAnswer, classifyError, type Nature, readAnswer } from './failures';
import { MicrosoftWire, type WireCall } from './session';

const answer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): ReturnType<typeof readAnswer> =>
  readAnswer({
    status,
    headers,
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  });

const adApi = (Code: number, ErrorCode: string): object => ({
  Type: 'AdApiFaultDetail',
  TrackingId: 'trk',
  Errors: [{ Code, ErrorCode, Message: 'a message', Detail: null }],
});
const api = (Code: number, ErrorCode: string): object => ({
  Type: 'ApiFaultDetail',
  TrackingId: 'trk',
  BatchErrors: [],
  OperationErrors: [{ Code, ErrorCode, Message: 'a message', Details: null }],
});

const summary = (failure: Failure | undefined): string => {
  if (!failure) return 'taken';
  const extra =
    failure.kind === 'throttled'
      ? ` ${failure.retryAfterSeconds}`
      : failure.kind === 'refused' && failure.field
        ? ` ${failure.field}`
        : '';
  return `${failure.kind}${extra} ${failure.detail.code}`;
};

describe('an answer of Microsoft', () => {
  const golden: readonly (readonly [string, number, unknown, Nature, string])[] = [
    ['taken', 200, { CampaignIds: [] }, 'create', 'taken'],
    [
      '117 under status 400',
      400,
      adApi(117, 'CallRateExceeded'),
      'create',
      'throttled 60 CallRateExceeded',
    ],
    [
      '117 under status 429',
      429,
      adApi(117, 'CallRateExceeded'),
      'read',
      'throttled 60 CallRateExceeded',
    ],
    [
      '117 under status 200',
      200,
      adApi(117, 'CallRateExceeded'),
      'read',
      'throttled 60 CallRateExceeded',
    ],
    ['4204', 400, api(4204, 'BulkBusy'), 'read', 'throttled 900 BulkBusy'],
    [
      '207',
      400,
      api(207, 'ConcurrentRequestOverLimit'),
      'read',
      'throttled 60 ConcurrentRequestOverLimit',
    ],
    ['0 while creating', 500, adApi(0, 'InternalError'), 'create', 'unknown InternalError'],
    ['0 while changing', 500, adApi(0, 'InternalError'), 'change', 'unavailable InternalError'],
    ['833 while reading', 500, adApi(833, 'ServiceTimeOut'), 'read', 'unavailable ServiceTimeOut'],
    ['105', 401, adApi(105, 'InvalidCredentials'), 'read', 'unauthorised InvalidCredentials'],
    [
      '106 under status 400',
      400,
      adApi(106, 'UserIsNotAuthorized'),
      'create',
      'unauthorised UserIsNotAuthorized',
    ],
    [
      '109',
      401,
      adApi(109, 'AuthenticationTokenExpired'),
      'read',
      'unauthorised AuthenticationTokenExpired',
    ],
    [
      '116 is ours to mend',
      400,
      adApi(116, 'RequestMissingHeaders'),
      'read',
      'refused RequestMissingHeaders',
    ],
    [
      'a whole call refused',
      400,
      api(1030, 'CampaignServiceInvalidBudget'),
      'create',
      'refused budget CampaignServiceInvalidBudget',
    ],
    ['429 without a code', 429, '<html>', 'read', 'throttled 60 HTTP_429'],
    ['401 without a code', 401, '', 'read', 'unauthorised HTTP_401'],
    ['403 without a code', 403, '', 'read', 'unauthorised HTTP_403'],
    ['404 without a code', 404, {}, 'read', 'refused HTTP_404'],
    ['502 while creating', 502, '<html>', 'create', 'unknown HTTP_502'],
    ['502 while reading', 502, '<html>', 'read', 'unavailable HTTP_502'],
    [
      'success that is no JSON, while creating',
      200,
      '<html>',
      'create',
      'unknown PLATFORM_CONTRADICTED',
    ],
    [
      'success that is no JSON, while reading',
      200,
      '<html>',
      'read',
      'unavailable PLATFORM_CONTRADICTED',
    ],
  ];

  it.each(golden)('%s', (_, status, body, nature, expected) => {
    expect(summary(classifyAnswer(answer(status, body), nature, 'campaign'))).toBe(expected);
  });

  it.each([
    ['105', 401, adApi(105, 'InvalidCredentials'), undefined],
    ['109', 401, adApi(109, 'AuthenticationTokenExpired'), undefined],
    ['401 without a code', 401, '', undefined],
    ['106', 400, adApi(106, 'UserIsNotAuthorized'), 'ad-account'],
    ['403 without a code', 403, '', 'ad-account'],
  ])('distinguishes a lost grant from a lost ad account: %s', (_name, status, body, concerns) => {
    const { detail: _, ...failure } = classifyAnswer(answer(status, body), 'read', 'campaign')!;
    expect(failure).toEqual({ kind: 'unauthorised', concerns });
  });

  it('asks to wait as long as the header of a 429 says', () => {
    expect(
      summary(classifyAnswer(answer(429, '', { 'retry-after': '7' }), 'read', 'campaign')),
    ).toBe('throttled 7 HTTP_429');
  });

  it('carries the tracking id of the header, or of the fault', () => {
    expect(
      classifyAnswer(answer(400, adApi(116, 'X'), { trackingid: 'head' }), 'read', 'campaign')
        ?.detail.requestId,
    ).toBe('head');
    expect(classifyAnswer(answer(400, adApi(116, 'X')), 'read', 'campaign')?.detail.requestId).toBe(
      'trk',
    );
  });
});

describe('an error of one item', () => {
  it.each([
    [
      'campaign',
      1115,
      'CampaignServiceCannotCreateDuplicateCampaign',
      null,
      'refused name REMOTE_NAME_TAKEN',
    ],
    ['campaign', 1129, 'CampaignAlreadyExists', null, 'refused name REMOTE_NAME_TAKEN'],
    ['adGroup', 1214, 'CampaignServiceDuplicateAdGroup', null, 'refused name REMOTE_NAME_TAKEN'],
    [
      'keyword',
      1542,
      'CampaignServiceDuplicateKeyword',
      null,
      'refused text CampaignServiceDuplicateKeyword',
    ],
    ['campaign', 622, 'InvalidLocationId', null, 'refused geoTargets InvalidLocationId'],
    ['campaign', 1166, 'NoUetTag', null, 'refused biddingStrategy NoUetTag'],
    ['ad', 9999, 'Whatever', 'Headlines[2].Asset', 'refused headlines Whatever'],
    ['adGroup', 9999, 'SomethingAboutCpcBid', null, 'refused maxCpc SomethingAboutCpcBid'],
    ['ad', 9999, 'Unheard', null, 'refused Unheard'],
  ] as const)(
    'of a %s with code %d is reported with our field',
    (entity, Code, ErrorCode, FieldPath, expected) => {
      expect(summary(classifyError({ Code, ErrorCode, FieldPath }, 'create', entity))).toBe(
        expected,
      );
    },
  );

  it("keeps the platform's own code in the message of a taken name", () => {
    expect(
      classifyError({ Code: 1115, ErrorCode: 'Own' }, 'create', 'campaign').detail.message,
    ).toContain('1115');
  });
});

const query: WireCall = {
  service: 'campaign',
  method: 'POST',
  path: '/Campaigns/QueryByAccountId',
  body: {},
  nature: 'read',
  entity: 'campaign',
};
const isToken = ({ key }: Parameters<Script>[0]): boolean => key.endsWith('/token');
const wire = (): MicrosoftWire => new MicrosoftWire(vendorEndpoints.microsoft);

describe('a call', () => {
  it("carries the vendor's headers, and the token alone says who we are", async () => {
    const io = scriptedIo(() => ({ Campaigns: [] }));
    await wire().ask(connection, io, query);
    expect(io.requests[1]).toMatchObject({
      url: 'https://campaign.api.bingads.microsoft.com/CampaignManagement/v13/Campaigns/QueryByAccountId',
      counted: true,
      headers: {
        Authorization: 'Bearer fake-access',
        DeveloperToken: 'fake-developer',
        CustomerId: '9',
        CustomerAccountId: '123',
        'Content-Type': 'application/json',
      },
    });
  });

  it('keeps a rotated refresh token before it uses what came with it', async () => {
    const order: string[] = [];
    const io = scriptedIo((call) =>
      isToken(call)
        ? { access_token: 'second', refresh_token: 'rotated', expires_in: 3600 }
        : { Campaigns: [] },
    );
    const watched = {
      ...io,
      keepCredentials: async () => void order.push('kept'),
      send: (request: Parameters<typeof io.send>[0]) => {
        order.push(new URL(request.url).pathname);
        return io.send(request);
      },
    };
    await wire().ask(connection, watched, query);
    expect(order).toEqual([
      '/common/oauth2/v2.0/token',
      'kept',
      '/CampaignManagement/v13/Campaigns/QueryByAccountId',
    ]);
  });

  it.each([
    [401, 109],
    [400, 109],
    [401, 105],
  ])('is sent once more with a new token after status %d with code %d', async (status, Code) => {
    const io = scriptedIo((call) =>
      isToken(call)
        ? { access_token: `t${io.requests.length}`, expires_in: 3600 }
        : io.calls.length === 1
          ? { status, body: { Errors: [{ Code }] } }
          : { Campaigns: [] },
    );
    await wire().ask(connection, io, query);
    const used = io.requests
      .filter(({ counted }) => counted)
      .map(({ headers }) => headers['Authorization']);
    expect(used).toHaveLength(2);
    expect(used[0]).not.toBe(used[1]);
  });

  it.each([
    ['invalid_grant', 400, 'unauthorised'],
    ['invalid_client', 401, 'unauthorised'],
    ['temporarily_unavailable', 503, 'unavailable'],
  ])('says of a refresh that fails with %s what it means', async (error, status, kind) => {
    const io = scriptedIo((call) =>
      isToken(call)
        ? { status: status as number, body: { error, error_description: 'AADSTS' } }
        : {},
    );
    await expect(wire().ask(connection, io, query)).rejects.toMatchObject({
      failure: { kind, detail: { code: error } },
    });
  });

  it('that only reads may be sent again when its answer was lost; one that writes may have been done', async () => {
    const lost = new PlatformFailure({
      kind: 'unknown',
      detail: { code: 'NO_ANSWER', message: '' },
    });
    const io = scriptedIo((call) => (isToken(call) ? {} : lost));
    await expect(wire().ask(connection, io, query)).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
    await expect(wire().ask(connection, io, { ...query, nature: 'create' })).rejects.toMatchObject({
      failure: { kind: 'unknown' },
    });
  });
});
