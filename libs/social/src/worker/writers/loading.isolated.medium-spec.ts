import { writerRequest } from '../../testing/writers/writer-request';

describe("the vendors' packages", () => {
  const loaded: string[] = [];
  beforeAll(() => {
    for (const name of ['openai', '@anthropic-ai/sdk']) {
      jest.doMock(name, () => {
        loaded.push(name);
        return {};
      });
    }
  });
  afterAll(() => jest.dontMock('openai').dontMock('@anthropic-ai/sdk'));

  it('are loaded by the first request to their vendor', async () => {
    const { createWriter } = await import('./settings.js');
    const { signal } = new AbortController();
    await createWriter({ writer: 'embedded' }).write(writerRequest(), signal);
    const model = { url: 'http://127.0.0.1:9', model: 'm', key: 'k' };
    const writers = (['openai', 'anthropic'] as const).map((writer) =>
      createWriter({ writer, ...model }),
    );
    expect(loaded).toEqual([]);
    for (const writer of writers) {
      await writer.write(writerRequest(), signal).catch(() => undefined);
    }
    expect(loaded).toEqual(['openai', '@anthropic-ai/sdk']);
  });
});
