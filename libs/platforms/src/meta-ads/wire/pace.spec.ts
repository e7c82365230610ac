import { scriptedGraph } from '../testing/scripted-graph';
import { Pace } from './pace';

it('lets a hundred changes of an account go at once and makes the next wait; another account does not wait', async () => {
  const { io, sleeps } = scriptedGraph();
  const pace = new Pace();
  for (const account of ['1', '1', '2', '1']) await pace.keep(account, 50, io, async () => {});
  expect(sleeps).toEqual([1_100]);
});
