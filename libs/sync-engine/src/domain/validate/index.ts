export * from './account-findings';
export * from './capability-findings';
export * from './degraded-findings';
export * from './finding-of';
export { unplacedFindings } from './place-findings';
