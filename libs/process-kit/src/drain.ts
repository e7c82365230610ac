import type { Server } from 'node:http';
import type { Readiness } from './health';

/** The longest that a request may still take once no new one comes. */
const LONGEST_ANSWER_MS = 32_000;
const LOOK_MS = 50;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Says that the process is not ready, and goes on serving until whoever sends it requests has noticed. */
export const drain = async (readiness: Readiness, seconds: number): Promise<void> => {
  readiness.beginStop();
  await pause(seconds * 1_000);
};

/** Takes no new connection, lets every request that is under way be answered, then resolves. */
export const closeServer = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((done) => server.close(() => done()));
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  await Promise.race([closed, pause(LONGEST_ANSWER_MS)]);
  clearInterval(idle);
};
