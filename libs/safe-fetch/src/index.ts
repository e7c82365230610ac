export * from './vet-url';
export {
  FETCH_PROBLEM_TEXTS,
  FETCH_PROBLEMS,
  type FetchProblemCode,
  FetchProblem,
  notAllowed,
} from './fetch-problem';
export * from './safe-fetch';
