export { AnswerChecker, type DescribedOperation, type GivenAnswer } from './answer-checker';
export { checkedFetch } from './checked-fetch';
