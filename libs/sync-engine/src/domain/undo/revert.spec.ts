import type { Attributes, EntityKind } from '@switchyard/platforms';
import type { CampaignTree } from '../basis/campaign-tree';
import { desiredOf } from '../basis/desired-objects';
import type { Binding, FieldChange, PlannedChange } from '../planning/plan';
import { EVERYTHING } from '../planning/preview';
import { connectors, givenTarget, givenTree } from '../testing/given-tree';
import { madeIn, revertTree, undoSides } from './revert';
import { undoWarnings } from './undo-changes';
import type { Done, UndoWorld } from './undo-world';

const codes = (warnings: readonly { readonly code: string; readonly field: string }[]) =>
  warnings.map(({ code, field }) => `${code} ${field}`.trim());

describe('setting values back', () => {
  it('takes the value from before the sync', () => {
    const tree = givenTree({ campaign: { name: 'Winter' } });
    const { tree: before, warnings } = revertTree(
      tree,
      [did('update', tree, 'campaign', tree.campaign.id, { name: ['Autumn', 'Winter'] })],
      world,
    );
    expect([before.campaign.name, warnings]).toEqual(['Autumn', []]);
  });

  it('leaves later local edits, and warns of them', () => {
    const tree = givenTree({ campaign: { name: 'Spring' } });
    const {
      tree: before,
      writes,
      warnings,
    } = revertTree(
      tree,
      [did('update', tree, 'campaign', tree.campaign.id, { name: ['Autumn', 'Winter'] })],
      world,
    );
    expect([before.campaign.name, writes, codes(warnings)]).toEqual([
      'Spring',
      [],
      ['CHANGED_SINCE name'],
    ]);
  });

  it('leaves what was imported and is edited here since', () => {
    const tree = givenTree({ campaign: { budget: 30 } });
    const { tree: before, warnings } = revertTree(
      tree,
      [
        did('import', tree, 'campaign', tree.campaign.id, {
          budgetMicros: [10_000_000, 20_000_000],
        }),
      ],
      world,
    );
    expect([before.campaign.budgetMicros, codes(warnings)]).toEqual([
      30_000_000,
      ['CHANGED_SINCE budgetMicros'],
    ]);
  });

  it('a second time changes nothing', () => {
    const tree = givenTree({ campaign: { name: 'Winter', budget: 20 } });
    const done = [
      did('update', tree, 'campaign', tree.campaign.id, {
        name: ['Autumn', 'Winter'],
        budgetMicros: [10_000_000, 20_000_000],
      }),
    ];
    const once = revertTree(tree, done, world);
    const twice = revertTree(once.tree, done, world);
    expect([twice.tree.campaign.name, twice.tree.campaign.budgetMicros, twice.warnings]).toEqual([
      'Autumn',
      10_000_000,
      [],
    ]);
  });

  it('leaves objects that were removed here since, and warns of them', () => {
    const tree = givenTree();
    const [keyword] = tree.keywords;
    const { writes, warnings } = revertTree(
      { ...tree, keywords: [] },
      [did('update', tree, 'keyword', keyword!.id, { status: ['PAUSED', 'ENABLED'] })],
      world,
    );
    expect([writes, codes(warnings)]).toEqual([[], ['CHANGED_SINCE']]);
  });

  it('sets nothing of a campaign back that was removed here since', () => {
    const tree = givenTree({ campaign: { name: 'Winter', status: 'REMOVED' as never } });
    const { writes, warnings } = revertTree(
      tree,
      [did('update', tree, 'campaign', tree.campaign.id, { name: ['Autumn', 'Winter'] })],
      world,
    );
    expect([writes, codes(warnings)]).toEqual([[], ['CHANGED_SINCE']]);
  });
});

