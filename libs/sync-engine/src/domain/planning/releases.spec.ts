import { digestOf } from '@switchyard/kernel';
import { bindingsSide } from '../basis/basis';
import { wavesOf } from '../syncing/waves';
import { brief, input, inSync } from '../testing/given-plan';
import { emptySummary, withPart } from './plan';
import { planPart } from './plan-part';
import { nameAfterRelease, type Released, type ReleaseEffect, sortReleases } from './releases';

const ON = { name: 'cmp_1', status: 'ENABLED', budgetMicros: 5 };
const released = (effect: ReleaseEffect, remoteId = 'r-old'): Released => ({
  platform: 'google-ads',
  connectionId: 'con_1',
  externalAccountId: '7',
  campaignId: 'cmp_1',
  remoteId,
  name: 'cmp_1',
  campaignType: 'SEARCH',
  effect,
});
const shown = (attributes: typeof ON | Record<string, string> = ON, remoteId = 'r-old') => ({
  entity: 'campaign' as const,
  remoteId,
  attributes,
});
const open = (effect: ReleaseEffect, attributes = ON) => [
  { released: released(effect), attributes },
];

describe('sorting releases', () => {
  it.each<[string, ReleaseEffect, ReturnType<typeof shown>[], 'open' | 'done']>([
    ['pauses what runs', 'PAUSE', [shown()], 'open'],
    ['leaves what is paused', 'PAUSE', [shown({ ...ON, status: 'PAUSED' })], 'done'],
    ['removes what runs', 'REMOVE', [shown()], 'open'],
    ['removes what is paused', 'REMOVE', [shown({ ...ON, status: 'PAUSED' })], 'open'],
    ['has nothing to pause where it is gone', 'PAUSE', [shown(ON, 'r-other')], 'done'],
    ['has nothing to remove where it is gone', 'REMOVE', [], 'done'],
    ['leaves what is to be left', 'LEAVE', [shown()], 'done'],
  ])('%s', (_what, effect, observed, expected) => {
    const sorted = sortReleases([released(effect)], observed);
    expect([sorted.open.length, sorted.done.length]).toEqual(expected === 'open' ? [1, 0] : [0, 1]);
  });

  it('takes a campaign as it is shown first, whole', () => {
    expect(
      sortReleases([released('PAUSE')], [shown(), shown({ name: 'cmp_1', status: 'ENABLED' })])
        .open[0]?.attributes,
    ).toEqual(ON);
  });
});

describe('planning a release', () => {
  it('pauses with what was seen as its condition, beside a campaign that is made anew', () => {
    const fresh = { ...inSync('campaign', 'cmp_1'), applied: undefined, seen: undefined };
    const part = planPart(
      input([fresh], { releases: open('PAUSE'), released: ['r-oldest', 'r-old'] }),
    );
    expect(brief(part.changes)).toEqual([
      'create cmp_1 name:null>"cmp_1"',
      'release cmp_1 status:"ENABLED">"PAUSED"',
    ]);
    expect(part.changes[0]?.released).toEqual(['r-oldest', 'r-old']);
    expect(part.changes[1]).toMatchObject({
      remoteId: 'r-old',
      after: { ...ON, status: 'PAUSED' },
      seenDigest: digestOf(ON),
    });
    expect(withPart(emptySummary(), part)).toMatchObject({ exports: 2, removals: 0 });
  });

  it('removes before anything takes the name, pauses before anything is made', () => {
    const fresh = { ...inSync('campaign', 'cmp_1'), applied: undefined, seen: undefined };
    for (const [effect, does] of [
      ['REMOVE', 'remove'],
      ['PAUSE', 'update'],
    ] as const) {
      const { changes } = planPart(input([fresh], { releases: open(effect) }));
      expect(wavesOf(changes).map((wave) => `${wave.does} ${wave.entity}`)).toEqual([
        `${does} campaign`,
        'create campaign',
      ]);
    }
  });

  it('says what goes with a removal', () => {
    const [change] = planPart(input([], { releases: open('REMOVE') })).changes;
    expect(change).toMatchObject({
      action: 'release',
      after: null,
      fields: [
        { field: 'budgetMicros', before: 5, after: null },
        { field: 'status', before: 'ENABLED', after: 'REMOVED' },
      ],
    });
  });

  it('is part of what a trigger looks at again: done by another sync, the plan is stale', () => {
    const part = planPart(input([], { releases: open('PAUSE') }));
    expect(bindingsSide([], [released('PAUSE')]).digest).toBe(part.basis.bindings);
    expect(bindingsSide([], []).digest).not.toBe(part.basis.bindings);
    expect(bindingsSide([], [released('REMOVE')]).digest).not.toBe(part.basis.bindings);
  });

  it('changes the hash with the effect, and with what was released before', () => {
    const fresh = { ...inSync('campaign', 'cmp_1'), applied: undefined, seen: undefined };
    const digests = [
      planPart(input([fresh])),
      planPart(input([fresh], { released: ['r-old'] })),
      planPart(input([fresh], { releases: open('PAUSE') })),
      planPart(input([fresh], { releases: open('REMOVE') })),
    ].map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(4);
  });

  it('makes a campaign anew that vanished and was unlinked; until then it is missing', () => {
    const row = inSync('campaign', 'cmp_1');
    expect(planPart(input([{ ...row, seen: undefined }]))).toMatchObject({
      changes: [],
      missing: [{ id: 'cmp_1' }],
    });
    expect(
      brief(
        planPart(
          input([{ ...row, applied: undefined, seen: undefined }], { released: ['r-cmp_1'] }),
        ).changes,
      ),
    ).toEqual(['create cmp_1 name:null>"cmp_1"']);
  });
});

it('warns of a removal while it runs there', () => {
  const codes = (status: string) =>
    planPart(
      input([
        { entity: 'campaign', id: 'cmp_1', applied: { ...ON, status }, seen: { ...ON, status } },
      ]),
    ).warnings.map(({ code }) => code);
  expect([codes('ENABLED'), codes('PAUSED')]).toEqual([['REMOVED_BUT_SERVING'], []]);
});

describe('nameAfterRelease', () => {
  it('frees the name and says why, once', () => {
    const name = nameAfterRelease('Autumn', '77');
    expect([name, nameAfterRelease(name, '77')]).toEqual([
      'Autumn (unlinked 77)',
      'Autumn (unlinked 77)',
    ]);
  });

  it.each([1, 90, 100, 128, 255])(
    'is no longer than platforms take: from %d characters',
    (length) => {
      const name = nameAfterRelease('x'.repeat(length), '1234567890');
      expect(name.length).toBeLessThanOrEqual(Math.max(length, 100));
      expect(name).toMatch(/^x+ \(unlinked 1234567890\)$/);
    },
  );
});
