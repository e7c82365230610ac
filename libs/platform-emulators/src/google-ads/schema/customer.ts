import { CUSTOMER_STATUS } from './enums';
import { bool, double, int64, message, output, string } from './field';
import { CHANGED_RESOURCE, CHANGE_OPERATION } from './enums';

/** `google.ads.googleads.v25.resources.Customer`, the members that say what account this is. */
export const CUSTOMER = message('Customer', {
  resourceName: output(string),
  id: output(int64),
  descriptiveName: string,
  currencyCode: output(string),
  timeZone: output(string),
  trackingUrlTemplate: string,
  finalUrlSuffix: string,
  autoTaggingEnabled: bool,
  manager: output(bool),
  testAccount: output(bool),
  status: output(CUSTOMER_STATUS),
  optimizationScore: output(double),
});

/** `google.ads.googleads.v25.resources.CustomerClient`: the accounts under a manager. */
export const CUSTOMER_CLIENT = message('CustomerClient', {
  resourceName: output(string),
  clientCustomer: output(string),
  hidden: output(bool),
  level: output(int64),
  timeZone: output(string),
  testAccount: output(bool),
  manager: output(bool),
  descriptiveName: output(string),
  currencyCode: output(string),
  id: output(int64),
  status: output(CUSTOMER_STATUS),
});

/** `google.ads.googleads.v25.resources.ChangeStatus`: the cheap feed of what changed. */
export const CHANGE_STATUS = message('ChangeStatus', {
  resourceName: output(string),
  lastChangeDateTime: output(string),
  resourceType: output(CHANGED_RESOURCE),
  resourceStatus: output(CHANGE_OPERATION),
  campaign: output(string),
  campaignBudget: output(string),
  adGroup: output(string),
  adGroupAd: output(string),
  adGroupCriterion: output(string),
  campaignCriterion: output(string),
  asset: output(string),
  campaignAsset: output(string),
  adGroupAsset: output(string),
  assetGroup: output(string),
});
