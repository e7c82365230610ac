// Whether results, errors and requests are what a scenario expects: each function returns what is
// wrong, in words.
import { inspect, isDeepStrictEqual } from 'node:util';

const show = (value) => inspect(value, { depth: 2, maxStringLength: 200, maxArrayLength: 3 });

/** The value at a JSON pointer; `*` is every item. Undefined where there is none. */
export function valueAt(value, pointer) {
  const [, part, ...rest] = pointer.split('/');
  if (part === undefined) return value;
  const after = rest.map((one) => `/${one}`).join('');
  if (part !== '*') return valueAt(value?.[part], after);
  return Array.isArray(value) ? value.map((item) => valueAt(item, after)) : undefined;
}

const CHECKS = {
  equals: (found, wanted) => isDeepStrictEqual(found ?? null, wanted),
  matches: (found, wanted) => new RegExp(wanted).test(String(found)),
  length: (found, wanted) => found?.length === wanted,
  isDistinct: (found) => new Set(found).size === found?.length,
  countsFromZero: (found) => found?.every((one, at) => one === at) ?? false,
};

/** Of a list of `{ pointer, … }`. */
export function wrongMembers(value, expected = []) {
  return expected.flatMap(({ pointer, ...checks }) => {
    const found = valueAt(value, pointer);
    return Object.entries(checks)
      .filter(([check, wanted]) => !CHECKS[check](found, wanted))
      .map(([check, wanted]) => `${pointer} is ${show(found)}, not ${check} ${show(wanted)}`);
  });
}

/** Of an error that a call must have thrown; `classes` are the exports of the package. */
export function wrongError(error, expected, classes) {
  if (error === undefined) return ['it succeeded'];
  const { is = [], isNot = [], members, isRefusedBeforeSending, hasRequestId, ...facts } = expected;
  const isOf = (name) => classes[name] !== undefined && error instanceof classes[name];
  return [
    ...is.filter((name) => !isOf(name)).map((name) => `the error is no ${name}`),
    ...isNot.filter(isOf).map((name) => `the error is a ${name}`),
    ...(isRefusedBeforeSending && !isOf('UsageError') ? ['it was not refused before sending'] : []),
    ...(hasRequestId && !error.requestId ? ['the error has no request id'] : []),
    ...Object.entries(facts)
      .filter(([name, wanted]) => (error[name] ?? null) !== wanted)
      .map(([name, wanted]) => `${name} is ${show(error[name])}, not ${show(wanted)}`),
    ...wrongMembers(error, members),
  ].map((text) => `${text} (${error.name}: ${error.message})`);
}

/** Of a number that has a least and a most. */
export const wrongAmount = (what, amount, { least = 0, most = Infinity } = {}) =>
  amount < least || amount > most ? [`${what}: ${amount}, not ${least} to ${most}`] : [];

const patternOf = (path) =>
  new RegExp(
    `^${path
      .split('**')
      .map((part) => part.split('*').map(escaped).join('[^/]+'))
      .join('.*')}$`,
  );
const escaped = (text) => text.replace(/[$()+.?[\\\]^{|}]/g, '\\$&');

const ofRequests = {
  count: (chosen, wanted) => chosen.length === wanted,
  idempotencyKey: (chosen, wanted) =>
    new Set(keysOf(chosen)).size === (wanted === 'same' ? 1 : chosen.length),
  distinctIdempotencyKeys: (chosen, wanted) => new Set(keysOf(chosen)).size === wanted,
  headers: (chosen, wanted) =>
    chosen.every(({ headers }) =>
      Object.entries(wanted).every(([name, text]) => new RegExp(text).test(headers[name] ?? '')),
    ),
  bodyMembers: (chosen, wanted) =>
    chosen.every(({ bodyMembers }) => isDeepStrictEqual(bodyMembers, wanted)),
  hasAuthorization: (chosen, wanted) =>
    chosen.every(({ hasAuthorization }) => hasAuthorization === wanted),
};

const keysOf = (chosen) => chosen.map(({ headers }) => headers['idempotency-key']);

/** Of the log of the proxy. */
export function wrongRequests(log, expected = []) {
  return expected.flatMap(({ method, path, ...checks }) => {
    const pattern = patternOf(path);
    const chosen = log.filter(
      (one) => (method ?? one.method) === one.method && pattern.test(one.path.split('?')[0]),
    );
    return Object.entries(checks)
      .filter(([check, wanted]) => !ofRequests[check](chosen, wanted))
      .map(([check, wanted]) => {
        const seen = chosen.map((one) => `${one.method} ${one.path}`);
        return `${method ?? 'any'} ${path}: not ${check} ${show(wanted)}; ${show(seen)}`;
      });
  });
}
