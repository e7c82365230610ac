import { digestOf } from '@switchyard/kernel';
import type { BasisPart, PlanPart } from '../planning/plan';
import { planPart } from '../planning/plan-part';
import { desired, input, type Row, inSync } from '../testing/given-plan';
import { bindingsSide, desiredSide } from './basis';
import { changedSince, staleParts } from './imprint';
import { byPart, PlanHash, type PlanSubject } from './plan-hash';

const ROWS: readonly Row[] = [
  inSync('campaign', 'cmp_1', {
    name: 'Ä "quoted"',
    budgetMicros: 1.5,
    geoTargets: [{ b: 1, a: [true, null] }],
  }),
  inSync('adGroup', 'adg_1'),
  {
    entity: 'keyword',
    id: 'kwd_1',
    want: { text: 'red' },
    applied: { text: 'blue', odd: 1 },
    seen: { odd: 1, text: 'green' },
  },
  { entity: 'ad', id: 'ad_1', want: { headlines: ['x'] } },
];

describe('the digests of a part', () => {
  const part = planPart(input(ROWS));
  const { desired: wants, bindings } = input(ROWS);

  it('are SHA-256 of the RFC 8785 text of basis and changes', () => {
    expect(part.digest).toBe(digestOf({ basis: part.basis, changes: part.changes }));
  });

  it('cover every member of the wanted rows', () => {
    const rows = ['cmp_1', 'adg_1', 'ad_1', 'kwd_1'].map((id) =>
      wants.find((each) => each.address.id === id)!,
    );
    expect(part.basis.desired).toBe(
      digestOf(
        rows.map(({ address, ...row }) => ({ ...row, entity: address.entity, id: address.id })),
      ),
    );
  });

  it('are what a trigger computes from the rows alone', () => {
    expect([part.basis.desired, part.basis.bindings]).toEqual([
      desiredSide(wants.toReversed()).digest,
      bindingsSide(bindings.toReversed()).digest,
    ]);
    expect(part.imprint).toEqual({
      desired: desiredSide(wants).imprint,
      bindings: bindingsSide(bindings).imprint,
    });
  });

  it('are never empty, and of nothing too', () => {
    expect(planPart(input([])).basis.desired).toBe(digestOf([]));
  });

  it('change for the side that changed', () => {
    const after = (row: Partial<Row>) =>
      planPart(input([{ ...ROWS[0]!, ...row }, ...ROWS.slice(1)]));
    expect(staleParts([part.basis], [after({ want: { name: 'b' } }).basis])).toMatchObject([
      { moved: ['desired'] },
    ]);
    expect(staleParts([part.basis], [after({ seen: { name: 'b' } }).basis])).toMatchObject([
      { moved: ['observed'] },
    ]);
    expect(
      staleParts([part.basis], [after({ binding: { state: 'tainted' } }).basis]),
    ).toMatchObject([{ moved: ['bindings'] }]);
    expect(staleParts([part.basis], [after({}).basis])).toEqual([]);
  });
});

describe('stale parts', () => {
  const basis = (campaignId: string, text = 'x'): BasisPart => ({
    platform: 'google-ads',
    campaignId,
    desired: text,
    bindings: 'b',
    observed: 'o',
  });

  it('name an added and a removed campaign', () => {
    expect(staleParts([basis('cmp_1')], [basis('cmp_2')])).toEqual(
      ['cmp_1', 'cmp_2'].map((campaignId) => ({
        platform: 'google-ads',
        campaignId,
        moved: ['desired', 'bindings', 'observed'],
      })),
    );
  });
});