describe('putting back what a sync removed', () => {
  it('makes rows again from what was recorded, under their own ids', () => {
    const tree = givenTree();
    const [[adGroup], [ad], [keyword]] = [tree.adGroups, tree.ads, tree.keywords];
    const done = [
      removed(tree, 'adGroup', adGroup!.id),
      removed(tree, 'ad', ad!.id, 'forget'),
      removed(tree, 'keyword', keyword!.id, 'forget'),
    ];
    const {
      tree: before,
      rows,
      putBack,
      warnings,
    } = revertTree({ ...tree, adGroups: [], ads: [], keywords: [] }, done, world);
    expect(desiredIn(before)).toEqual(desiredIn(tree));
    expect([
      [rows.adGroups, rows.ads, rows.keywords].map(({ length }) => length),
      putBack.size,
      warnings,
    ]).toEqual([[1, 1, 1], 3, []]);
  });

  it('does not create a second object beside one that was created again here', () => {
    const tree = givenTree();
    const again = { ...tree, keywords: [{ ...tree.keywords[0]!, id: 'kwd_other' }] };
    const { rows, warnings } = revertTree(
      again,
      [removed(tree, 'keyword', tree.keywords[0]!.id)],
      world,
    );
    expect([rows.keywords, codes(warnings)]).toEqual([[], ['NOT_SET_BACK']]);
  });

  it('is done once', () => {
    const tree = givenTree();
    const { rows, warnings } = revertTree(
      tree,
      [removed(tree, 'keyword', tree.keywords[0]!.id)],
      world,
    );
    expect([rows.keywords, warnings]).toEqual([[], []]);
  });

  it('takes a removed campaign back as it ran, unless the Emergency Brake holds it', () => {
    const tree = givenTree({ campaign: { status: 'ENABLED' } });
    const done = [removed(tree, 'campaign', tree.campaign.id)];
    const gone = { ...tree, campaign: { ...tree.campaign, status: 'REMOVED' as const } };
    const { tree: before, isBack, putBack } = revertTree(gone, done, world);
    expect([before.campaign.status, isBack, [...putBack]]).toEqual([
      'ENABLED',
      true,
      [tree.campaign.id],
    ]);
    const held = revertTree(
      {
        ...gone,
        campaign: {
          ...gone.campaign,
          hold: { eventId: 'bre_1', since: '2026-11-21T12:00:00.000Z' } as never,
        },
      },
      done,
      world,
    );
    expect(held.tree.campaign.status).toBe('PAUSED');
  });

  it('adds a platform again from which the campaign was removed, with its budget and status', () => {
    const tree = givenTree({
      campaign: {
        platforms: ['google-ads', 'microsoft-ads'],
        budget: 10,
        _platformBudgets: { 'google-ads': 6, 'microsoft-ads': 4 },
      },
    });
    const done = [
      did('remove', tree, 'campaign', tree.campaign.id, {
        budgetMicros: [6_000_000, null],
        status: ['PAUSED', null],
      }),
    ];
    const alone = givenTree({ campaign: { platforms: ['microsoft-ads'], budget: 4 } });
    const { campaign } = revertTree(
      alone,
      done.map((each) => ({
        ...each,
        change: {
          ...each.change,
          address: { ...each.change.address, campaignId: alone.campaign.id, id: alone.campaign.id },
        },
      })),
      world,
    ).tree;
    expect([
      campaign.platforms,
      campaign.budgetMicros,
      campaign.platformBudgetsMicros,
      campaign.platformStatus['google-ads'],
    ]).toEqual([
      ['microsoft-ads', 'google-ads'],
      10_000_000,
      { 'microsoft-ads': 4_000_000, 'google-ads': 6_000_000 },
      'PAUSED',
    ]);
  });
});

const NOTHING = { made: new Map(), putBack: new Set<string>(), letGo: new Set<string>() };
const ids = (objects: readonly { readonly address: { readonly id: string } }[]) =>
  objects.map(({ address }) => address.id);

describe('what an undo plans with', () => {
  it('no longer includes what the sync created, nor the objects below it', () => {
    const tree = givenTree();
    const made = madeIn([did('create', tree, 'adGroup', tree.adGroups[0]!.id)]);
    const sides = undoSides(desiredIn(tree), boundIn(tree), { ...NOTHING, made });
    expect([ids(sides.desired), sides.bindings.length]).toEqual([[tree.campaign.id], 4]);
  });

  it('leaves what was made anew since', () => {
    const tree = givenTree();
    const [first] = [did('create', tree, 'adGroup', tree.adGroups[0]!.id)];
    const sides = undoSides(desiredIn(tree), boundIn(tree), {
      ...NOTHING,
      made: madeIn([{ ...first, remoteId: 'r-before' }]),
    });
    expect(sides.desired).toHaveLength(4);
  });

  it('leaves what was never sent, and what was taken away here since, to an ordinary plan', () => {
    const tree = givenTree();
    const [keyword] = tree.keywords;
    const bound = boundIn(tree);
    expect(
      ids(
        undoSides(
          desiredIn(tree),
          bound.filter(({ address }) => address.id !== keyword!.id),
          NOTHING,
        ).desired,
      ),
    ).not.toContain(keyword!.id);
    expect(
      ids(
        undoSides(
          desiredIn(tree).filter(({ address }) => address.id !== keyword!.id),
          bound,
          NOTHING,
        ).bindings,
      ),
    ).not.toContain(keyword!.id);
    expect(
      ids(
        undoSides(desiredIn(tree), [], { ...NOTHING, putBack: new Set([tree.campaign.id]) })
          .desired,
      ),
    ).toHaveLength(4);
  });

  it('releases the whole campaign that the sync took over', () => {
    const tree = givenTree();
    const sides = undoSides(desiredIn(tree), boundIn(tree), {
      ...NOTHING,
      letGo: new Set(['con_1']),
    });
    expect([sides.desired, sides.bindings.length]).toEqual([[], 4]);
  });
});

