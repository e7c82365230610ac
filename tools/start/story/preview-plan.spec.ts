import pc from 'picocolors';
import type { Change, Preview } from './answers';
import { planDiff, planSentence } from './preview-plan';

const summary = { imports: 0, exports: 0, removals: 0, unchanged: 0, blocked: 0 };
const change = (more: Partial<Change>): Change => ({
  action: 'update',
  entity: 'campaign',
  name: 'Autumn',
  platform: 'google-ads',
  fields: [],
  reason: '',
  ...more,
});
const preview = (changes: readonly Change[]): Preview => ({
  id: 'pvw_1',
  status: 'ready',
  planHash: 'a',
  summary,
  warnings: [],
  platforms: [{ platform: 'google-ads', changes, more: 0, quota: { readCalls: 1, calls: 2 } }],
});
const drawn = (...changes: readonly Change[]): string =>
  planDiff(pc.createColors(false), preview(changes)).join('\n');

describe('a plan as a diff', () => {
  it('shows what a field was and what it will be', () => {
    expect(
      drawn(change({ fields: [{ field: 'status', before: 'PAUSED', after: 'ENABLED' }] })),
    ).toMatch(/~ campaign Autumn\n\s+status\s+PAUSED → ENABLED/);
  });

  it('marks what is made and what goes', () => {
    expect(
      drawn(change({ action: 'create' }), change({ action: 'remove', name: 'Spring' })),
    ).toMatch(/\+ campaign Autumn\n\s+- campaign Spring/);
  });

  it('leaves out fields that stay empty', () => {
    expect(
      drawn(
        change({ action: 'create', fields: [{ field: 'endDate', before: null, after: null }] }),
      ),
    ).not.toContain('endDate');
  });

  it('says of a new keyword how it matches', () => {
    const fields = [
      { field: 'matchType', before: null, after: 'EXACT' },
      { field: 'negative', before: null, after: true },
    ];
    expect(drawn(change({ action: 'create', entity: 'keyword', name: 'kids', fields }))).toMatch(
      /\+ keyword {2}kids {2}not EXACT$/m,
    );
  });

  it('draws nothing of a platform without changes', () => {
    expect(drawn()).toBe('');
  });

  it('holds no colour when colours are off', () => {
    expect(drawn(change({ action: 'create' }))).not.toContain('\u001b');
  });
});

describe('a plan in one sentence', () => {
  it('says that there is nothing to do', () => {
    expect(planSentence({ ...preview([]), summary: { ...summary, unchanged: 9 } })).toBe(
      'nothing to do, 9 objects as wanted',
    );
  });

  it('counts what will happen', () => {
    expect(planSentence({ ...preview([]), summary: { ...summary, exports: 3, removals: 1 } })).toBe(
      '3 objects to send, 1 to remove',
    );
  });
});
