import { eachSeed, LONGEST_WALK_MS } from './each-seed';
import { Stage } from './world/stage';

let stage: Stage;
beforeAll(async () => void (stage = await Stage.open()), LONGEST_WALK_MS);
afterAll(() => stage?.close());

describe('users, hand edits, faults and dying workers in any order', () => {
  eachSeed('the first', () => stage);
});
