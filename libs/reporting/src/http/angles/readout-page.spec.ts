import { readoutPage } from './readout-page';

it('gives every angle on one page, whatever their length', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((angleId) => ({ angleId }));
  for (const limit of [1, 2, 5, 9]) {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = readoutPage(all, { limit, ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...page.rows.map(({ angleId }) => angleId));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
  }
});
