export * from './account-findings';
export * from './capability-findings';
export * from './degraded-findings';
export * from './finding-of';
export { unplacedFinding, unplacedFindings } from './place-findings';
