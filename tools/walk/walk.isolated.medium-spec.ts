import { eachSeed, LONGEST_WALK_MS } from './each-seed';
import { WalkEnvironment } from './world/environment';

let environment: WalkEnvironment;
beforeAll(async () => void (environment = await WalkEnvironment.open()), LONGEST_WALK_MS);
afterAll(() => environment?.close());

describe('users, hand edits, faults and dying workers in any order', () => {
  eachSeed('the first', () => environment);
});
