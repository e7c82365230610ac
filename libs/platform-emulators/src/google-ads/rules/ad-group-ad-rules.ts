import { complaint, under } from '../errors/complaint';
import { idOf } from '../state/kinds';
import { isRemoved, partOf, type Row, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { adComplaints } from './ad-content';
import type { KindRules, Rule } from './kind-rules';
import { livingParent } from './parent';
import { settableStatus } from './settable-status';

const content: Rule = ({ next }) => adComplaints(partOf(next, 'ad')).map((wrong) => under('ad', wrong));

const enabledSearchAds: Rule = ({ next, previous, customer }) => {
  if (next['status'] !== 'ENABLED' || !isSearchAd(next)) return [];
  const others = [...customer.store.childrenOf(textOf(next, 'adGroup'), 'adGroupAd')].filter((row) => isEnabledSearchAd(row) && row.name !== previous?.name);
  if (others.length < UNVERIFIED.responsiveSearchAd.enabledPerAdGroup) return [];
  return [complaint('resourceCountLimitExceededError.AD_GROUP_AD_LIMIT', 'status', 'Too many enabled responsive search ads in the ad group.')];
};

const isSearchAd = (data: Row['data']) => partOf(data, 'ad')['responsiveSearchAd'] !== undefined;
const isEnabledSearchAd = (row: Row) => !isRemoved(row) && row.data['status'] === 'ENABLED' && isSearchAd(row.data);

/** Ads in ad groups (v25 protos: ad_group_ad.proto, ad.proto, ad_error.proto). */
export const AD_GROUP_AD_RULES: KindRules = {
  defaults: ({ next }) => ({ status: 'ENABLED', ...next, ad: { ...partOf(next, 'ad'), type: isSearchAd(next) ? 'RESPONSIVE_SEARCH_AD' : 'RESPONSIVE_DISPLAY_AD' } }),
  checks: [(context) => livingParent(context, 'adGroup', 'adGroup'), content, settableStatus, enabledSearchAds],
  nameId: ({ next }, nextId) => `${idOf(textOf(next, 'adGroup'))}~${nextId()}`,
};
