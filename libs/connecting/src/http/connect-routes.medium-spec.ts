import 'reflect-metadata';
import { unavailable } from '@switchyard/kernel';
import { connectStateInvalid } from '../domain';
import {
  account,
  ATTEMPT,
  attempt,
  CONNECTION,
  type ConnectBench,
  connectBench,
  GRANT,
  grant,
  PUBLIC_URL,
  VISITOR,
} from '../testing/http-bench';

let bench: ConnectBench;
beforeEach(async () => void (bench = await connectBench()));
afterEach(() => bench.close());

interface Given {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = async (url: string, { method = 'GET', body, headers = {} }: Given = {}) => {
  const answer = await bench.app.inject({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const json = (isJson && answer.body ? JSON.parse(answer.body) : {}) as {
    readonly data: Record<string, unknown>;
    readonly error?: {
      readonly code: string;
      readonly details?: { readonly issues?: readonly { readonly path: string }[] };
    };
  };
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, ...json };
};

const TOKEN = { authorization: 'Bearer token' };
const IN = { cookie: 'in' };
const WRITE = { ...IN, 'x-switchyard-app': '1', origin: PUBLIC_URL };
const called = (name: string) => bench.fake.calls.filter((one) => one.name === name);

describe('/api/v1/connections', () => {
  const api = (path: string, given: Given = {}) =>
    ask(`/api/v1/connections${path}`, { ...given, headers: TOKEN });

  it('has attempts and grants beside connections, whichever was registered first', async () => {
    const [connection, attemptAnswer, grants, one] = await Promise.all([
      api(`/${CONNECTION}`),
      api(`/attempts/${ATTEMPT}`),
      api('/grants'),
      api(`/grants/${GRANT}`),
    ]);
    expect([connection.data['id'], attemptAnswer.data['id'], one.data['id']]).toEqual([
      CONNECTION,
      ATTEMPT,
      GRANT,
    ]);
    expect(grants.data).toHaveLength(1);
  });

  it('starts an attempt, and says where a person continues it', async () => {
    const { status, headers, data } = await api('/attempts', {
      method: 'POST',
      body: { platform: 'google-ads', grantId: GRANT },
    });
    expect([status, headers['location'], data['connectUrl'], data['status']]).toEqual([
      201,
      `/api/v1/connections/attempts/${ATTEMPT}`,
      `${PUBLIC_URL}/console/connect/${ATTEMPT}`,
      'WAITING',
    ]);
    expect(called('StartAttempt')[0]!.given[1]).toEqual({
      platform: 'google-ads',
      grantId: GRANT,
    });
  });

  it('never answers a secret', async () => {
    bench.fake.answers.set(
      'ReadAttempt',
      attempt({ status: 'CHOOSE', accounts: [account('1')], grant: grant() as never }),
    );
    const answers = await Promise.all([
      api(`/attempts/${ATTEMPT}`),
      api('/attempts', { method: 'POST', body: { platform: 'google-ads' } }),
      api('/grants'),
      api(`/grants/${GRANT}`),
      ask('/app/connect', { headers: IN }),
      ask(`/app/connect/${ATTEMPT}`, { headers: IN }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200, 200, 200]);
    expect(answers.filter(({ text }) => /secret|credentials|Digest|verifier/.test(text))).toEqual(
      [],
    );
  });

  it('says when to look again while an attempt waits, and no more once it does not', async () => {
    const again = async () =>
      Promise.all(
        [api(`/attempts/${ATTEMPT}`), ask(`/app/connect/${ATTEMPT}`, { headers: IN })].map(
          async (answer) => (await answer).headers['retry-after'],
        ),
      );
    const createdAt = new Date(Date.now() - 45_000);
    bench.fake.answers.set('ReadAttempt', attempt({ status: 'WAITING', createdAt }));
    expect(await again()).toEqual(['5', '5']);
    for (const status of ['CHOOSE', 'DONE', 'FAILED'] as const) {
      bench.fake.answers.set('ReadAttempt', attempt({ status, createdAt }));
      expect(await again()).toEqual([undefined, undefined]);
    }
  });

  it('shows why an attempt failed in our words', async () => {
    bench.fake.answers.set('ReadAttempt', attempt({ status: 'FAILED', problem: 'ACCESS_DENIED' }));
    expect((await api(`/attempts/${ATTEMPT}`)).data['problem']).toEqual({
      code: 'ACCESS_DENIED',
      message: 'The person did not consent on the page of the platform.',
      fix: 'Start again and consent.',
    });
  });

  it('connects the chosen ad accounts, and names the problem of each other one', async () => {
    const path = `/attempts/${ATTEMPT}/connections`;
    const result = { externalAccountId: '1', connectionId: CONNECTION, outcome: 'CREATED' };
    bench.fake.answers.set('ChooseAccounts', [result]);
    const accounts = [{ externalAccountId: '1', settings: { pageId: '7' }, takeOver: true }];
    const chosen = await api(path, { method: 'POST', body: { accounts } });
    expect([chosen.status, chosen.data]).toEqual([200, { connections: [result] }]);
    expect(called('ChooseAccounts')[0]!.given.slice(1)).toEqual([ATTEMPT, accounts]);
    const wrong = await api(path, { method: 'POST', body: { accounts: [{ takeOver: 'yes' }] } });
    expect([wrong.status, wrong.error?.details?.issues?.map((issue) => issue.path)]).toEqual([
      400,
      ['/accounts/0/externalAccountId', '/accounts/0/takeOver'],
    ]);
  });

  it.each([
    ['an API key', { platform: 'openai-ads', apiKey: 'k' }, { kind: 'apiKey', key: 'k' }],
    [
      'a service account',
      { platform: 'google-ads', serviceAccount: { type: 'service_account' }, grantId: GRANT },
      { kind: 'serviceAccount', key: '{"type":"service_account"}', grantId: GRANT },
    ],
  ])('takes %s', async (_what, body, entered) => {
    const { status, headers, text } = await api('/grants', { method: 'POST', body });
    expect([status, headers['location']]).toEqual([201, `/api/v1/connections/attempts/${ATTEMPT}`]);
    expect(text).not.toContain('apiKey');
    expect(called('EnterKey')[0]!.given[1]).toEqual({ platform: body.platform, ...entered });
  });

  it.each([
    ['no key', {}],
    ['two keys', { apiKey: 'k', serviceAccount: {} }],
  ])('refuses %s by the name of the field', async (_what, keys) => {
    const { status, error } = await api('/grants', {
      method: 'POST',
      body: { platform: 'openai-ads', ...keys },
    });
    expect([status, error?.details?.issues?.[0]?.path]).toEqual([400, '/apiKey']);
    expect(called('EnterKey')).toEqual([]);
  });

  it('ends a grant, and lists what settings can name', async () => {
    const asset = {
      setting: 'pageId',
      neededFor: 'campaigns',
      value: '7',
      name: 'Shop',
      isUsable: true,
      note: '',
    };
    bench.fake.answers.set('ReadAssets', [asset]);
    expect((await api(`/grants/${GRANT}`, { method: 'DELETE' })).status).toBe(204);
    await ask(`/api/v1/connections/grants/${GRANT}`, {
      method: 'DELETE',
      headers: { ...TOKEN, 'if-match': '"3"' },
    });
    expect(called('RevokeGrant').map(({ given }) => given.slice(1))).toEqual([
      [GRANT, undefined],
      [GRANT, 3],
    ]);
    expect((await api(`/${CONNECTION}/assets`)).data).toEqual({ assets: [asset] });
  });
});

describe('/app/connect', () => {
  it('starts a consent for this session', async () => {
    const { status, data } = await ask('/app/connect/google-ads', {
      method: 'POST',
      body: { returnTo: '/app/accounts' },
      headers: WRITE,
    });
    expect([status, data]).toEqual([
      200,
      { attemptId: ATTEMPT, authorizeUrl: 'https://vendor.example/consent?state=abc' },
    ]);
    expect(called('StartAttempt')[0]!.given).toEqual([
      VISITOR,
      { platform: 'google-ads', returnTo: '/app/accounts' },
    ]);
    expect(called('LeaveForConsent')[0]!.given).toEqual([VISITOR, ATTEMPT]);
  });

  it('is 404 for a platform that there is not', async () => {
    const given = { method: 'POST', body: {}, headers: WRITE } as const;
    expect((await ask('/app/connect/none', given)).status).toBe(404);
  });

  it.each(['/app/connect/google-ads', '/app/connect/keys', `/app/connect/${ATTEMPT}/connections`])(
    'takes no write of another site at %s',
    async (path) => {
      const foreign = { ...IN, origin: 'https://evil.example', 'x-switchyard-app': '1' };
      for (const headers of [IN, foreign]) {
        const { error } = await ask(path, { method: 'POST', body: {}, headers });
        expect(error?.code).toBe('CROSS_SITE_REQUEST');
      }
      expect(bench.fake.calls).toEqual([]);
    },
  );

  it('takes the withdrawals that Meta posts, as a form without a session', async () => {
    const given = (body: string): Given => ({
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const path = '/app/connect/meta-ads/withdrawn';
    const { status, text } = await ask(path, given('signed_request=a.b'));
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { url: `${PUBLIC_URL}/withdrawn`, confirmation_code: 'abc' },
    ]);
    expect(called('ReceiveWithdrawal')[0]!.given).toEqual(['a.b']);
    expect((await ask(path, given('other=1'))).error?.details?.issues?.[0]?.path).toBe(
      '/signed_request',
    );
    const long = await ask(path, given(`signed_request=${'x'.repeat(9_000)}`));
    expect([long.status, long.error?.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(called('ReceiveWithdrawal')).toHaveLength(1);
  });
});

describe('the callback of consent pages', () => {
  const SECRET = 'code-of-the-vendor';
  const PATH = `/app/connect/google-ads/callback?state=abc&code=${SECRET}`;

  it('leads to the attempt, at an address without the code', async () => {
    const { status, headers, text } = await ask(PATH, { headers: IN });
    expect([status, headers['location'], text]).toEqual([303, `/console/connect/${ATTEMPT}`, '']);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    const [visitor, platform, answer] = called('TakeAnswer')[0]!.given;
    expect([visitor, platform, String(answer)]).toEqual([
      VISITOR,
      'google-ads',
      `state=abc&code=${SECRET}`,
    ]);
  });

  it('redirects to the path that a script requested', async () => {
    bench.fake.answers.set('TakeAnswer', attempt({ returnTo: '/app/accounts?tab=2#top' }));
    expect((await ask(PATH, { headers: IN })).headers['location']).toBe(
      `/app/accounts?tab=2&attemptId=${ATTEMPT}`,
    );
  });

  it('drops the code without a signed-in user', async () => {
    const { status, headers } = await ask(PATH);
    const location = String(headers['location']);
    expect([status, location.includes(SECRET)]).toEqual([303, false]);
    expect(bench.fake.calls).toEqual([]);
    const page = await ask(location);
    expect([page.status, page.text]).toEqual([401, expect.stringContaining('/console/sign-in')]);
  });

  it.each(['google-ads', 'no-platform'])(
    'is a 403 page that leaves the address when the state is not right, at %s',
    async (platform) => {
      bench.fake.answers.set('TakeAnswer', connectStateInvalid());
      const path = PATH.replace('google-ads', platform);
      const { status, headers, text } = await ask(path, { headers: IN });
      expect([status, headers['referrer-policy'], text.includes(SECRET)]).toEqual([
        403,
        'no-referrer',
        false,
      ]);
      const clean = /http-equiv="refresh" content="0; url&#61;([^"]+)"/.exec(text)![1]!;
      const page = await ask(clean.replaceAll('&#61;', '='), { headers: IN });
      expect(page.status).toBe(403);
      expect(bench.refused.map(({ code, action }) => [code, action])).toEqual([
        ['CONNECT_STATE_INVALID', 'GET /app/connect/:platform/callback'],
      ]);
    },
  );

  it.each([
    [500, 'a crash', new Error('the database is gone'), PATH],
    [503, 'too much work', unavailable('Busy.'), PATH],
    [400, 'a code that cannot be stored', undefined, `${PATH}%00`],
  ])('is a %i page that leaves the address after %s', async (status, _, failure, path) => {
    if (failure) bench.fake.answers.set('TakeAnswer', failure);
    const answer = await ask(path, { headers: IN });
    expect([answer.status, answer.text.includes(SECRET)]).toEqual([status, false]);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    const clean = /http-equiv="refresh" content="0; url&#61;([^"]+)"/.exec(answer.text)![1]!;
    const page = await ask(clean.replaceAll('&#61;', '='), { headers: IN });
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('could not take')]);
  });

  it('leaves the address, too, when the signed-in user is unknown', async () => {
    const { status, text } = await ask(PATH, { headers: { cookie: 'broken' } });
    expect([status, text.includes(SECRET), text.includes('http-equiv="refresh"')]).toEqual([
      500,
      false,
      true,
    ]);
    const page = await ask('/console/connect/problem?problem=NOT_TAKEN', {
      headers: { cookie: 'broken' },
    });
    expect([page.status, page.text]).toEqual([500, expect.stringContaining('could not take')]);
    expect(page.text).not.toContain('http-equiv');
  });

  it('logs nothing of its query', async () => {
    bench.fake.answers.set('TakeAnswer', new Error('the database is gone'));
    await ask(PATH, { headers: IN });
    expect(bench.crashes.map(String)).toEqual(['Error: the database is gone']);
    expect(JSON.stringify(bench.refused)).not.toContain(SECRET);
  });
});
