export { daysFrom } from './days';
export { countOf, millionthsOf } from './millionths';
export { rowsOnce } from './rows-once';
