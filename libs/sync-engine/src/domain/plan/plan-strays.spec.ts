import { digestOf } from '@switchyard/kernel';
import { planPart } from './plan-part';
import { address, brief, input, settled, type Row } from './testing/given';
import type { Stray } from './words';

const stray = (entity: 'campaign' | 'adGroup' | 'keyword', id: string, parentId: string | null): Stray => ({
  address: address(entity, id), parentId, parentRemoteId: parentId && `r-${parentId}`, name: id, campaignType: 'SEARCH', remoteId: `r-${id}`, attributes: { name: id },
});
const plan = (rows: readonly Row[], strays: readonly Stray[]) => planPart(input(rows, { strays }));
const BELOW = [stray('keyword', 'kwd_9', 'adg_9'), stray('adGroup', 'adg_9', 'cmp_1')];

describe('what a create with a lost answer made', () => {
  it('is removed when nobody wants it any more, the topmost only', () => {
    const { changes } = plan([settled('campaign', 'cmp_1')], BELOW);
    expect(brief(changes)).toEqual(['remove adg_9 name:"adg_9">null']);
    expect(changes[0]).toMatchObject({ remoteId: 'r-adg_9', parentRemoteId: 'r-cmp_1', seenDigest: digestOf({ name: 'adg_9' }) });
  });

  it('is removed with nothing else left of the campaign', () => {
    expect(brief(plan([], [...BELOW, stray('campaign', 'cmp_1', null)]).changes)).toEqual(['remove cmp_1 name:"cmp_1">null']);
  });

  it('goes with its parent', () => {
    const going: Row = { ...settled('campaign', 'cmp_1'), want: undefined };
    expect(brief(plan([going], BELOW).changes)).toEqual(['remove cmp_1 name:"cmp_1">null']);
  });

  it('is left alone below what vanished', () => {
    expect(plan([{ ...settled('campaign', 'cmp_1'), seen: undefined }], BELOW).changes).toEqual([]);
  });

  it('is no stray when it is wanted', () => {
    const want: Row = { entity: 'adGroup', id: 'adg_9', want: { name: 'adg_9' } };
    expect(brief(plan([settled('campaign', 'cmp_1'), want], [stray('adGroup', 'adg_9', 'cmp_1')]).changes)).toEqual(['create adg_9 name:null>"adg_9"']);
  });
});
