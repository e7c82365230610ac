import { refusedFor, sampleWorld } from '../../testing/sample-world';
import { createKeyword, type KeywordInput, keywordKey, reviseKeyword } from './keyword';

const world = { ...sampleWorld(), currency: 'EUR' };
const shoes = (input: Partial<KeywordInput> = {}) =>
  createKeyword(
    'spc_1',
    'cmp_1',
    { adGroupId: 'adg_1', text: 'running shoes', matchType: 'PHRASE', ...input },
    world,
  );

describe('keywords', () => {
  it.each([['  Running   SHOES '], ['running\tshoes'], ['RUNNING SHOES']])(
    'takes %j for "running shoes"',
    (text) => {
      expect(keywordKey(text)).toBe('running shoes');
    },
  );

  it('takes composed and decomposed letters for the same', () => {
    expect(keywordKey('cafe\u0301')).toBe(keywordKey('caf\u00e9'));
  });

  it('keeps the text as it was written', () => {
    expect(shoes({ text: 'Running  Shoes' })).toMatchObject({
      text: 'Running  Shoes',
      textKey: 'running shoes',
      status: 'ENABLED',
      negative: false,
      maxCpcMicros: null,
    });
  });

  it('refuses blank text, bids too fine for the currency, and bids on what must not show', () => {
    expect(refusedFor(() => shoes({ text: '   ' }))).toEqual(['TOO_SHORT /text']);
    expect(refusedFor(() => shoes({ maxCpc: 0.005 }))).toEqual(['TOO_PRECISE /maxCpc']);
    expect(refusedFor(() => shoes({ maxCpc: 1, negative: true }))).toEqual(['NOT_ALLOWED /maxCpc']);
  });

  it('changes its match type, and nothing when nothing changes', () => {
    const row = shoes();
    expect(reviseKeyword(row, { matchType: 'EXACT' }, world)).toMatchObject({
      id: row.id,
      matchType: 'EXACT',
    });
    expect(reviseKeyword(row, { matchType: 'PHRASE', maxCpc: null }, world)).toBe(row);
  });
});
