import { createServer, type Server } from 'node:net';
import { freePort } from './cluster';

const listening: Server[] = [];
const listenOn = (port: number): Promise<void> =>
  new Promise((resolve, reject) =>
    listening.push(createServer().once('error', reject).listen(port, '127.0.0.1', resolve)),
  );

describe('a free port', () => {
  afterEach(() => listening.splice(0).forEach((server) => server.close()));

  it('can be listened on', async () => {
    await expect(listenOn(await freePort())).resolves.toBeUndefined();
  });

  it('is none that outgoing connections are given, and none twice', async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, freePort));
    expect(new Set(ports).size).toBe(200);
    expect(ports.filter((port) => port < 10_240 || port >= 32_768)).toEqual([]);
  });
});
