export const REQUESTS_PER_MINUTE = Symbol('requests per minute');
