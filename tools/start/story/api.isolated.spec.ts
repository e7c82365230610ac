import { Terminal } from '../terminal';
import { Api, StepFailed, until } from './api';

const output = () => {
  const lines: string[] = [];
  return { lines, terminal: new Terminal(false, (text) => lines.push(text.trimEnd())) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a state that the story waits for', () => {
  it('asks for the round at once, and again while it is not reached', async () => {
    const { lines, terminal } = output();
    let asked = 0;
    const reached = until(terminal, {
      what: (seen) => `the third round, not the round ${seen}`,
      look: () => Promise.resolve(asked),
      isReached: (seen) => seen === 4,
      ask: () => Promise.resolve(void (asked += 1)),
    });
    await jest.advanceTimersByTimeAsync(100);
    expect(asked).toBe(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect([await reached, lines]).toEqual([
      4,
      ['..  waiting for the third round, not the round 2'],
    ]);
  });

  it('asks for nothing when it is reached already', async () => {
    const { terminal } = output();
    const ask = () => Promise.reject(new Error('nothing to ask for'));
    const expected = { what: () => '', look: () => Promise.resolve(1), isReached: () => true };
    expect(await until(terminal, { ...expected, ask })).toBe(1);
  });

  it('fails after two minutes and says what was missing', async () => {
    const { terminal } = output();
    const failed = until(terminal, {
      what: () => 'a verdict',
      look: () => Promise.resolve('pending'),
      isReached: () => false,
    }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(121_000);
    const error = await failed;
    expect(error).toBeInstanceOf(StepFailed);
    expect((error as Error).message).toContain('a verdict');
  });
});

describe('a request over the rate limit', () => {
  it('is repeated when the limit allows it, and the wait says so', async () => {
    const { lines, terminal } = output();
    const answers = [
      new Response('{}', { status: 429, headers: { 'retry-after': '42' } }),
      new Response('{"data":"there"}', { status: 200 }),
    ];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answers.shift()!));
    const answer = new Api('http://127.0.0.1:1', 'token', terminal).get('/me');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(lines).toEqual([
      '..  waiting for the rate limit of this token: it takes requests again in 42 s',
    ]);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(await answer).toBe('there');
  });

  it('that is not answered says what it waits for', async () => {
    const { lines, terminal } = output();
    jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    void new Api('http://127.0.0.1:1', 'token', terminal).get('/me');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(lines).toEqual(['..  waiting for the answer to GET /me']);
  });
});
