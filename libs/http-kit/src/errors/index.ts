export { errorBody } from './error-body';
