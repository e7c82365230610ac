import 'reflect-metadata';
import { grantInUse } from '@switchyard/identity/domain';
import { notFound } from '@switchyard/kernel';
import { attemptNotReady } from '../domain';
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

const get = async (url: string, headers: Readonly<Record<string, string>> = { cookie: 'in' }) => {
  const { statusCode, body, headers: given } = await bench.app.inject({ url, headers });
  return { status: statusCode, text: body, location: given['location'] };
};
const post = async (url: string, fields: Readonly<Record<string, string>> = {}) => {
  const answer = await bench.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      cookie: 'in',
      origin: PUBLIC_URL,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  return {
    status: answer.statusCode,
    text: answer.body,
    location: answer.headers['location'],
    policy: String(answer.headers['content-security-policy']),
  };
};
const called = (name: string) => bench.fake.calls.filter((one) => one.name === name);
const PAGE = `/console/connect/${ATTEMPT}`;

describe('the page of connections', () => {
  it('has a way to each platform, or says what its operator must set', async () => {
    const { status, text } = await get('/console/connections');
    expect(status).toBe(200);
    expect(text).toContain('>Connect Google Ads</button>');
    expect(text).toContain('<code>SWITCHYARD_LINKEDIN_ADS_CLIENT_ID</code>');
    expect(text).not.toContain('>Connect LinkedIn Ads</button>');
    expect(text).toContain('<label for="key-openai-ads-apiKey">OpenAI Ads: API key</label>');
    expect(text).not.toContain('<script');
  });

  it('lists grants with their permissions and ends', async () => {
    const missingScopes = [
      { scope: 'rw_conversions', neededFor: 'conversions' as const, meaning: 'None reported.' },
    ];
    bench.fake.answers.set('grants', [grant({ missingScopes })]);
    const { text } = await get('/console/connections');
    expect(text).toContain('ada@example.com');
    expect(text).toContain(`/console/connections/grants/${GRANT}/renew`);
    expect(text).toContain('<code>rw_conversions</code>');
    expect(text).not.toContain('secret');
  });

  it('sends the browser to the consent page by a link, for its forms stay here', async () => {
    const { status, text, policy } = await post('/console/connections/start', {
      platform: 'google-ads',
      grantId: GRANT,
    });
    expect([status, policy.includes("form-action 'self'")]).toEqual([200, true]);
    expect(text).toContain('content="0; url&#61;https://vendor.example/consent?state&#61;abc"');
    expect(called('StartAttempt')[0]!.given).toEqual([
      VISITOR,
      { platform: 'google-ads', grantId: GRANT },
    ]);
  });

  it('takes a key and never shows it again', async () => {
    const key = { platform: 'openai-ads', kind: 'apiKey', key: 'fake-key' };
    const taken = await post('/console/connections/keys', key);
    expect([taken.status, taken.location]).toEqual([303, PAGE]);
    bench.fake.answers.set('EnterKey', attemptNotReady('FAILED'));
    const refused = await post('/console/connections/keys', key);
    expect([refused.status, refused.text.includes('fake-key')]).toEqual([409, false]);
    const bad = await post('/console/connections/keys', {
      platform: 'google-ads',
      kind: 'serviceAccount',
      key: 'no json',
    });
    expect([bad.status, bad.text.includes('no json')]).toEqual([400, false]);
  });

  it('ends a grant, or says which connections use it', async () => {
    const path = `/console/connections/grants/${GRANT}/revoke`;
    expect((await post(path)).text).toContain('https://myaccount.google.com/permissions');
    bench.fake.answers.set('RevokeGrant', grantInUse([CONNECTION]));
    const { status, text } = await post(path);
    expect([status, text]).toEqual([409, expect.stringContaining('Connections use this grant.')]);
  });

  it('renews a grant from the link of an alert', async () => {
    const { status, text } = await get(`/console/connections/grants/${GRANT}/renew`);
    expect([status, text]).toEqual([200, expect.stringContaining('>Renew at Google Ads</button>')]);
    expect(text).toContain(`name="grantId" value="${GRANT}"`);
  });
});

