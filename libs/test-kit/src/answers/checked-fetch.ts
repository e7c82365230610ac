import type { AnswerChecker } from './answer-checker';

const HEADERS = ['x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/** Every answer under `/api/v1` carries these. */
const checkHeaders = (path: string, { headers }: Response): void => {
  const missing = HEADERS.filter((name) => !headers.has(name));
  if (missing.length > 0) throw new Error(`${path} answered without ${missing.join(', ')}`);
};

/** `fetch` that holds every answer against the description and throws when it is another. */
export const checkedFetch =
  (checker: AnswerChecker) =>
  async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    const { pathname } = new URL(request.url);
    const text = await response.clone().text();
    checkHeaders(pathname, response);
    checker.check({
      method: request.method,
      path: pathname,
      status: response.status,
      body: text === '' ? undefined : JSON.parse(text),
    });
    return response;
  };
