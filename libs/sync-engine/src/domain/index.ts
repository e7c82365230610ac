export * from './planning/plan';
export {
  type BasisSide,
  DesiredSide,
  BindingsSide,
  desiredSide,
  bindingsSide,
} from './basis/basis';
export * from './planning/grouping';
export {
  asFarAsMade,
  asFarAsSent,
  wasRequested,
  isNotToBeSeen,
  type UnansweredUpdate,
} from './planning/unanswered-writes';
export { type Causes, childrenOfFailed } from './syncing/operation-errors';
export {
  driftVerdict,
  type FieldSituation,
  isMoneyField,
  threeWay,
  type Verdict,
  type WhoChanged,
} from './planning/field-verdicts';
export * from './basis/imprint';
export {
  mayRaiseSpend,
  type SpendDirection,
  spendDirection,
  type Step,
  stepsOf,
  type Wave,
  wavesOf,
} from './syncing/waves';
export * from './basis/plan-hash';
export * from './planning/plan-input';
export { type PlannedPart, planPart } from './planning/plan-part';
export * from './planning/releases';
export { sameField } from './basis/canonical-json';
export * from './planning/standing';
export * from './syncing/sync-status';
export * from './basis/asset-drafts';
export * from './basis/campaign-draft';
export * from './basis/campaign-tree';
export * from './basis/desired-objects';
export * from './planning/preview';
export * from './syncing/sync';
export { capabilityFindings } from './validation/capability-findings';
export { degradedFindings } from './validation/degraded-findings';
export * from './planning/code-texts';
