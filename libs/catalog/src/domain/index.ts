export * from './ad-group/ad-group';
export * from './ad-group/ad';
export * from './creative/angle';
export * from './asset/asset-binding';
export * from './asset/asset';
export * from './asset/asset-fields';
export * from './asset/media';
export * from './asset/write-asset';
export * from './campaign/bidding';
export * from './by-platform';
export * from './budget';
export * from './business';
export * from './campaign/write-campaign';
export type {
  AccountDefaults,
  CampaignChanges,
  CampaignInput,
  CampaignWorld,
} from './campaign/campaign-input';
export * from './campaign/campaign-removal';
export * from './campaign/campaign';
export { type CampaignView, viewCampaign } from './campaign/campaign-view';
export * from './campaign/platform-link';
export * from './campaign/campaign-schedule';
export * from './creative/concept';
export * from './same-object';
export {
  DELIVERY_REASONS,
  DELIVERY_RULES,
  type DeliveryReason,
  type DeliveryReasonCode,
} from './delivery/delivery-reason';
export * from './delivery/delivery-summary';
export * from './delivery/delivery-texts';
export { servingThoughRemoved } from './delivery/local-reasons';
export * from './delivery/delivery-state';
export * from './ad-group/keyword';
export {
  type Stamp,
  type WrittenStamp,
  NO_STAMP,
  type KnownStamps,
  NOTHING_KNOWN,
} from './creative/stamp';
export { changedColumns, externalKeyTaken, isSameValue, nameKey, nameTaken } from './change';
