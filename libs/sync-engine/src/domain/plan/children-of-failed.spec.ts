import { childrenOfFailed } from './children-of-failed';
import { change } from './testing/given';

const group = (id: string, action: 'create' | 'replace' | 'forget' | 'remove' | 'update') =>
  change(action, 'adGroup', id);
const keyword = (
  id: string,
  action: 'create' | 'replace' | 'forget' | 'update',
  parentId = 'adg_1',
) => change(action, 'keyword', id, { parentId });

describe('the children of what failed', () => {
  it('are skipped down to the last, with the topmost failure as cause', () => {
    const campaign = change('create', 'campaign', 'cmp_1');
    const changes = [keyword('kwd_1', 'create'), group('adg_1', 'create'), campaign];
    expect([...childrenOfFailed(changes, [campaign])]).toEqual([
      ['adg_1', 'cmp_1'],
      ['kwd_1', 'cmp_1'],
    ]);
  });

  it('are not skipped below something that did not fail', () => {
    const failed = group('adg_2', 'create');
    expect(
      childrenOfFailed([failed, group('adg_1', 'create'), keyword('kwd_1', 'create')], [failed])
        .size,
    ).toBe(0);
  });

  it('are not forgotten when the removal failed', () => {
    const failed = group('adg_1', 'remove');
    expect([...childrenOfFailed([failed, keyword('kwd_1', 'forget')], [failed])]).toEqual([
      ['kwd_1', 'adg_1'],
    ]);
  });

  it('go on when only an update of their parent failed', () => {
    const failed = group('adg_1', 'update');
    expect(
      childrenOfFailed([failed, keyword('kwd_1', 'create'), keyword('kwd_2', 'replace')], [failed])
        .size,
    ).toBe(0);
  });

  it('that failed themselves are not skipped as well', () => {
    const [parent, child] = [group('adg_1', 'create'), keyword('kwd_1', 'create')];
    expect(childrenOfFailed([parent, child], [parent, child]).size).toBe(0);
  });

  it('are not made, nor are the objects themselves, when they could not be put back here', () => {
    const failed = change('import', 'adGroup', 'adg_1', { setBack: true, remoteId: null });
    expect([
      ...childrenOfFailed([failed, group('adg_1', 'create'), keyword('kwd_1', 'create')], [failed]),
    ]).toEqual([
      ['adg_1', 'adg_1'],
      ['kwd_1', 'adg_1'],
    ]);
    const value = { ...failed, remoteId: 'r-adg_1' };
    expect(childrenOfFailed([value, keyword('kwd_1', 'create')], [value]).size).toBe(0);
  });
});
