export { checkItem, collectIssues, validateBody, type CheckedItem } from './validate-body';
