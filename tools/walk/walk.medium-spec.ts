import { appendFileSync } from 'node:fs';
import { Stage } from './world/stage';
import { Walk, type WalkResult } from './walk';
import { readWalkSettings } from './walk-settings';

const { firstSeed, seeds, steps, log } = readWalkSettings();
const SHOWN = 60;
const AGAIN = 150;
/** A walk that is given up goes on beside the next one and spoils it: on a machine that is busy to the limit it is waited for. */
const LONGEST = 1_200_000;

let stage: Stage;
/** What the first walk of a process is like: later ones must find nothing of earlier ones. */
let fresh: readonly string[];
beforeAll(async () => {
  stage = await Stage.open();
  fresh = (await new Walk(stage, firstSeed, AGAIN).run()).trace;
}, LONGEST);
afterAll(() => stage?.close());

const report = ({ seed, wrong, trace }: WalkResult): string =>
  [...wrong, '', ...trace.filter((line) => !/ (reaches for|hears of|timer|starts|comes|thinks)/.test(line)), '', ...trace.slice(-SHOWN), '', `again: SWITCHYARD_WALK_SEED=${seed} SWITCHYARD_WALK_STEPS=${steps} npm test -- tools/walk`].join('\n');

describe('users, hand edits, faults and dying workers in any order', () => {
  it.each(Array.from({ length: seeds }, (_, at) => firstSeed + at))('come to rest in agreement, and nothing was doubled, lost or spent on the way (seed %i)', async (seed) => {
    const result = await new Walk(stage, seed, steps).run();
    if (log !== undefined) appendFileSync(log, result.wrong.length > 0 ? `seed ${seed} FAILED\n${report(result)}\n` : `seed ${seed} passed, ${result.steps} steps\n`);
    if (result.wrong.length > 0) throw new Error(report(result));
    expect(result.steps).toBeGreaterThan(steps);
  }, LONGEST);

  it('go the same way again with the same seed', async () => {
    expect((await new Walk(stage, firstSeed, AGAIN).run()).trace).toEqual(fresh);
    expect((await new Walk(stage, firstSeed + 1, AGAIN).run()).trace).not.toEqual(fresh);
  }, LONGEST);
});
