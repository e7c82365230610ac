import { runAll, type Stage } from './schedule.mjs';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  weight: 1,
  after: [],
  ...more,
});

/** Runs them with a width of 2, each until it is ended by its name; who ran at each moment. */
const watch = (stages: readonly Stage[]) => {
  const ends = new Map<string, () => void>();
  const run = ({ name }: Stage): Promise<void> =>
    new Promise<void>((end) => void ends.set(name, end)).then(() => void ends.delete(name));
  const all = runAll(stages, 2, run);
  return {
    all,
    running: (): string => [...ends.keys()].join(' '),
    end: async (name: string): Promise<string> => {
      ends.get(name)?.();
      await new Promise((done) => setImmediate(done));
      return [...ends.keys()].join(' ');
    },
  };
};

describe('the stages of .ci/run', () => {
  it('run in the order of the list, two at once', async () => {
    const stages = watch([stage('a'), stage('b'), stage('c')]);
    expect(stages.running()).toBe('a b');
    expect(await stages.end('b')).toBe('a c');
    expect(await stages.end('a')).toBe('c');
    await stages.end('c');
    await stages.all;
  });

  it('run beside one another as far as their weights fit', () => {
    const light = { weight: 0.5 };
    const stages = [stage('a', light), stage('b'), stage('heavy'), stage('c', light)];
    expect(watch(stages).running()).toBe('a b c');
  });

  it('run alone when they weigh more than there is', async () => {
    const stages = watch([stage('a'), stage('heavy', { weight: 3 }), stage('b')]);
    expect([stages.running(), await stages.end('a')]).toEqual(['a b', 'b']);
    expect(await stages.end('b')).toBe('heavy');
    await stages.end('heavy');
    await stages.all;
  });

  it('wait for what they need, however it ended', async () => {
    const stages = watch([stage('a'), stage('b', { after: ['a'] }), stage('c')]);
    expect(stages.running()).toBe('a c');
    expect(await stages.end('a')).toBe('c b');
  });

  it('never run beside one that holds the same alone', async () => {
    const stages = watch([stage('a', { alone: 'x' }), stage('b', { alone: 'x' }), stage('c')]);
    expect(stages.running()).toBe('a c');
    expect(await stages.end('a')).toBe('c b');
  });

  it('are refused when one waits for what does not come before it', async () => {
    const stages = [stage('a', { after: ['b'] }), stage('b')];
    await expect(runAll(stages, 2, () => Promise.resolve())).rejects.toThrow('a waits for');
  });
});