describe('what changed since', () => {
  const imprint = (rows: readonly Row[]) => desiredSide(input(rows).desired).imprint;

  it('names the changed objects and fields', () => {
    const edited: Row = {
      ...ROWS[0]!,
      want: { ...ROWS[0]!.want, budgetMicros: 2, endDate: '2030-01-01' },
    };
    expect(changedSince(imprint(ROWS), imprint([edited, ...ROWS.slice(1)]))).toEqual([
      { entity: 'campaign', id: 'cmp_1', fields: ['budgetMicros', 'endDate'] },
    ]);
  });

  it('names added and removed objects with all their fields', () => {
    const keyword: Row = {
      entity: 'keyword',
      id: 'kwd_2',
      want: { text: 'new', status: 'ENABLED' },
    };
    expect(changedSince(imprint(ROWS), imprint([...ROWS.slice(0, 3), keyword]))).toEqual([
      { entity: 'ad', id: 'ad_1', fields: ['headlines'] },
      { entity: 'keyword', id: 'kwd_2', fields: ['status', 'text'] },
    ]);
  });

  it('lists a policy and a set of platforms that changed', () => {
    const [before, after] = [
      desired('campaign', 'cmp_1', {}),
      desired('campaign', 'cmp_1', {}, { driftPolicy: 'LOCAL_WINS', shared: true }),
    ];
    expect(changedSince(desiredSide([before]).imprint, desiredSide([after]).imprint)).toEqual([
      { entity: 'campaign', id: 'cmp_1', fields: ['driftPolicy', 'platforms'] },
    ]);
  });

  it('lists bindings that changed', () => {
    const bindings = (rows: readonly Row[]) => bindingsSide(input(rows).bindings).imprint;
    const moved: Row = { ...ROWS[1]!, binding: { remoteId: 'r-new' } };
    expect(changedSince(bindings(ROWS), bindings([ROWS[0]!, moved, ROWS[2]!]))).toEqual([
      { entity: 'adGroup', id: 'adg_1', fields: ['remoteId'] },
    ]);
  });

  it('is empty when nothing changed', () => {
    expect(changedSince(imprint(ROWS), imprint(ROWS.toReversed()))).toEqual([]);
  });
});

describe('the plan hash', () => {
  const part = (campaignId: string, platform: PlanPart['platform'] = 'google-ads') => ({
    platform,
    campaignId,
    connectionId: 'con_1',
    digest: `d-${platform}-${campaignId}`,
  });
  const SUBJECT: PlanSubject = {
    spaceId: 'spc_1',
    request: { scope: { platforms: ['google-ads', 'meta-ads'] }, force: false },
    accounts: [{ id: 'con_1', externalAccountId: '77' }],
    blocked: [],
  };
  const hashOf = (parts: readonly ReturnType<typeof part>[], subject = SUBJECT) => {
    const hash = new PlanHash(subject);
    parts.forEach((each) => hash.add(each));
    return hash.finish();
  };

  it('is SHA-256 over the scope and the digests in the order of platform and campaign', () => {
    const parts = [part('cmp_2', 'microsoft-ads'), part('cmp_10'), part('cmp_2')].sort(byPart);
    expect(hashOf(parts)).toBe(
      digestOf([
        {
          spaceId: 'spc_1',
          request: { scope: { platforms: ['"google-ads"', '"meta-ads"'] }, force: false },
          accounts: ['{"externalAccountId":"77","id":"con_1"}'],
          blocked: [],
        },
        'd-google-ads-cmp_10',
        'd-google-ads-cmp_2',
        'd-microsoft-ads-cmp_2',
      ]),
    );
  });

  it('does not depend on the order in which things were asked for', () => {
    const scope = { platforms: ['meta-ads', 'google-ads'] };
    expect(hashOf([], { ...SUBJECT, request: { force: false, scope } })).toBe(hashOf([]));
  });

  it.each<[string, Partial<PlanSubject>]>([
    ['another Space', { spaceId: 'spc_2' }],
    ['another scope', { request: { scope: { platforms: ['google-ads'] }, force: false } }],
    ['force', { request: { ...SUBJECT.request, force: true } }],
    ['another ad account', { accounts: [{ id: 'con_1', externalAccountId: '78' }] }],
    ['one that is blocked', { blocked: ['d1'] }],
  ])('of two plans of nothing differs for %s', (_what, more) => {
    expect(hashOf([], { ...SUBJECT, ...more })).not.toBe(hashOf([]));
  });

  it.each([[['cmp_2', 'cmp_1']], [['cmp_1', 'cmp_1']]])('refuses parts out of order: %s', (ids) => {
    expect(() => hashOf(ids.map((id) => part(id)))).toThrow(RangeError);
  });
});
