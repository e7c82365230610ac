export const REQUESTS_PER_MINUTE = Symbol('requests per minute');
export const TOKEN_CACHE = Symbol('token cache');
