import { CONTRACT_FIELDS } from '../port/draft';
import type { FieldRules } from '../port/fields';
import {
  dropped,
  droppedFields,
  fieldRules,
  native,
  sameAsWhole,
  unsupportedFields,
} from './field-rules';

const adGroup = {
  status: native('As it is.', 'a document'),
  name: [
    native('As it is.', 'a document', { campaignTypes: ['SEARCH'] }),
    dropped('There are none.', 'a document', { campaignTypes: ['DISPLAY'], unverified: true }),
  ],
  ...droppedFields(['maxCpc', 'contextHints'], 'There are none.', 'a document'),
} satisfies FieldRules<'adGroup'>;

const campaign = {
  ...droppedFields(CONTRACT_FIELDS.campaign, 'There are none.', 'a document'),
  'geoTargets.radius': sameAsWhole,
} satisfies FieldRules<'campaign'>;

const rules = fieldRules({
  campaign,
  adGroup,
  ad: droppedFields(CONTRACT_FIELDS.ad, 'There are none.', 'a document'),
  keyword: unsupportedFields(CONTRACT_FIELDS.keyword, 'There are none.', 'a document'),
});

it('lists the rules of an entity in the order of its table', () => {
  expect(
    rules
      .filter(({ entity }) => entity === 'adGroup')
      .map(({ field, support, campaignTypes }) => [field, support, campaignTypes]),
  ).toEqual([
    ['status', 'native', undefined],
    ['name', 'native', ['SEARCH']],
    ['name', 'dropped', ['DISPLAY']],
    ['maxCpc', 'dropped', undefined],
    ['contextHints', 'dropped', undefined],
  ]);
});

it('has no rule for a part that fares as its whole field does', () => {
  expect(rules.map(({ field }) => field).filter((field) => field.startsWith('geoTargets'))).toEqual(
    ['geoTargets', 'geoTargets.name', 'geoTargets.bidAdjustment'],
  );
});

it('does not compile without an answer for each field', () => {
  const { status, ...others } = adGroup;
  // @ts-expect-error the status has no answer
  others satisfies FieldRules<'adGroup'>;
  // @ts-expect-error an empty list is no answer
  ({ ...others, status: [] }) satisfies FieldRules<'adGroup'>;
  // @ts-expect-error only a part can fare as its whole does
  ({ ...others, status: sameAsWhole }) satisfies FieldRules<'adGroup'>;
  expect(status.support).toBe('native');
});
