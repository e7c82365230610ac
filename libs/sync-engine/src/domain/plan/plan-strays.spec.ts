import { digestOf } from '@switchyard/kernel';
import type { Attributes } from '@switchyard/platforms';
import { appliedAfter } from './attributes-after';
import { planPart } from './plan-part';
import { address, brief, input, settled, type Row } from './testing/given';
import type { Stray } from './words';

const stray = (
  entity: 'campaign' | 'adGroup' | 'keyword',
  id: string,
  parentId: string | null,
  applied: Attributes = { name: id },
  attributes: Attributes = applied,
): Stray => ({
  address: address(entity, id),
  parentId,
  parentRemoteId: parentId && `r-${parentId}`,
  name: id,
  campaignType: 'SEARCH',
  remoteId: `r-${id}`,
  applied,
  attributes,
});
const plan = (rows: readonly Row[], strays: readonly Stray[]) => planPart(input(rows, { strays }));
const BELOW = [stray('keyword', 'kwd_9', 'adg_9'), stray('adGroup', 'adg_9', 'cmp_1')];

describe('what a create with a lost answer made', () => {
  it('is removed when nobody wants it any more, the topmost only', () => {
    const { changes } = plan([settled('campaign', 'cmp_1')], BELOW);
    expect(brief(changes)).toEqual(['remove adg_9 name:"adg_9">null']);
    expect(changes[0]).toMatchObject({
      remoteId: 'r-adg_9',
      parentRemoteId: 'r-cmp_1',
      seenDigest: digestOf({ name: 'adg_9' }),
    });
  });

  it('is removed with nothing else left of the campaign', () => {
    expect(brief(plan([], [...BELOW, stray('campaign', 'cmp_1', null)]).changes)).toEqual([
      'remove cmp_1 name:"cmp_1">null',
    ]);
  });

  it('goes with its parent', () => {
    const going: Row = { ...settled('campaign', 'cmp_1'), want: undefined };
    expect(brief(plan([going], BELOW).changes)).toEqual(['remove cmp_1 name:"cmp_1">null']);
  });

  it('is left alone below what vanished', () => {
    expect(plan([{ ...settled('campaign', 'cmp_1'), seen: undefined }], BELOW).changes).toEqual([]);
  });
});

describe('what a create with a lost answer made and is wanted', () => {
  const group = (want: Attributes, more: Partial<Row> = {}): readonly Row[] => [
    settled('campaign', 'cmp_1'),
    { entity: 'adGroup', id: 'adg_9', want, ...more },
  ];
  const found = (applied: Attributes, seen: Attributes) => [
    stray('adGroup', 'adg_9', 'cmp_1', applied, seen),
  ];
  const SENT = { name: 'Bread', maxCpcMicros: 500, devices: ['DESKTOP', 'MOBILE'] };

  it('is bound by the plan, and not made again', () => {
    const { changes, drift } = plan(group(SENT), found(SENT, SENT));
    expect([
      brief(changes),
      drift,
      changes.map((change) => [change.remoteId, appliedAfter(change, null)]),
    ]).toEqual([['import adg_9'], [], [['r-adg_9', SENT]]]);
  });

  it('takes over a value that somebody set since, and leaves one of money to be decided', () => {
    const { changes, drift } = plan(
      group(SENT),
      found(SENT, { ...SENT, name: 'By hand', maxCpcMicros: 900 }),
    );
    expect([
      brief(changes),
      drift.map(({ field, applied, local, remote }) => [field, applied, local, remote]),
    ]).toEqual([['import adg_9 name:"Bread">"By hand"'], [['maxCpcMicros', 500, 500, 900]]]);
    expect(appliedAfter(changes[0]!, null)).toEqual({ ...SENT, name: 'By hand' });
  });

  it('leaves all that somebody set on one of several platforms to be decided', () => {
    const { changes, drift } = plan(
      group(SENT, { desired: { shared: true } }),
      found(SENT, { ...SENT, name: 'By hand' }),
    );
    expect([brief(changes), drift.map(({ field }) => field)]).toEqual([['import adg_9'], ['name']]);
  });

  it('is sent what was changed here since', () => {
    const { changes } = plan(group({ ...SENT, name: 'Rolls' }), found(SENT, SENT));
    expect(brief(changes)).toEqual(['import adg_9', 'update adg_9 name:"Bread">"Rolls"']);
  });

  it('is sent what never arrived', () => {
    const { changes, drift } = plan(
      group(SENT),
      found(SENT, { name: 'Bread', maxCpcMicros: null, devices: ['MOBILE'] }),
    );
    expect([brief(changes), drift]).toEqual([
      [
        'import adg_9',
        'update adg_9 devices:["MOBILE"]>["DESKTOP","MOBILE"] maxCpcMicros:null>500',
      ],
      [],
    ]);
  });

  it('goes below a campaign that is found again with it', () => {
    const rows: readonly Row[] = ['campaign', 'adGroup', 'ad'].map(
      (entity, at) =>
        ({ entity, id: ['cmp_1', 'adg_1', 'ad_1'][at]!, want: { name: entity } }) as Row,
    );
    const { changes } = plan(rows, [
      stray('campaign', 'cmp_1', null, { name: 'campaign' }),
      stray('adGroup', 'adg_1', 'cmp_1', { name: 'adGroup' }),
    ]);
    expect(changes.map(({ action, parentRemoteId }) => [action, parentRemoteId])).toEqual([
      ['import', null],
      ['import', 'r-cmp_1'],
      ['create', 'r-adg_1'],
    ]);
  });

  it('is a binding only once the plan is applied: what a trigger compares knows nothing of it', () => {
    const bare = plan(group(SENT), []);
    expect(plan(group(SENT), found(SENT, SENT)).basis).toMatchObject({
      bindings: bare.basis.bindings,
      desired: bare.basis.desired,
    });
    expect(plan(group(SENT), found(SENT, SENT)).basis.observed).not.toBe(bare.basis.observed);
  });
});
