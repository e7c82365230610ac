import { givenTree } from '../validate/testing/given-tree';
import { madeIn, undoSides } from './made-by-sync';
import { boundIn, desiredIn, did } from './testing/given-undo';
import { undoWarnings } from './undo-warnings';

const NOTHING = { made: new Map(), putBack: new Set<string>(), letGo: new Set<string>() };
const ids = (objects: readonly { readonly address: { readonly id: string } }[]) =>
  objects.map(({ address }) => address.id);

describe('what an undo plans with', () => {
  it('wants nothing any more that the sync made, nor what stands below it', () => {
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

  it('lets go of the whole campaign that the sync took over', () => {
    const tree = givenTree();
    const sides = undoSides(desiredIn(tree), boundIn(tree), {
      ...NOTHING,
      letGo: new Set(['con_1']),
    });
    expect([sides.desired, sides.bindings.length]).toEqual([[], 4]);
  });
});

describe('what an undo is told of', () => {
  const told = (
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

  it('says of what was made that it stays here, and of what later syncs made below that it goes along', () => {
    expect(told()).toEqual([
      'STAYS_HERE adGroup',
      'GOES_WITH_PARENT ad',
      'GOES_WITH_PARENT keyword',
    ]);
  });

  it('tells only the topmost of what was made', () => {
    const tree = givenTree();
    expect(
      told(tree, [
        did('create', tree, 'adGroup', tree.adGroups[0]!.id),
        did('create', tree, 'ad', tree.ads[0]!.id),
        did('create', tree, 'keyword', tree.keywords[0]!.id),
      ]),
    ).toEqual(['STAYS_HERE adGroup']);
  });

  it('says what was changed after it was taken over, and what stays on the platform', () => {
    const tree = givenTree({ campaign: { name: 'Ours by now' } });
    const { attributes } = desiredIn(tree)[0]!;
    expect(
      told(
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
  ] as const)('says what a %s leaves', (action, code) => {
    const tree = givenTree();
    expect(told(tree, [did(action, tree, 'campaign', tree.campaign.id)])).toEqual([
      `${code} campaign`,
    ]);
  });
});
