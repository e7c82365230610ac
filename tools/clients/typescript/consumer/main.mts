// A program of a user, as an ES module.
import { strictEqual } from 'node:assert';
import {
  type Campaign,
  ConflictError,
  Switchyard,
  SwitchyardError,
  SyncPlanDriftError,
} from '@switchyard/client';
import { startServer, TOKEN } from './server.mjs';

const server = await startServer();
const client = new Switchyard({ baseUrl: server.url, token: TOKEN, maxRetries: 0 });

const campaign: Campaign = await client.campaigns.create({
  name: 'Autumn',
  type: 'SEARCH',
  budget: 25,
});
strictEqual(campaign.name, 'Autumn');

const names: string[] = [];
for await (const one of client.campaigns.list({ limit: 1 })) names.push(one.name);
strictEqual(names.join(), 'Autumn,Winter');
strictEqual((await client.campaigns.list().toArray({ limit: 1 })).length, 1);

const { data, etag, requestId } = await client.campaigns.get('cmp_1').withResponse();
strictEqual([data.id, etag, requestId].join(), 'cmp_1,"3",req_1');

const refusal: unknown = await client.sync
  .trigger({ planHash: 'a' })
  .catch((error: unknown) => error);
if (!(refusal instanceof SyncPlanDriftError)) throw refusal;
strictEqual(refusal instanceof ConflictError && refusal instanceof SwitchyardError, true);
strictEqual(refusal.changed[0]?.part, 'desired');

// What must not compile.
// @ts-expect-error A campaign needs a name.
const nameless: Parameters<typeof client.campaigns.create>[0] = { type: 'SEARCH' };
// @ts-expect-error An id is text.
const wrongId: Parameters<typeof client.campaigns.get>[0] = 1;
// @ts-expect-error A run needs the caller's decision.
const undecided: Parameters<typeof client.sync.run>[1] = {};
void [nameless, wrongId, undecided];

await server.stop();
console.log(`ES module on Node ${process.version}: passed`);
