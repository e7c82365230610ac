import { Terminal } from './terminal';

describe('a wait of the console output', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const plain = () => {
    const lines: string[] = [];
    return { lines, terminal: new Terminal(false, (text) => lines.push(text.trimEnd())) };
  };
  const lasting = (milliseconds: number) => () =>
    new Promise<string>((done) => {
      setTimeout(() => done('done'), milliseconds);
    });

  it('says what is waited for as soon as it lasts longer than two seconds', async () => {
    const { lines, terminal } = plain();
    const wait = terminal.waitFor('the networks', lasting(60_000));
    await jest.advanceTimersByTimeAsync(2_100);
    expect(lines).toEqual(['..  waiting for the networks']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([await wait, lines.length]).toEqual(['done', 1]);
  });

  it('says nothing when it is shorter', async () => {
    const { lines, terminal } = plain();
    const wait = terminal.waitFor('the networks', lasting(1_900));
    await jest.advanceTimersByTimeAsync(5_000);
    expect([await wait, lines]).toEqual(['done', []]);
  });

  it('says what the state is by then', async () => {
    const { lines, terminal } = plain();
    let sent = 0;
    const wait = terminal.waitFor(() => `${sent} of 9`, lasting(3_000));
    sent = 7;
    await jest.advanceTimersByTimeAsync(3_000);
    await wait;
    expect(lines).toEqual(['..  waiting for 7 of 9']);
  });

  it('lets a failure through', async () => {
    const { lines, terminal } = plain();
    const wait = terminal.waitFor('the networks', () => Promise.reject(new Error('away')));
    await expect(wait).rejects.toThrow('away');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(lines).toEqual([]);
  });
});
