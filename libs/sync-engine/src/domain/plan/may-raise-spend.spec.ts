import { mayRaiseSpend } from './may-raise-spend';
import type { Address, FieldChange, PlannedChange } from './words';

const address: Address = {
  platform: 'google-ads',
  connectionId: 'con_1',
  campaignId: 'cmp_1',
  entity: 'campaign',
  id: 'cmp_1',
};
const change = (changes: Partial<PlannedChange>): PlannedChange => ({
  action: 'update',
  address,
  parentId: null,
  name: 'One',
  campaignType: 'SEARCH',
  remoteId: '1',
  parentRemoteId: null,
  fields: [],
  after: null,
  seenDigest: null,
  reason: '',
  ...changes,
});
const field = (
  name: string,
  before: FieldChange['before'],
  after: FieldChange['after'],
): FieldChange => ({ field: name, before, after, owner: 'local' });

it.each([
  ['enabling', change({ fields: [field('status', 'PAUSED', 'ENABLED')] }), true],
  ['a higher budget', change({ fields: [field('budgetMicros', 1, 2)] }), true],
  [
    'a higher bid of a keyword',
    change({
      address: { ...address, entity: 'keyword', id: 'kw_1' },
      fields: [field('maxCpcMicros', 1, 2)],
    }),
    true,
  ],
  [
    'pausing with a higher budget',
    change({ fields: [field('budgetMicros', 1, 2), field('status', 'ENABLED', 'PAUSED')] }),
    false,
  ],
  ['another name', change({ fields: [field('name', 'One', 'Two')] }), false],
  [
    'a campaign that is made switched on',
    change({ action: 'create', remoteId: null, after: { status: 'ENABLED' } }),
    true,
  ],
  [
    'a campaign that is made paused',
    change({ action: 'create', remoteId: null, after: { status: 'PAUSED' } }),
    false,
  ],
  [
    'a keyword that is made',
    change({
      action: 'create',
      address: { ...address, entity: 'keyword', id: 'kw_1' },
      after: { status: 'ENABLED' },
    }),
    false,
  ],
  ['a removal', change({ action: 'remove' }), false],
] as const)('%s', (_what, planned, expected) => {
  expect(mayRaiseSpend(planned)).toBe(expected);
});
