import { givenParty, startSystem, type RawAnswer, type System } from '@switchyard/test-kit';

const LIMIT = 5;
const ADDRESS_LIMIT = 60;

let system: System;
beforeAll(
  async () =>
    void (system = await startSystem({
      workers: 0,
      env: { SWITCHYARD_REQUESTS_PER_MINUTE: String(LIMIT), SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
    })),
  120_000,
);
afterAll(() => system?.stop());

const remaining = ({ headers }: RawAnswer): number => Number(headers.get('x-ratelimit-remaining'));

const expectOver = (answer: RawAnswer, limit: number): void => {
  const { headers, status, body } = answer;
  expect([status, body.error?.code, headers.get('x-ratelimit-limit'), remaining(answer)]).toEqual([
    429,
    'RATE_LIMITED',
    String(limit),
    0,
  ]);
  const [wait, resetsIn] = [
    Number(headers.get('retry-after')),
    Number(headers.get('x-ratelimit-reset')) - Date.now() / 1_000,
  ];
  expect([wait >= 1 && wait <= 60, Math.abs(wait - resetsIn) < 3]).toEqual([true, true]);
};

describe('the minute bucket of a token', () => {
  it('counts every request, refused ones too, and then answers when to try again', async () => {
    const party = await givenParty(system);
    const answers = [
      await party.send('/api/v1/me'),
      await party.send('/api/v1/nothing'),
      await party.send('/api/v1/me', { method: 'DELETE' }),
      await party.send('/api/v1/businesses', { method: 'POST', text: '{' }),
      await party.send('/api/v1/openapi.json'),
    ];
    expect(answers.map((answer) => [answer.status, remaining(answer)])).toEqual([
      [200, 4],
      [404, 3],
      [405, 2],
      [400, 1],
      [200, 0],
    ]);
    for (const path of ['/api/v1/me', '/api/v1/nothing', '/api/v1/openapi.json']) {
      expectOver(await party.send(path), LIMIT);
    }
  });

  it('is separate: another token of the account has a full one', async () => {
    const party = await givenParty(system);
    for (let sent = 0; sent <= LIMIT; sent++) await party.send('/api/v1/me');
    const { token } = await system.admin.createToken(party.account.accountId, ['campaigns:read']);
    expect(remaining(await party.as({ token }).send('/api/v1/me'))).toBe(LIMIT - 1);
  });

  it('admits exactly as many requests as it has when all come at once', async () => {
    const party = await givenParty(system);
    const answers = await Promise.all(Array.from({ length: 20 }, () => party.send('/api/v1/me')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
  });

  it('is reported by /me, with what the account used of its day', async () => {
    const party = await givenParty(system);
    await system.admin.setPlan(party.account.accountId, 'starter');
    const allowanceOf = async () =>
      ((await party.send('/api/v1/me')).body.data as { allowance: Record<string, unknown> })
        .allowance;
    const [first, second] = [await allowanceOf(), await allowanceOf()];
    const resetsAt = new Date(Math.ceil((Date.now() + 1) / 86_400_000) * 86_400_000);
    expect([first, second]).toEqual(
      [1, 2].map((usedToday) => ({
        perMinute: LIMIT,
        perDay: 10_000,
        usedToday,
        resetsAt: expect.any(String) as unknown,
      })),
    );
    expect(new Date(String(second['resetsAt']))).toEqual(resetsAt);
  });

  it('does not do what it refuses', async () => {
    const party = await givenParty(system);
    for (let sent = 0; sent < LIMIT; sent++) {
      await party.send('/api/v1/businesses', { method: 'POST', body: { name: 'Let in' } });
    }
    expectOver(
      await party.send('/api/v1/businesses', { method: 'POST', body: { name: 'Too many' } }),
      LIMIT,
    );
    const { token } = await system.admin.createToken(party.account.accountId, ['businesses:read']);
    expect((await party.as({ token }).send('/api/v1/businesses')).body.data).toHaveLength(LIMIT);
  });
});

describe('the bucket of an address', () => {
  it('counts requests without a valid token, and none with one', async () => {
    const party = await givenParty(system);
    const from = { 'x-forwarded-for': '10.1.1.1' };
    const answers = await Promise.all(
      Array.from({ length: ADDRESS_LIMIT }, (_, at) =>
        party.send('/api/v1/me', {
          headers: { ...from, authorization: at % 2 ? '' : 'Bearer nonsense' },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expectOver(
      await party.send('/api/v1/me', { headers: { ...from, authorization: '' } }),
      ADDRESS_LIMIT,
    );
    expectOver(
      await party.send('/api/v1/openapi.json', { headers: { ...from, authorization: '' } }),
      ADDRESS_LIMIT,
    );
    expect((await party.send('/api/v1/me', { headers: from })).status).toBe(200);
    expect(
      (
        await party.send('/api/v1/me', {
          headers: { 'x-forwarded-for': '10.1.1.2', authorization: '' },
        })
      ).status,
    ).toBe(401);
  });

  it("is not changed by what a client writes in front of the proxy's own entry", async () => {
    const party = await givenParty(system);
    for (let sent = 0; sent < 3; sent++) {
      await party.send('/api/v1/me', {
        headers: { authorization: '', 'x-forwarded-for': `10.2.2.${sent}, 10.3.3.3` },
      });
    }
    expect(
      remaining(
        await party.send('/api/v1/me', {
          headers: { authorization: '', 'x-forwarded-for': '10.3.3.3' },
        }),
      ),
    ).toBe(ADDRESS_LIMIT - 4);
  });
});
