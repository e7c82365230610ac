import { eachSeed, LONGEST_WALK_MS, readWalkSettings } from './each-seed';
import { Walk } from './walk';
import { WalkEnvironment } from './world/environment';

const { firstSeed } = readWalkSettings();
const AGAIN = 150;

let environment: WalkEnvironment;
/** What the first walk of a process is like: later ones must find nothing of earlier ones. */
let fresh: readonly string[];
beforeAll(async () => {
  environment = await WalkEnvironment.open();
  fresh = (await new Walk(environment, firstSeed, AGAIN).run()).trace;
}, LONGEST_WALK_MS);
afterAll(() => environment?.close());

describe('users, hand edits, faults and dying workers in any order', () => {
  eachSeed('the second', () => environment);

  it(
    'go the same way again with the same seed',
    async () => {
      expect((await new Walk(environment, firstSeed, AGAIN).run()).trace).toEqual(fresh);
      expect((await new Walk(environment, firstSeed + 1, AGAIN).run()).trace).not.toEqual(fresh);
    },
    LONGEST_WALK_MS,
  );
});
