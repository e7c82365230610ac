/** Resource names of one customer. Remote ids of ads and keywords are Google's own pairs, `adGroupId~id`; that of an asset group is a single number. */
export interface ResourceNames {
  campaign(id: string): string;
  campaignBudget(id: string): string;
  adGroup(id: string): string;
  ad(id: string): string;
  adGroupAd(pair: string): string;
  adGroupCriterion(pair: string): string;
  asset(id: string): string;
  assetGroup(id: string): string;
}

export const resourceNamesOf = (customerId: string): ResourceNames => {
  const of = (collection: string) => (id: string) => `customers/${customerId}/${collection}/${id}`;
  return {
    campaign: of('campaigns'),
    campaignBudget: of('campaignBudgets'),
    adGroup: of('adGroups'),
    ad: of('ads'),
    adGroupAd: of('adGroupAds'),
    adGroupCriterion: of('adGroupCriteria'),
    asset: of('assets'),
    assetGroup: of('assetGroups'),
  };
};

/** `customers/1/adGroupAds/2~3` is `2~3`. */
export const idIn = (resourceName: string): string =>
  resourceName.slice(resourceName.lastIndexOf('/') + 1);

/** `2~3` is parent `2`, own id `3`. */
export const pairOf = (remoteId: string): { readonly parent: string; readonly own: string } => {
  const [parent = '', own = ''] = remoteId.split('~');
  return { parent, own };
};

/** An asset group stands where other campaigns have ads: its remote id has no ad group in it. */
export const isAssetGroupId = (remoteId: string): boolean => !remoteId.includes('~');
