import type { OpenConnection } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type { HttpRequest, PlatformIo, RefreshedToken, SharedTokens } from '../port/io';
import { MediaShelf } from '../testing/scripted-io';
import { AccessTokens } from './access-tokens';

const connection: OpenConnection = {
  id: 'con_1',
  platform: 'google-ads',
  externalAccountId: '1',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: {},
  credentials: { refreshToken: 'r0' },
};

const request = (token: string): HttpRequest => ({
  method: 'GET',
  url: 'http://x/',
  headers: { authorization: token },
  counted: true,
});

const world = (statuses: number[] = []) => {
  const journal: string[] = [];
  const clock = { now: 0 };
  const io: PlatformIo = {
    send: async (sent) => {
      journal.push(`send ${sent.headers['authorization']}`);
      return { status: statuses.shift() ?? 200, headers: {}, body: Buffer.from('') };
    },
    now: () => clock.now,
    sleep: async () => {},
    keepCredentials: async (kept) => void journal.push(`keep ${kept['refreshToken']}`),
    media: new MediaShelf(),
  };
  return { journal, clock, io };
};

const counting = (journal: string[], rotate = false) => {
  let n = 0;
  return async ({ credentials }: OpenConnection): Promise<RefreshedToken> => {
    n += 1;
    journal.push(`refresh ${credentials['refreshToken']}`);
    return {
      accessToken: `t${n}`,
      expiresInSeconds: 3600,
      ...(rotate ? { rotated: { refreshToken: `r${n}` } } : {}),
    };
  };
};

describe('access tokens', () => {
  it('are asked for once by parallel callers', async () => {
    const { journal, io } = world();
    const tokens = new AccessTokens(counting(journal));
    expect(await Promise.all([1, 2, 3].map(() => tokens.token(connection, io)))).toEqual([
      't1',
      't1',
      't1',
    ]);
    expect(journal).toEqual(['refresh r0']);
  });

  it('are renewed before the platform would refuse them', async () => {
    const { journal, io, clock } = world();
    const tokens = new AccessTokens(counting(journal));
    await tokens.token(connection, io);
    clock.now = 3_400_000;
    expect(await tokens.token(connection, io)).toBe('t1');
    clock.now = 3_500_000;
    expect(await tokens.token(connection, io)).toBe('t2');
  });

  it('keep rotated credentials before the first use, and use them for the next refresh', async () => {
    const { journal, io, clock } = world();
    const tokens = new AccessTokens(counting(journal, true));
    await tokens.send(connection, io, request);
    clock.now = 4_000_000;
    await tokens.send(connection, io, request);
    expect(journal).toEqual([
      'refresh r0',
      'keep r1',
      'send t1',
      'refresh r1',
      'keep r2',
      'send t2',
    ]);
  });

  it('are not shared by connections or by other credentials of one connection', async () => {
    const { journal, io } = world();
    const tokens = new AccessTokens(counting(journal));
    await tokens.token(connection, io);
    await tokens.token({ ...connection, id: 'con_2' }, io);
    await tokens.token({ ...connection, credentials: { refreshToken: 'new' } }, io);
    expect(journal).toEqual(['refresh r0', 'refresh r0', 'refresh new']);
  });

  it('are renewed once after a 401, passing the gate again', async () => {
    const { journal, io } = world([401, 401]);
    const tokens = new AccessTokens(counting(journal));
    const answer = await tokens.send(
      connection,
      io,
      request,
      async () => void journal.push('gate'),
    );
    expect(answer.status).toBe(401);
    expect(journal).toEqual(['refresh r0', 'gate', 'send t1', 'refresh r0', 'gate', 'send t2']);
  });

  it('ask again after a refresh that failed', async () => {
    const { journal, io } = world();
    let broken = true;
    const ask = counting(journal);
    const tokens = new AccessTokens((c) => (broken ? Promise.reject(new Error('down')) : ask(c)));
    await expect(tokens.token(connection, io)).rejects.toThrow('down');
    broken = false;
    expect(await tokens.token(connection, io)).toBe('t1');
  });
});

