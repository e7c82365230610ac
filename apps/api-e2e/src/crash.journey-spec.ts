import { finished, previewed, startSystem, synced, type System } from '@switchyard/test-kit';
import { dieAt, type Moment, momentsOf } from './faults/dying-workers';
import { expectExactlyOnce, givenSample, type Sample } from './faults/samples';

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

/**
 * The moment, counted from 1, at which Google has answered the first write and nothing of it is
 * recorded here.
 */
const afterFirstWrite = (moments: readonly Moment[]): number => {
  const ofGoogle = moments.filter(({ platform }) => platform === 'google-ads');
  const at = ofGoogle.findIndex(
    ({ what, about }) => what === 'after the answer' && about.includes('mutate'),
  );
  expect(at).toBeGreaterThanOrEqual(0);
  return at + 1;
};

const rename = ({ party, campaignId }: Sample, name: string) =>
  party.client.campaigns.update(campaignId, { name });

/** Kills the worker at its moment, starts another one, and expects the sync whole. */
const expectSurvived = async ({ party }: Sample, moment: number): Promise<void> => {
  const { planHash } = await previewed(party);
  await system.killWorkers();
  const syncId = await dieAt(party, planHash, 'google-ads', moment);
  await system.startWorker();
  expect((await finished(party, syncId, 120_000)).effectiveStatus).toBe('completed');
};

it('a worker killed after Google created and before we recorded it: nothing is created twice', async () => {
  const moment = afterFirstWrite(await momentsOf((await givenSample(system)).party));
  await system.startWorker();
  const sample = await givenSample(system);
  await expectSurvived(sample, moment);
  await expectExactlyOnce(sample);
}, 240_000);

it('a worker killed after Google updated and before we recorded it: the update is known and nothing is left', async () => {
  const [first, sample] = [await givenSample(system), await givenSample(system)];
  for (const { party } of [first, sample]) await synced(party);
  for (const one of [first, sample]) await rename(one, 'Another name');
  const moment = afterFirstWrite(await momentsOf(first.party));
  await system.startWorker();
  await expectSurvived(sample, moment);
  await expectExactlyOnce(sample);
  const remote = await system.emulators.objects({
    platform: 'google-ads',
    accountId: sample.connections['google-ads'].adAccount.externalAccountId,
  });
  expect(JSON.stringify(remote)).toContain('Another name');
}, 240_000);
