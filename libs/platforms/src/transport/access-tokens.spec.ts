import type { OpenConnection } from '../port/connection';
import type { HttpRequest, PlatformIo, RefreshedToken } from '../port/io';
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
