import { ConversionBook } from './conversions';

const sale = (key: string, over = {}) => ({
  key,
  accountId: 'a',
  parentId: 'pixel',
  name: 'Purchase',
  event: { value: 1 },
  ...over,
});

describe('the book of conversions', () => {
  it('counts what has the same key once: the first wins', () => {
    const book = new ConversionBook();
    book.take(sale('1'), 0);
    book.take(sale('1', { event: { value: 2 } }), 10);
    book.take(sale('2'), 10);
    expect(book.objects({}).map(({ id, data }) => [id, data.event, data.received])).toEqual([
      ['conversion-1', { value: 1 }, 2],
      ['conversion-2', { value: 1 }, 1],
    ]);
  });

  it("counts a repetition again after the vendor's deduplication window", () => {
    const book = new ConversionBook(100);
    for (const now of [0, 100, 101]) book.take(sale('1'), now);
    expect(book.objects({}).map(({ data }) => data.received)).toEqual([2, 1]);
  });

  it('distinguishes them by kind and account', () => {
    const book = new ConversionBook();
    book.take(sale('1'), 0);
    book.take(sale('2', { accountId: 'b' }), 0);
    expect([
      book.objects({ kind: 'campaign' }).length,
      book.objects({ kind: 'conversion' }).length,
      book.objects({ accountId: 'b' }).length,
    ]).toEqual([0, 2, 1]);
  });
});