describe('what an undo warns of', () => {
  const warnings = (
    tree = givenTree(),
    done = [did('create', tree, 'adGroup', tree.adGroups[0]!.id)],
    isLetGo = false,
  ) => {
    const [now, bindings] = [desiredIn(tree), boundIn(tree)];
    const reach = { ...NOTHING, made: madeIn(done), letGo: new Set(isLetGo ? ['con_1'] : []) };
    return undoWarnings(done, {
      now,
      bindings,
      sides: undoSides(now, bindings, reach),
      isLetGo,
    }).map(({ code, address }) => `${code} ${address.entity}`);
  };

  it('warns that created objects stay here, and that objects of later syncs below them are removed, too', () => {
    expect(warnings()).toEqual([
      'STAYS_HERE adGroup',
      'GOES_WITH_PARENT ad',
      'GOES_WITH_PARENT keyword',
    ]);
  });

  it('names only the topmost created objects', () => {
    const tree = givenTree();
    expect(
      warnings(tree, [
        did('create', tree, 'adGroup', tree.adGroups[0]!.id),
        did('create', tree, 'ad', tree.ads[0]!.id),
        did('create', tree, 'keyword', tree.keywords[0]!.id),
      ]),
    ).toEqual(['STAYS_HERE adGroup']);
  });

  it('names later changes of an adopted campaign, and what stays on the platform', () => {
    const tree = givenTree({ campaign: { name: 'Ours by now' } });
    const { attributes } = desiredIn(tree)[0]!;
    expect(
      warnings(
        tree,
        [
          did(
            'adopt',
            tree,
            'campaign',
            tree.campaign.id,
            {},
            { base: { ...attributes, name: 'Theirs' } },
          ),
        ],
        true,
      ),
    ).toEqual([
      'CHANGED_SINCE campaign',
      'NOT_SET_BACK adGroup',
      'NOT_SET_BACK ad',
      'NOT_SET_BACK keyword',
    ]);
  });

  it.each([
    ['release', 'NOT_SET_BACK'],
    ['replace', 'NOT_SET_BACK'],
    ['forget', 'NOT_SET_BACK'],
  ] as const)('names what a %s leaves', (action, code) => {
    const tree = givenTree();
    expect(warnings(tree, [did(action, tree, 'campaign', tree.campaign.id)])).toEqual([
      `${code} campaign`,
    ]);
  });
});

const at = new Date('2026-11-21T12:00:00Z');
const platform = connectors.get('google-ads')!;

const world: UndoWorld = {
  spaceId: 'spc_1',
  accounts: new Map([['con_1', { target: givenTarget(), platform }]]),
  pictures: new Map(),
  at,
};

/** What a tree comes to on the ad account. */
const desiredIn = (tree: CampaignTree) =>
  desiredOf(tree, givenTarget(), EVERYTHING, platform, at).desired;

/** Every object of a tree as bound, under the remote id `r-` and its own. */
const boundIn = (tree: CampaignTree): readonly Binding[] =>
  desiredIn(tree).map(({ attributes, driftPolicy: _policy, shared: _shared, ...want }) => ({
    ...want,
    remoteId: `r-${want.address.id}`,
    parentRemoteId: want.parentId && `r-${want.parentId}`,
    applied: attributes,
    state: 'ready',
  }));

type Fields = Readonly<
  Record<string, readonly [before: FieldChange['before'], after: FieldChange['after']]>
>;

/** What a sync did to an object of a tree. */
const did = (
  action: PlannedChange['action'],
  tree: CampaignTree,
  entity: EntityKind,
  id: string,
  fields: Fields = {},
  more: Partial<PlannedChange> = {},
): Done => {
  const parentId =
    [...tree.ads, ...tree.keywords].find((row) => row.id === id)?.adGroupId ??
    (entity === 'adGroup' ? tree.campaign.id : null);
  const change: PlannedChange = {
    action,
    address: {
      platform: 'google-ads',
      connectionId: 'con_1',
      campaignId: tree.campaign.id,
      entity,
      id,
    },
    parentId,
    name: id,
    campaignType: tree.campaign.type,
    remoteId: `r-${id}`,
    parentRemoteId: null,
    fields: Object.entries(fields).map(([field, [before, after]]) => ({
      field,
      before,
      after,
      owner: 'local',
    })),
    after: null,
    seenDigest: null,
    reason: 'because',
    ...more,
  };
  return { change, remoteId: `r-${id}` };
};

/** The removal of an object, with what it was. */
const removed = (
  tree: CampaignTree,
  entity: EntityKind,
  id: string,
  action: 'remove' | 'forget' = 'remove',
): Done => {
  const was: Attributes =
    desiredIn(tree).find(({ address }) => address.id === id)?.attributes ?? {};
  return did(
    action,
    tree,
    entity,
    id,
    Object.fromEntries(Object.entries(was).map(([field, value]) => [field, [value, null]])),
  );
};
