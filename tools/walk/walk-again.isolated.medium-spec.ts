import { eachSeed, LONGEST_WALK_MS } from './each-seed';
import { Walk } from './walk';
import { readWalkSettings } from './walk-settings';
import { Stage } from './world/stage';

const { firstSeed } = readWalkSettings();
const AGAIN = 150;

let stage: Stage;
/** What the first walk of a process is like: later ones must find nothing of earlier ones. */
let fresh: readonly string[];
beforeAll(async () => {
  stage = await Stage.open();
  fresh = (await new Walk(stage, firstSeed, AGAIN).run()).trace;
}, LONGEST_WALK_MS);
afterAll(() => stage?.close());

describe('users, hand edits, faults and dying workers in any order', () => {
  eachSeed('the second', () => stage);

  it(
    'go the same way again with the same seed',
    async () => {
      expect((await new Walk(stage, firstSeed, AGAIN).run()).trace).toEqual(fresh);
      expect((await new Walk(stage, firstSeed + 1, AGAIN).run()).trace).not.toEqual(fresh);
    },
    LONGEST_WALK_MS,
  );
});
