export * from './vet-url';
export { FETCH_PROBLEMS, type FetchProblemCode, FetchProblem, notAllowed } from './fetch-problem';
export * from './safe-fetch';
export * from './fetch-problem-texts';
