import { createHash } from 'node:crypto';
import { type ConsentRules, Consents, type Issued, newApp, type Rotation } from './consents';

const REDIRECT = 'https://app.example/callback';
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const RULES: ConsentRules = {
  scopes: ['read', 'write'],
  pkce: true,
  rotation: 'none',
  accessSeconds: 3_600,
  refreshSeconds: 1_000,
};

function given(changes: Partial<ConsentRules> = {}, rotation: Rotation = 'none') {
  let now = Date.parse('2026-11-25T08:00:00Z');
  const consents = new Consents({ now: () => new Date(now) }, { ...RULES, ...changes });
  const app = consents.putApp({ ...newApp(consents.rules, [REDIRECT]), rotation });
  const person = consents.addPerson({
    id: 'p1',
    name: 'Ada',
    email: 'ada@example.com',
    subject: 's',
  });
  const allow = () =>
    consents.allow({
      clientId: app.clientId,
      personId: person.id,
      scopes: ['read'],
      redirectUri: REDIRECT,
      challenge: CHALLENGE,
    });
  const trade = (code: string, more: object = {}) =>
    consents.trade({
      clientId: app.clientId,
      code,
      redirectUri: REDIRECT,
      verifier: VERIFIER,
      ...more,
    });
  const refresh = (refreshToken = '') => consents.refresh({ clientId: app.clientId, refreshToken });
  const issued = (outcome: ReturnType<typeof trade> | ReturnType<typeof refresh>): Issued => {
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.value;
  };
  return {
    consents,
    app,
    allow,
    trade,
    refresh,
    issued,
    pass: (seconds: number) => (now += seconds * 1_000),
    consented: () => issued(trade(allow())),
  };
}

describe('a code', () => {
  it('is traded by its client, from its address and with its verifier only', () => {
    const { allow, trade } = given();
    const code = allow();
    expect(trade(code, { clientId: 'other' })).toEqual({ ok: false, problem: 'other-client' });
    expect(trade(code, { redirectUri: `${REDIRECT}/` })).toMatchObject({
      problem: 'other-redirect',
    });
    expect(trade(code, { verifier: 'w'.repeat(43) })).toMatchObject({ problem: 'wrong-verifier' });
    expect(trade(code)).toMatchObject({ ok: true, value: { consent: { scopes: ['read'] } } });
  });

  it('ends after a minute', () => {
    const { allow, trade, pass } = given();
    const code = allow();
    pass(60);
    expect(trade(code)).toEqual({ ok: false, problem: 'expired' });
  });

  it('that comes twice ends what it gave', () => {
    const { allow, trade, issued, refresh, consents } = given();
    const code = allow();
    const { accessToken, refreshToken } = issued(trade(code));
    expect(trade(code)).toEqual({ ok: false, problem: 'used' });
    expect(refresh(refreshToken)).toEqual({ ok: false, problem: 'revoked' });
    expect(consents.access(accessToken)).toEqual({ ok: false, problem: 'revoked' });
  });
});

describe('rotation', () => {
  it('none keeps the refresh token', () => {
    const { consented, refresh, issued } = given();
    const { refreshToken } = consented();
    expect(issued(refresh(refreshToken))).toMatchObject({ refreshToken, isRefreshNew: false });
  });

  it('lenient gives a new one and takes the old one still', () => {
    const { consented, refresh, issued } = given({}, 'lenient');
    const { refreshToken } = consented();
    const next = issued(refresh(refreshToken));
    expect(next.isRefreshNew).toBe(true);
    issued(refresh(next.refreshToken));
    issued(refresh(refreshToken));
  });

  it('strict takes the old one again as long as the new one was not used', () => {
    const { consented, refresh, issued, consents } = given({}, 'strict');
    const { refreshToken } = consented();
    issued(refresh(refreshToken));
    const kept = issued(refresh(refreshToken));
    issued(refresh(kept.refreshToken));
    expect(consents.list()).toMatchObject([{ refreshes: 3, reuses: 0, isRevoked: false }]);
  });

  it.each(['refresh token', 'access token'])(
    'strict ends the consent when the old one comes after a use of the new %s',
    (used) => {
      const { consented, refresh, issued, consents } = given({}, 'strict');
      const { refreshToken } = consented();
      const next = issued(refresh(refreshToken));
      if (used === 'refresh token') issued(refresh(next.refreshToken));
      else expect(consents.access(next.accessToken).ok).toBe(true);
      expect(refresh(refreshToken)).toEqual({ ok: false, problem: 'reused' });
      expect(refresh(next.refreshToken)).toEqual({ ok: false, problem: 'revoked' });
      expect(consents.list()).toMatchObject([{ reuses: 1, isRevoked: true }]);
    },
  );

  it('strict ends the answer that was lost once another one is used', () => {
    const { consented, refresh, issued, consents } = given({}, 'strict');
    const { refreshToken } = consented();
    const lost = issued(refresh(refreshToken));
    expect(consents.access(issued(refresh(refreshToken)).accessToken).ok).toBe(true);
    expect(refresh(lost.refreshToken)).toEqual({ ok: false, problem: 'reused' });
  });
});

describe('a consent', () => {
  it('ends by its date, which a refresh moves unless it is fixed', () => {
    for (const [isRefreshEndFixed, problem] of [
      [true, 'expired'],
      [false, undefined],
    ] as const) {
      const { consented, refresh, issued, pass } = given({ isRefreshEndFixed });
      const { refreshToken } = consented();
      pass(600);
      issued(refresh(refreshToken));
      pass(600);
      const late = refresh(refreshToken);
      expect(late.ok ? undefined : late.problem).toBe(problem);
    }
  });

  it('is taken back with every token', () => {
    const { consented, refresh, consents } = given();
    const { refreshToken, accessToken, consent } = consented();
    expect(consents.consentOf(accessToken)?.id).toBe(consent.id);
    consents.revoke(consent.id);
    expect(refresh(refreshToken)).toEqual({ ok: false, problem: 'revoked' });
    expect(consents.access(accessToken)).toEqual({ ok: false, problem: 'revoked' });
  });

  it('may end older ones of the same person and client', () => {
    const { consented, consents } = given({ endedByNew: (older) => older.slice(0, -1) });
    consented();
    consented();
    consented();
    expect(consents.list().map(({ isRevoked }) => isRevoked)).toEqual([true, false, false]);
  });
});
