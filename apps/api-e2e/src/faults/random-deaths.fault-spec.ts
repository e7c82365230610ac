import { setTimeout as wait } from 'node:timers/promises';
import {
  type ConnectionMade,
  givenConnections,
  givenParty,
  ReadyProxy,
  type System,
} from '@switchyard/test-kit';
import { remoteCounts, remoteObjects } from '../remote-objects';
import { BusyUser, Caller, Chance } from './deaths/busy-user';
import { comeToRest } from './deaths/come-to-rest';
import { Reaper } from './deaths/reaper';
import { onQueue } from './on-queue';

const SEED = Number(process.env['SWITCHYARD_DEATHS_SEED'] ?? Date.now() % 1_000_000);
/** A game of half a minute in every run: seeds differ from run to run. */
const USUAL_SECONDS = process.env['SWITCHYARD_TEST_FULL'] ? 60 : 30;
const SECONDS = Number(process.env['SWITCHYARD_DEATHS_SECONDS'] ?? USUAL_SECONDS);
const LONGER_MS = 120_000;
const USERS = ['Ada', 'Ben'];

interface Row {
  readonly name: string;
  readonly status: string;
}

const RUNNING = new Set(['ENABLED', 'Active']);

/** What is here, as a platform should show it. */
const remoteState = async (caller: Caller): Promise<object> => ({
  campaigns: (await caller.all<Row>('/campaigns'))
    .map(({ name, status }) => `${name} ${status === 'ENABLED'}`)
    .toSorted(),
  adGroups: (await caller.all<Row>('/ad-groups')).map(({ name }) => name).toSorted(),
  ads: (await caller.all('/ads')).length,
  keywords: (await caller.all('/keywords')).length,
});

const shown = async (system: System, connection: ConnectionMade): Promise<object> => {
  const { ad, keyword } = await remoteCounts(system, connection);
  const campaigns = (await remoteObjects(system, connection, 'campaign'))
    .map(({ name, status }) => `${name} ${RUNNING.has(status)}`)
    .toSorted();
  return {
    campaigns,
    adGroups: (await remoteObjects(system, connection, 'adGroup'))
      .map(({ name }) => name)
      .toSorted(),
    ads: ad,
    keywords: keyword,
  };
};

/** Until it is enough, each at its own pace. */
const keepGoing = async (
  isEnough: () => boolean,
  act: () => Promise<void>,
  pauseMs: () => number,
): Promise<void> => {
  while (!isEnough()) {
    await act();
    await wait(pauseMs());
  }
};

onQueue(
  (here) => {
    it(
      `1 processes die and freeze at random while people edit and sync (SWITCHYARD_DEATHS_SEED=${SEED}): the platforms hold what is here, each thing once`,
      async () => {
        const system = here();
        const party = await givenParty(system);
        const connections = Object.values(await givenConnections(party));
        const proxy = await ReadyProxy.before([system.apiUrl]);
        const caller = new Caller(proxy.url, party);
        const reaper = new Reaper(system, proxy, connections, new Chance(SEED));
        await reaper.begin(2);
        const users = USERS.map(
          (name, at) => new BusyUser(name, new Chance(SEED + at + 1), caller),
        );
        const [pauses, until] = [new Chance(SEED + 9), Date.now() + SECONDS * 1_000];
        // A busy machine takes long to start the next process that may die: the game goes on until
        // enough of them did.
        const isEnough = (): boolean =>
          Date.now() > until &&
          (Date.now() > until + LONGER_MS ||
            (reaper.killed.length > 2 && users.every(({ acts }) => acts > 10)));
        const people = users.map((user) =>
          keepGoing(
            isEnough,
            () => user.act(),
            () => 50 + pauses.below(300),
          ),
        );
        await Promise.all([
          ...people,
          keepGoing(
            isEnough,
            () => reaper.strike(),
            () => 200 + pauses.below(1_500),
          ),
        ]);
        await system.emulators.clearFaults();
        await comeToRest(caller);
        const [expected, google, microsoft] = [
          await remoteState(caller),
          ...(await Promise.all(connections.map((connection) => shown(system, connection)))),
        ];
        proxy.close();
        expect([google, microsoft]).toEqual([expected, expected]);
        expect([
          reaper.killed.every(({ signalCode }) => signalCode === 'SIGKILL'),
          reaper.killed.length > 2,
          users.every(({ acts }) => acts > 10),
        ]).toEqual([true, true, true]);
      },
      SECONDS * 1_000 + LONGER_MS + 200_000,
    );
  },
  () => Promise.resolve({ settings: { workers: 0 } }),
);
