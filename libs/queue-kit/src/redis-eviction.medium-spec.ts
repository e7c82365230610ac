import { type AddressInfo, createServer, type Server } from 'node:net';
import { refuseEvictingRedis } from './redis-eviction';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A server that speaks as much of Redis as this question needs. */
const redisWith = async (policy: string): Promise<string> => {
  const info = `# Memory\r\nmaxmemory:0\r\nmaxmemory_policy:${policy}\r\n`;
  const server = createServer((socket) => {
    socket.on('data', (sent) => {
      for (const command of String(sent).split(/(?=^\*\d)/m)) {
        socket.write(/info\r\n/i.test(command) ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
      }
    });
  });
  servers.push(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const warnings: object[] = [];
const logger = { warn: (details: object) => void warnings.push(details) };

it.each(['allkeys-lru', 'volatile-ttl', 'allkeys-random'])(
  'refuses a server that evicts by %s, and names the setting',
  async (policy) => {
    await expect(refuseEvictingRedis(await redisWith(policy), logger)).rejects.toThrow(
      /SWITCHYARD_REDIS_URL.*noeviction/,
    );
  },
);

it('accepts a server that evicts nothing', async () => {
  await refuseEvictingRedis(await redisWith('noeviction'), logger);
});

it('reports a server that cannot be reached, and does not wait for it', async () => {
  const before = warnings.length;
  await refuseEvictingRedis('redis://127.0.0.1:1', logger);
  expect(warnings.length).toBe(before + 1);
});
