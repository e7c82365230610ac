import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PlatformFailure } from '../port/failure';
import type { HttpRequest } from '../port/io';
import { MediaShelf } from '../testing/scripted-io';
import { platformAgent, undiciIo } from './undici-io';

const timeouts = { connect: 500, headers: 300, body: 300, whole: 2_000 };

describe('the transport', () => {
  const agent = platformAgent(timeouts);
  const servers: Server[] = [];
  let calls: string[] = [];
  const io = undiciIo({
    platform: 'google-ads',
    agent,
    timeouts,
    keepCredentials: async () => {},
    media: new MediaShelf(),
    onCall: (platform) => void calls.push(platform),
  });

  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };
  const post = (url: string, counted = true): HttpRequest => ({
    method: 'POST',
    url,
    headers: {},
    body: 'x',
    counted,
  });
  const failureOf = async (request: HttpRequest) => {
    const error = await io.send(request).catch((thrown: unknown) => thrown);
    return error instanceof PlatformFailure ? error.failure.kind : error;
  };

  beforeEach(() => void (calls = []));
  afterAll(async () => {
    await agent.destroy();
    servers.forEach((server) => server.closeAllConnections());
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  });

  it('hands over status, lower-case headers and the whole body', async () => {
    const url = await serve(
      (_, answer) => void answer.writeHead(418, { 'Request-Id': 'abc' }).end('short and stout'),
    );
    const answer = await io.send(post(url));
    expect([answer.status, answer.headers['request-id'], answer.body.toString()]).toEqual([
      418,
      'abc',
      'short and stout',
    ]);
    expect(calls).toEqual(['google-ads']);
  });

  it('calls a refused connection unavailable, and counts nothing', async () => {
    expect(await failureOf(post('http://127.0.0.1:1/'))).toBe('unavailable');
    expect(await failureOf(post('http://no-such-host.invalid/'))).toBe('unavailable');
    expect(calls).toEqual([]);
  });

  it('calls a reset, a silence and a torn answer unknown, and counts each', async () => {
    const reset = await serve((request) => void request.socket.destroy());
    const silent = await serve(() => {});
    const torn = await serve(
      (_, answer) =>
        void answer
          .writeHead(200, { 'content-length': '10' })
          .write('half', () => answer.destroy()),
    );
    expect([
      await failureOf(post(reset)),
      await failureOf(post(silent)),
      await failureOf(post(torn)),
    ]).toEqual(['unknown', 'unknown', 'unknown']);
    expect(calls).toHaveLength(3);
  });

  it('sends nothing when the last check throws, not even after a connection was waited for, and throws the same', async () => {
    let arrived = 0;
    const url = await serve((_, answer) => void ((arrived += 1), answer.end()));
    const lost = new Error('the lease is over');
    const moments: string[] = [];
    const beforeBytes = (): void => {
      moments.push('checked');
      if (moments.length > 1) throw lost;
    };
    const checked = undiciIo({
      platform: 'google-ads',
      agent,
      timeouts,
      keepCredentials: async () => {},
      media: new MediaShelf(),
      onCall: () => void moments.push('counted'),
      beforeBytes,
    });
    await checked.send(post(url));
    await expect(checked.send(post(url))).rejects.toBe(lost);
    expect([arrived, moments]).toEqual([1, ['checked', 'counted', 'checked']]);
  });

  it('does not count token refreshes', async () => {
    const url = await serve((_, answer) => void answer.end());
    await io.send(post(url, false));
    expect(calls).toEqual([]);
  });
});
