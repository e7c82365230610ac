export {
  checkItem,
  collectIssues,
  requireObject,
  validateBody,
  type CheckedItem,
} from './validate-body';