/** Tokens of a grant as workers share them: the stored one unless it was refused. */
const sharing = (grantId: string) => {
  const asked: (string | undefined)[] = [];
  const store = { token: 's1', expiresAt: 3_600_000 };
  let n = 1;
  const tokens: SharedTokens = {
    grantId,
    token: async (refused, refresh) => {
      asked.push(refused);
      if (store.token !== refused) return { ...store };
      n += 1;
      await refresh({ refreshToken: `newest${n}` });
      store.token = `s${n}`;
      return { ...store };
    },
  };
  return { asked, store, tokens };
};

describe('access tokens of a grant', () => {
  const other = { ...connection, id: 'con_2', credentials: { refreshToken: 'other' } };

  it('are one for all its connections, and asked for once by parallel callers', async () => {
    const { journal, io } = world();
    const { asked, tokens: shared } = sharing('gnt_1');
    const tokens = new AccessTokens(counting(journal));
    const calls = [connection, other, connection].map((one) =>
      tokens.token(one, { ...io, tokens: shared }),
    );
    expect(await Promise.all(calls)).toEqual(['s1', 's1', 's1']);
    expect([asked, journal]).toEqual([[undefined], []]);
  });

  it('are refreshed with the newest credentials of the grant, not with those of the connection', async () => {
    const { journal, io } = world([401]);
    const { tokens: shared } = sharing('gnt_1');
    const tokens = new AccessTokens(counting(journal));
    await tokens.send(connection, { ...io, tokens: shared }, request);
    expect(journal).toEqual(['send s1', 'refresh newest2', 'send s2']);
  });

  it('are not handed out again once they were refused, also when a late answer arrives', async () => {
    const { journal, io } = world();
    const { asked, tokens: shared } = sharing('gnt_1');
    const tokens = new AccessTokens(counting(journal));
    const own = { ...io, tokens: shared };
    const next = async (refused: string) => {
      tokens.invalidate(connection, refused, own);
      return tokens.token(connection, own);
    };
    await tokens.token(connection, own);
    expect([await next('s1'), await next('s1'), await next('s2')]).toEqual(['s2', 's2', 's3']);
    tokens.invalidate(connection, 's3', own);
    expect(await next('s1')).toBe('s4');
    expect(asked).toEqual([undefined, 's1', 's2', 's3']);
  });

  it('are taken anew after a consent, and soon before they end', async () => {
    const { journal, io, clock } = world();
    const tokens = new AccessTokens(counting(journal));
    const [before, after] = [sharing('gnt_1@1'), sharing('gnt_1@2')];
    after.store.token = 'of the new consent';
    await tokens.token(connection, { ...io, tokens: before.tokens });
    expect(await tokens.token(connection, { ...io, tokens: after.tokens })).toBe(
      'of the new consent',
    );
    before.store.token = 'later';
    clock.now = 3_500_000;
    expect(await tokens.token(connection, { ...io, tokens: before.tokens })).toBe('later');
  });

  it('are asked for again by work that waited for other work which was stopped; a failure of the platform is for all', async () => {
    const { journal, io } = world();
    const tokens = new AccessTokens(counting(journal));
    const { tokens: good } = sharing('gnt_1');
    const failing = (error: Error): PlatformIo => ({
      ...io,
      tokens: { ...good, token: () => Promise.reject(error) },
    });
    const lost = tokens.token(connection, failing(new Error('the lease is lost')));
    const waiting = tokens.token(other, { ...io, tokens: good });
    await expect(lost).rejects.toThrow('the lease is lost');
    expect(await waiting).toBe('s1');
    const dead = new PlatformFailure({
      kind: 'unauthorised',
      detail: { code: 'invalid_grant', message: 'Gone.' },
    });
    const fresh = new AccessTokens(counting(journal));
    const both = [connection, other].map((one) => fresh.token(one, failing(dead)));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
  });
});
