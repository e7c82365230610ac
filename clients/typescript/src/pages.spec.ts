import { clientAnswered, failureOf } from './testing/fake-api.js';

const pageOf = (ids: readonly string[], nextCursor: string | null) => ({
  body: { data: ids.map((id) => ({ id })), meta: { nextCursor } },
});
const three = [pageOf(['a', 'b'], 'one'), pageOf([], 'two'), pageOf(['c'], null)];
const idOf = ({ id }: { readonly id: string }): string => id;

describe('a list', () => {
  it('gives every item of every page', async () => {
    const { client, sent } = clientAnswered(three);
    const ids: string[] = [];
    for await (const { id } of client.campaigns.list({ q: 'x' })) ids.push(id);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?q=x',
      '?q=x&cursor=one',
      '?q=x&cursor=two',
    ]);
  });

  it('asks for no more pages than the limit needs', async () => {
    const { client, sent } = clientAnswered(three);
    expect((await client.campaigns.list().toArray({ limit: 2 })).map(idOf)).toEqual(['a', 'b']);
    expect(sent).toHaveLength(1);
  });

  it('is its first page when it is awaited, from which the next follows', async () => {
    const { client } = clientAnswered(three);
    const first = await client.campaigns.list();
    const last = await (await first.next())?.next();
    expect([first.data.map(idOf), last?.data.map(idOf), last?.hasNext]).toEqual([
      ['a', 'b'],
      ['c'],
      false,
    ]);
    expect(await last?.next()).toBeUndefined();
  });

  it('sends nothing before it is used, and the first page once', async () => {
    const { client, sent } = clientAnswered([pageOf(['a'], null)]);
    const list = client.campaigns.list();
    await Promise.resolve();
    expect(sent).toEqual([]);
    await list;
    expect((await list.toArray()).map(idOf)).toEqual(['a']);
    expect(sent).toHaveLength(1);
  });

  it('ends with an error when the same page is named twice', async () => {
    const { client } = clientAnswered([pageOf(['a'], 'x'), pageOf(['a'], 'x'), pageOf(['a'], 'x')]);
    expect(await failureOf(client.campaigns.list().toArray())).toMatchObject({
      name: 'SwitchyardError',
    });
  });
});
