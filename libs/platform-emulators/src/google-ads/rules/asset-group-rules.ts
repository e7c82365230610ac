import { complaint } from '../errors/complaint';
import { isRemoved, textOf } from '../state/row';
import { assetGroupNameKey } from '../state/unique-keys';
import { displayLength } from './display-length';
import type { KindRules, Rule } from './kind-rules';
import { settableStatus } from './settable-status';
import { finalUrlComplaints } from './urls';

const NAME_LENGTH = 128;
const PATH_LENGTH = 15;

const campaign: Rule = ({ next, previous, customer }) => {
  if (previous) return [];
  const at = 'campaign';
  const name = textOf(next, at);
  const row = name ? customer.store.get('campaign', name) : undefined;
  if (!name) return [complaint('fieldError.REQUIRED', at, 'The required field was not present.')];
  if (!row) {
    return [complaint('mutateError.RESOURCE_NOT_FOUND', at, 'Resource was not found.', name)];
  }
  if (isRemoved(row)) {
    return [
      complaint(
        'assetGroupError.CANNOT_MUTATE_ASSET_GROUP_FOR_REMOVED_CAMPAIGN',
        at,
        'The campaign was removed.',
        name,
      ),
    ];
  }
  if (row.data['advertisingChannelType'] === 'PERFORMANCE_MAX') return [];
  return [
    complaint(
      'assetGroupError.CANNOT_ADD_ASSET_GROUP_FOR_CAMPAIGN_TYPE',
      at,
      'This campaign type has no asset groups.',
      name,
    ),
  ];
};

const name: Rule = ({ next, previous, customer }) => {
  const text = textOf(next, 'name');
  if (!text.trim()) {
    return [complaint('fieldError.REQUIRED', 'name', 'The required field was not present.')];
  }
  if (text.length > NAME_LENGTH) {
    return [complaint('stringLengthError.TOO_LONG', 'name', 'Too long.', text)];
  }
  const holder = customer.store.holderOf(
    'assetGroup',
    assetGroupNameKey(textOf(next, 'campaign'), text),
  );
  if (!holder || holder.name === previous?.name) return [];
  return [
    complaint(
      'assetGroupError.DUPLICATE_NAME',
      'name',
      'The campaign has another asset group of this name.',
      text,
    ),
  ];
};

const landingPage: Rule = ({ next }) => {
  const urls = next['finalUrls'];
  if (Array.isArray(urls) && urls.length) return finalUrlComplaints(next);
  return [
    complaint('assetGroupError.FINAL_URL_REQUIRED', 'finalUrls', 'The final URL is required.'),
  ];
};

const paths: Rule = ({ next }) => {
  if (next['path2'] && !next['path1']) {
    return [
      complaint('assetGroupError.PATH1_REQUIRED_WHEN_PATH2_IS_SET', 'path1', 'path2 needs path1.'),
    ];
  }
  return ['path1', 'path2']
    .filter((member) => displayLength(textOf(next, member)) > PATH_LENGTH)
    .map((member) => complaint('stringLengthError.TOO_LONG', member, 'Too long.', next[member]));
};

/** Asset groups of Performance Max campaigns (v25 protos: asset_group.proto, asset_group_error.proto). What they need is checked when the request is over. */
export const ASSET_GROUP_RULES: KindRules = {
  defaults: ({ next }) => ({ status: 'ENABLED', ...next }),
  checks: [campaign, name, landingPage, paths, settableStatus],
  nameId: (_, nextId) => nextId(),
  removal: (row, { store }) =>
    store.livingChildrenOf(textOf(row.data, 'campaign'), 'assetGroup').length > 1
      ? []
      : [
          complaint(
            'assetGroupError.CANNOT_REMOVE_ALL_ASSET_GROUPS_FROM_CAMPAIGN',
            '',
            'It is the last asset group of the campaign.',
            row.name,
          ),
        ],
};
