import { eventually, startSystem, type System } from '@switchyard/test-kit';
import { ownerSql } from './system-probes';

let system: System;
beforeAll(async () => {
  system = await startSystem();
}, 120_000);
afterAll(() => system?.stop());

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly reason: string;
}

const list = async (...more: readonly string[]): Promise<readonly Shown[]> =>
  (await system.command<{ work: readonly Shown[] }>('work', 'list', ...more)).printed.work;
const show = (id: string) => system.command<{ work: Shown }>('work', 'show', id);

it('shows work that no version of the worker can do, gives it up and takes it up again', async () => {
  await ownerSql(
    system,
    `insert into work.promised (id, queue, kind, space_id, account_id) values ('w-1', 'syncs', 'of-tomorrow', 'spc_1', 'acc_1')`,
    [],
  );
  const failing = await eventually(async () => {
    const found = await list('--kind', 'of-tomorrow', '--state', 'failing');
    expect(found).toHaveLength(1);
    return found;
  }, 30_000);
  expect(failing).toMatchObject([{ id: 'w-1', reason: expect.stringContaining('it failed') }]);

  await system.command('work', 'discard', 'w-1', '--reason', 'nothing does it');
  expect((await show('w-1')).printed.work).toMatchObject({
    state: 'dead',
    reason: 'discarded: nothing does it',
  });

  await system.command('work', 'retry', 'w-1');
  await eventually(
    async () => expect((await show('w-1')).printed.work?.state).toBe('failing'),
    30_000,
  );
  await system.command('work', 'discard', 'w-1', '--reason', 'nothing does it');
  await system.command('work', 'discard', 'w-1', '--reason', 'nothing does it');
  const { code, printed } = await show('w-1');
  expect([code, printed]).toMatchObject(['1', { error: { code: 'NOT_FOUND' } }]);
}, 120_000);

it.each([
  ['an unknown state', ['list', '--state', 'tired'], '/state'],
  ['no reason', ['discard', 'w-2'], '--reason'],
  ['no id', ['retry'], 'id'],
])('refuses %s', async (_what, args, named) => {
  const { code, printed } = await system.command<{ error: { code: string } }>('work', ...args);
  expect([code, JSON.stringify(printed)]).toEqual(['1', expect.stringContaining(named)]);
});
