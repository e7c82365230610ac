import type { Attributes } from '@switchyard/platforms';
import { appliedAfter } from './attributes-after';
import { planPart } from './plan-part';
import { address, brief, input, settled, type Row } from './testing/given';
import type { Stray } from './words';

const LOCAL = { name: 'Bread', maxCpcMicros: 500, devices: ['DESKTOP', 'MOBILE'] };

/** An object with our mark, of whose create this database knows nothing. */
const ours = (
  entity: 'campaign' | 'adGroup',
  id: string,
  attributes: Attributes = LOCAL,
  remoteId = `r-${id}`,
): Stray => ({
  address: address(entity, id),
  parentId: entity === 'campaign' ? null : 'cmp_1',
  parentRemoteId: entity === 'campaign' ? null : 'r-cmp_1',
  name: id,
  campaignType: 'SEARCH',
  remoteId,
  applied: LOCAL,
  attributes,
  isUnrecorded: true,
});
const plan = (rows: readonly Row[], strays: readonly Stray[]) => planPart(input(rows, { strays }));
const wanted = (more: Partial<Row> = {}): readonly Row[] => [
  settled('campaign', 'cmp_1'),
  { entity: 'adGroup', id: 'adg_9', want: LOCAL, ...more },
];

describe('an object with our mark whose create is not recorded here', () => {
  it('is bound, not made again, and the plan says so', () => {
    const { changes, drift, warnings } = plan(wanted(), [ours('adGroup', 'adg_9')]);
    expect([brief(changes), drift, changes[0]?.remoteId]).toEqual([
      ['import adg_9'],
      [],
      'r-adg_9',
    ]);
    expect(warnings).toEqual([
      expect.objectContaining({ code: 'FOUND_OURS', address: address('adGroup', 'adg_9') }),
    ]);
  });

  it('keeps what it lacks or has otherwise as drift: nothing is sent over it', () => {
    const held = { name: 'Bread', maxCpcMicros: 900, devices: ['MOBILE'] };
    const { changes, drift } = plan(wanted({ desired: { shared: true } }), [
      ours('adGroup', 'adg_9', held),
    ]);
    expect(brief(changes)).toEqual(['import adg_9']);
    expect(drift.map(({ field, local, remote }) => [field, local, remote])).toEqual([
      ['devices', ['DESKTOP', 'MOBILE'], ['MOBILE']],
      ['maxCpcMicros', 500, 900],
    ]);
    expect(appliedAfter(changes[0]!, null)).toEqual(LOCAL);
  });

  it('replaces a binding to an object that is gone', () => {
    const outdated = wanted({ applied: LOCAL });
    const { changes, missing, basis } = plan(outdated, [
      ours('adGroup', 'adg_9', LOCAL, 'r-newer'),
    ]);
    expect([brief(changes), changes[0]?.remoteId, missing]).toEqual([
      ['import adg_9'],
      'r-newer',
      [],
    ]);
    expect(basis.bindings).toBe(plan(outdated, []).basis.bindings);
  });

  it('is no concern while what is bound is there', () => {
    const bound = wanted({ applied: LOCAL, seen: LOCAL });
    expect(plan(bound, [ours('adGroup', 'adg_9', LOCAL, 'r-newer')]).changes).toEqual([]);
  });
});
