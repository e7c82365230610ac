import { Logger } from '@nestjs/common';
import type { Database } from '@switchyard/db-kit';
import { DatabaseWatch } from './database-watch';

/** What is logged while the database is there or not, one look after another. */
const loggedWhile = async (answers: readonly boolean[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  const note =
    (level: string) =>
    (...[first]: readonly unknown[]) =>
      void lines.push(`${level} ${typeof first}`);
  const spies = (['error', 'log'] as const).map((level) =>
    jest.spyOn(Logger.prototype, level).mockImplementation(note(level)),
  );
  const left = [...answers];
  const watch = new DatabaseWatch({
    canWrite: () => Promise.resolve(left.shift()!),
  } as unknown as Database);
  for (const _answer of answers) await watch.look();
  for (const spy of spies) spy.mockRestore();
  return lines;
};

describe('the watch over the database', () => {
  it('is silent while the database is there', async () => {
    expect(await loggedWhile([true, true])).toEqual([]);
  });

  it('reports once that it is away and once that it is back, each time', async () => {
    expect(await loggedWhile([true, false, false, false, true, true])).toEqual([
      'error string',
      'log object',
    ]);
    expect(await loggedWhile([false, true, false, true])).toHaveLength(4);
  });
});
