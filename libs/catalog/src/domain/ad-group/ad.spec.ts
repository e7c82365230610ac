import { refusedFor, sampleWorld } from '../../testing/sample-world';
import { type AdInput, createAd, reviseAd } from './ad';

const world = {
  ...sampleWorld(),
  stamps: { angles: new Set(['ang_1']), concepts: new Map<string, string>() },
};
const ad = (input: Partial<AdInput> = {}) =>
  createAd(
    'spc_1',
    'cmp_1',
    { adGroupId: 'adg_1', type: 'RESPONSIVE_SEARCH', finalUrl: 'https://example.com', ...input },
    world,
  );

describe('ads', () => {
  it('needs path1 before path2', () => {
    expect(refusedFor(() => ad({ path2: 'sale' }))).toEqual(['NOT_ALLOWED /path2']);
    expect(
      refusedFor(() => reviseAd(ad({ path1: 'shoes', path2: 'sale' }), { path1: null }, world)),
    ).toEqual(['NOT_ALLOWED /path2']);
    expect(ad({ path1: 'shoes', path2: 'sale' })).toMatchObject({ path1: 'shoes', path2: 'sale' });
  });

  it('keeps who set the stamp', () => {
    expect(ad().stampProvenance).toBeNull();
    const stamped = ad({ angleId: 'ang_1' });
    expect(stamped.stampProvenance).toBe('user');
    expect(reviseAd(stamped, { angleId: null }, world).stampProvenance).toBeNull();
  });

  it('is the same ad when nothing changes', () => {
    const row = ad({ headlines: [{ text: 'One', pinned: 1 }, { text: 'Two' }] });
    expect(reviseAd(row, { headlines: [{ text: 'One', pinned: 1 }, { text: 'Two' }] }, world)).toBe(
      row,
    );
  });
});
