// A program of a user, as CommonJS.
import assert = require('node:assert');
import client = require('@switchyard/client');
import type { Me } from '@switchyard/client';

const { Switchyard, UsageError, ValidationError } = client;

const main = async (): Promise<void> => {
  const { startServer, TOKEN } = await import('./server.mjs');
  const server = await startServer();
  const switchyard = new Switchyard({ baseUrl: server.url, token: TOKEN, maxRetries: 0 });
  const me: Me = await switchyard.me.get();
  assert.strictEqual(typeof me, 'object');
  const refusal: unknown = await switchyard.businesses
    .create({ name: '', url: '' })
    .catch((error: unknown) => error);
  if (!(refusal instanceof ValidationError)) throw refusal;
  assert.strictEqual(refusal.issues[0]?.path, '/name');
  assert.throws(() => new Switchyard({ baseUrl: server.url, token: '' }), UsageError);
  await server.stop();
  console.log(`CommonJS on Node ${process.version}: passed`);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
