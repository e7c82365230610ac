import { Switchyard } from '@switchyard/client';
import { interleave, ratiosOf, type Rounds, type Spread, spreadOf } from '../statistics';
import { createAccounts } from '../world/accounts';
import { headersOf, type Keys, startApi } from '../world/api';
import type { BenchDatabase } from '../world/database';
import { memoryOf, type ProcessMemory } from '../world/process-usage';

export interface ClientFigures {
  /** CPU time of the caller with the client over that with bare `fetch`, round by round. */
  readonly ratio: Spread;
  readonly reads: number;
  /** CPU microseconds of the caller for one read. */
  readonly clientMicros: Spread;
  readonly fetchMicros: Spread;
  /** Of the calling process. */
  readonly memory: ProcessMemory;
}

export interface ClientSettings extends Rounds {
  /** Reads of a round, one after the other. */
  readonly reads: number;
}

/** The allowance of one plan would not last for all rounds. */
const ACCOUNTS = 16;

/**
 * `client.campaigns.get(id)` against `fetch` and `json()` with the same headers, both from this
 * process: what the client costs its user beside the request itself.
 */
export const measureClient = async (
  database: BenchDatabase,
  keys: Keys,
  { reads, ...rounds }: ClientSettings,
): Promise<ClientFigures> => {
  const api = await startApi(database, keys);
  const accounts = await createAccounts(database.applicationUrl, keys.publicKey, ACCOUNTS);
  const callers = await Promise.all(
    accounts.map(async (account) => {
      const { token, spaceId } = account;
      const client = new Switchyard({ token, spaceId, baseUrl: api.url });
      const { id } = await client.campaigns.create({ name: 'Read', type: 'SEARCH', budget: 10 });
      return { client, id, headers: headersOf(account) };
    }),
  );
  let next = 0;
  const caller = () => callers[next++ % callers.length]!;
  const byClient = async (): Promise<unknown> => {
    const { client, id } = caller();
    return client.campaigns.get(id);
  };
  const byFetch = async (): Promise<unknown> => {
    const { id, headers } = caller();
    const answer = await fetch(`${api.url}/api/v1/campaigns/${id}`, { headers });
    if (!answer.ok) throw new Error(`a campaign was answered with ${answer.status}`);
    return answer.json();
  };
  const { one, other } = await interleave(cpuOf(byClient, reads), cpuOf(byFetch, reads), rounds);
  const figures = {
    ratio: ratiosOf(one, other),
    reads,
    clientMicros: spreadOf(one),
    fetchMicros: spreadOf(other),
    memory: memoryOf(process.pid),
  };
  await api.stop();
  return figures;
};

/** CPU microseconds of this process for one call, so that other work on the machine counts little. */
const cpuOf = (call: () => Promise<unknown>, times: number) => async (): Promise<number> => {
  const before = process.cpuUsage();
  for (let done = 0; done < times; done += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
};
