import { complaint, under } from '../errors/complaint';
import { idOf } from '../state/kinds';
import { isRemoved, partOf, type Row, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { adComplaints } from './ad-content';
import type { KindRules, Rule } from './kind-rules';
import { livingParent } from './parent';
import { settableStatus } from './settable-status';

const content: Rule = ({ next, previous, customer }) =>
  previous ? [] : adComplaints(partOf(next, 'ad'), customer).map((wrong) => under('ad', wrong));

const AD_OF: Readonly<Record<string, string>> = {
  SEARCH_STANDARD: 'responsiveSearchAd',
  DISPLAY_STANDARD: 'responsiveDisplayAd',
};

const fitsAdGroup: Rule = ({ next, previous, customer }) => {
  const type = customer.store.get('adGroup', textOf(next, 'adGroup'))?.data['type'];
  const due = AD_OF[String(type)];
  if (previous || !due || partOf(next, 'ad')[due] !== undefined) return [];
  return [complaint(UNVERIFIED.adTypeForAdGroup, 'ad', 'The ad does not fit the ad group.', type)];
};

const enabledSearchAds: Rule = ({ next, previous, customer }) => {
  if (next['status'] !== 'ENABLED' || !isSearchAd(next)) return [];
  const others = [...customer.store.childrenOf(textOf(next, 'adGroup'), 'adGroupAd')].filter(
    (row) => isEnabledSearchAd(row) && row.name !== previous?.name,
  );
  if (others.length < UNVERIFIED.responsiveSearchAd.enabledPerAdGroup) return [];
  return [
    complaint(
      'resourceCountLimitExceededError.AD_GROUP_AD_LIMIT',
      'status',
      'Too many enabled responsive search ads in the ad group.',
    ),
  ];
};

const isSearchAd = (data: Row['data']) => partOf(data, 'ad')['responsiveSearchAd'] !== undefined;
const isEnabledSearchAd = (row: Row) =>
  !isRemoved(row) && row.data['status'] === 'ENABLED' && isSearchAd(row.data);

/** Ads in ad groups (v25 protos: ad_group_ad.proto, ad.proto, ad_error.proto). */
export const AD_GROUP_AD_RULES: KindRules = {
  defaults: ({ next }) => ({
    status: 'ENABLED',
    ...next,
    ad: {
      ...partOf(next, 'ad'),
      type: isSearchAd(next) ? 'RESPONSIVE_SEARCH_AD' : 'RESPONSIVE_DISPLAY_AD',
    },
  }),
  checks: [
    (context) => livingParent(context, 'adGroup', 'adGroup'),
    content,
    fitsAdGroup,
    settableStatus,
    enabledSearchAds,
  ],
  nameId: ({ next }, nextId) => `${idOf(textOf(next, 'adGroup'))}~${nextId()}`,
};