describe('the page of an attempt', () => {
  it('offers to continue what a program started, and does not ask again by itself', async () => {
    bench.fake.answers.set('ReadAttempt', attempt({ sessionDigest: null }));
    const { text } = await get(PAGE);
    expect(text).toContain('>Continue to Google Ads</button>');
    expect(text).not.toContain('http-equiv="refresh"');
    expect((await post(`${PAGE}/leave`)).text).toContain('https://vendor.example/consent');
  });

  it('asks again while it waits', async () => {
    expect((await get(PAGE)).text).toContain('http-equiv="refresh" content="2"');
    bench.fake.answers.set('ReadAttempt', attempt({ sessionDigest: null, keyKind: 'apiKey' }));
    expect((await get(PAGE)).text).toContain('http-equiv="refresh" content="2"');
  });

  it('says why it failed, and starts again', async () => {
    bench.fake.answers.set('ReadAttempt', attempt({ status: 'FAILED', problem: 'NO_ADS_USER' }));
    const { text } = await get(PAGE);
    expect(text).toContain('The person has no access to any ad account on the platform.');
    expect(text).toContain('>Start again at Google Ads</button>');
  });

  it('lists ad accounts by manager and ticks what is proposed', async () => {
    const managerPath = [
      { id: '9', name: 'Agency' },
      { id: '8', name: 'North' },
    ];
    bench.fake.answers.set(
      'ReadAttempt',
      attempt({
        status: 'CHOOSE',
        accounts: [
          account('1'),
          account('2', { managerPath }),
          account('3', { isTest: true, isPreselected: false, managerPath }),
          account('4', { connectionId: CONNECTION, isPreselected: false }),
          account('<b>', { name: '<script>' }),
        ],
      }),
    );
    const { text } = await get(PAGE);
    const boxes = [...text.matchAll(/name="((?:chosen|takeOver)\.[^"]*)"\s+(checked)?/g)];
    expect(boxes.map(([, name, checked]) => [name, checked !== undefined])).toEqual([
      ['chosen.1', true],
      ['takeOver.4', false],
      ['chosen.&#60;b&#62;', true],
      ['chosen.2', true],
      ['chosen.3', false],
    ]);
    expect([...text.matchAll(/<h2>([^<]*)/g)].map(([, name]) => name)).toEqual([
      'Reached directly',
      'Agency › North',
    ]);
    expect(text).not.toContain('<script');
  });

  it('stays usable with 1,200 ad accounts', async () => {
    const accounts = Array.from({ length: 1_200 }, (_, at) => account(String(1_000 + at)));
    bench.fake.answers.set('ReadAttempt', attempt({ status: 'CHOOSE', accounts }));
    const whole = (await get(PAGE)).text;
    expect([...whole.matchAll(/name="chosen\./g)]).toHaveLength(1_200);
    const { text } = await get(`${PAGE}?q=sHOP%20120`);
    expect([...text.matchAll(/name="chosen\.(\d+)"/g)].map(([, id]) => id)).toEqual(
      accounts.map((one) => one.externalAccountId).filter((id) => id.startsWith('120')),
    );
    expect((await get(`${PAGE}?ticked=none`)).text).not.toContain('checked');
  });

  it('connects what was ticked', async () => {
    const fields = { 'chosen.1': 'on', 'takeOver.4': 'on', other: 'x' };
    const { status, location } = await post(`${PAGE}/connections`, fields);
    expect([status, location]).toEqual([303, PAGE]);
    expect(called('ChooseAccounts')[0]!.given).toEqual([
      VISITOR,
      ATTEMPT,
      [{ externalAccountId: '1' }, { externalAccountId: '4', takeOver: true }],
    ]);
    expect((await post(`${PAGE}/connections`)).status).toBe(400);
  });

  it('says that another person consented', async () => {
    bench.fake.answers.set('ReadAttempt', attempt({ status: 'CHOOSE', isOtherPerson: true }));
    expect((await get(PAGE)).text).toContain('another person than the one');
  });

  it('leads to the connections when it is over', async () => {
    const accounts = [account('1', { connectionId: CONNECTION, isOfThisGrant: true })];
    bench.fake.answers.set('ReadAttempt', attempt({ status: 'DONE', accounts }));
    expect((await get(PAGE)).text).toContain(`href="/console/connections/${CONNECTION}"`);
  });

  it.each([ATTEMPT, 'nonsense'])('is the same 404 for an unknown one: %s', async (id) => {
    bench.fake.answers.set('ReadAttempt', notFound());
    for (const { status, text } of [
      await get(`/console/connect/${id}`),
      await post(`/console/connect/${id}/leave`),
      await post(`/console/connect/${id}/connections`, { 'chosen.1': 'on' }),
    ]) {
      expect([status, text.includes(id)]).toEqual([404, false]);
    }
  });

  it('asks to sign in first', async () => {
    const { status, text } = await get(PAGE, {});
    expect([status, text]).toEqual([200, expect.stringContaining('/console/sign-in')]);
    expect(bench.fake.calls).toEqual([]);
  });
});
