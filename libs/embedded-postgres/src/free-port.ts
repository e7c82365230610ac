import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Above the well-known ports and below those that systems give to outgoing connections (Linux from
 * 32768, macOS and Windows from 49152): what is free here is not taken by a mere connection before
 * its server listens.
 */
const LOWEST = 10_240;
const PAST_HIGHEST = 32_768;
const TRIES = 50;

const given = new Set<number>();

/** Whether this port of the loopback has no listener now. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A port of the loopback without a listener, which this process did not get before. Throws when
 * none is found.
 */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(LOWEST, PAST_HIGHEST);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port found in ${TRIES} tries between ${LOWEST} and ${PAST_HIGHEST - 1}`);
};
