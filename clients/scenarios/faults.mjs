// What a fault makes of one request and its answer.
import { setTimeout as sleep } from 'node:timers/promises';

/** The kinds of faults with the members that each must have. */
const KINDS = {
  'lost-answer': [],
  reset: [],
  status: ['status'],
  slow: ['delayMs'],
  truncate: [],
  rewrite: [],
  'unknown-code': [],
};

/** What is wrong with a fault of a rule, as a sentence; null when nothing is. */
export function describeFaultProblem(fault) {
  const members = KINDS[fault?.kind];
  if (!members) return `\`fault.kind\` must be one of ${Object.keys(KINDS).join(', ')}.`;
  const missing = members.find((member) => !Number.isInteger(fault[member]));
  return missing ? `\`fault.${missing}\` must be a whole number.` : null;
}

/**
 * The answer that the client gets: `{ status, headers, body, pauseMs?, isCut? }`, or null when the
 * connection ends without one. `forward` sends the request to the API.
 */
export async function damagedAnswer(fault, forward) {
  switch (fault?.kind) {
    case undefined:
      return forward();
    case 'lost-answer':
      await forward();
      return null;
    case 'reset':
      return null;
    case 'status':
      return statusAnswer(fault, forward);
    case 'slow':
      return slowAnswer(fault, forward);
    case 'truncate':
      return { ...(await forward()), isCut: true };
    case 'rewrite':
      return rewrittenAnswer(fault, await forward());
    case 'unknown-code':
      return unknownCodeAnswer(fault);
    default:
      throw new Error(`No fault is called ${fault.kind}.`);
  }
}

async function statusAnswer(fault, forward) {
  if (fault.reachesApi) await forward();
  const isText = typeof fault.body === 'string';
  const body = isText ? fault.body : JSON.stringify(fault.body ?? errorBody(fault.status));
  return {
    status: fault.status,
    headers: {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      ...resolveHeaders(fault.headers),
    },
    body: Buffer.from(body),
  };
}

const errorBody = (status, code = `FAULT_${status}`) => ({
  error: { code, message: `The fault proxy answers ${status}.` },
});

const unknownCodeAnswer = ({ status = 409, code = 'CODE_OF_A_LATER_VERSION' }) => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': 'req_of_the_proxy',
  },
  body: Buffer.from(JSON.stringify(errorBody(status, code))),
});

async function slowAnswer({ delayMs, at = 'first-byte' }, forward) {
  const answer = await forward();
  if (at === 'middle') return { ...answer, pauseMs: delayMs };
  await sleep(delayMs);
  return answer;
}

/** `set` is a list of `{ pointer, value }`; `*` in a pointer stands for every item of a list. */
function rewrittenAnswer({ set = [], headers, status }, answer) {
  const value = set.length > 0 ? JSON.parse(answer.body.toString('utf8')) : undefined;
  for (const change of set) setMember(value, change.pointer.split('/').slice(1), change.value);
  return {
    status: status ?? answer.status,
    headers: { ...answer.headers, ...resolveHeaders(headers) },
    body: value === undefined ? answer.body : Buffer.from(JSON.stringify(value)),
  };
}

function setMember(target, [name, ...rest], value) {
  if (target === null || typeof target !== 'object') throw new Error(`Nothing to set ${name} in.`);
  if (name === '*') {
    for (const key of Object.keys(target)) setMember(target, [key, ...rest], value);
  } else if (rest.length === 0) {
    target[name] = value;
  } else {
    setMember(target[name], rest, value);
  }
}

/** A value of `{ "dateIn": seconds }` becomes the HTTP date that is so far ahead. */
const resolveHeaders = (headers = {}) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'object'
        ? new Date(Date.now() + value.dateIn * 1000).toUTCString()
        : String(value),
    ]),
  );

const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Writes an answer of `damagedAnswer`, or cuts the connection. */
export async function answerWith(response, answer) {
  if (answer === null) return void response.socket?.resetAndDestroy();
  const headers = { ...answer.headers };
  for (const name of CONNECTION_HEADERS) delete headers[name];
  if (![204, 304].includes(answer.status)) headers['content-length'] = answer.body.length;
  response.writeHead(answer.status, headers);
  const half = answer.body.subarray(0, Math.floor(answer.body.length / 2));
  if (answer.isCut) {
    await new Promise((written) => response.write(half, written));
    return void response.socket?.destroy();
  }
  if (answer.pauseMs) {
    response.write(half);
    await sleep(answer.pauseMs);
    response.end(answer.body.subarray(half.length));
    return;
  }
  response.end(answer.body);
}
