export * from './delivery/delivery-outcome';
export * from './delivery/sink-items';
export * from './delivery/delivery';
export * from './delivery/masked-body';
export {
  type ActionChanges,
  type ActionInput,
  createAction,
  isSale,
  reviseAction,
  eventAction,
  type ValueSettingsInput,
} from './action-input';
export * from './conversion-action';
export * from './identity/hashed-person';
export * from './identity/look-up-keys';
export { type PersonInput, type ReadPerson, readPerson } from './identity/read-person';
export * from './delivery/routes';
export * from './conversion/conversion-event';
export * from './conversion/consent';
export * from './conversion/offline-item';
export * from './identity/click-ids';
export * from './conversion/conversion-value';
export * from './adjustment/adjustment-deliveries';
export * from './adjustment/read-adjustment';
export * from './adjustment/conversion-adjustment';
export * from './conversion/decide-consent';
export * from './identity/known-person';
export * from './source/conversion-source';
export * from './conversion/event-names';
export * from './conversion/event-item';
export * from './conversion/read-event';
export { type ItemContext, type ReadMembers } from './conversion/read-members';
export { type Device, type RequestDevice } from './conversion/read-visit';
export { warningAt } from './conversion/item-notes';
export { isIntact } from './conversion/read-text';
export { ERASED_MARK, PERSON_ERASED, orderDigestsWith, isErasedOrder } from './conversion/order-id';
export { type IdentifyInput, type ReadVisitor, readVisitor } from './identity/identify-input';
export { FACT_KEYS, PAYLOAD_READERS, receiptKey } from './source/payload/read-payload';
export { stripeEventTypeOf } from './source/stripe/event-types';
export { ACKNOWLEDGEMENT, readOutboundMessage } from './source/payload/outbound-message';
export * from './source/inbox-entry';
export * from './source/payload/payload-parts';
export {
  hubspotProperties,
  type NamedRecord,
  READ_RECORD,
  recordToRead,
} from './source/payload/hubspot';
export {
  readCredentials,
  type NewSource,
  createSource,
  refuseBadConfig,
  refuseIncompleteConfig,
  mergeConfig,
} from './source/write-source';
export * from './source/reading';
export { deliveryOf, isPing, isSigned } from './source/protocols';
export { headerOf, hmac, isFresh, type SignedRequest, TOLERANCE_SECONDS } from './source/signature';
export * from './trace';
export * from './source/restate';
export * from './code-texts';
