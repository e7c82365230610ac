// `node clients/scenarios/fault-proxy.mjs --target http://127.0.0.1:3000 [--port 0]`: runs between
// a client and the API and damages what passes. Prints `{"url":"http://127.0.0.1:…"}` and runs until
// SIGINT or SIGTERM. It shares no code with the API or with a client, and needs no package.
import { createHash } from 'node:crypto';
import { Agent, createServer, request as sendRequest } from 'node:http';
import process, { argv, exit, stderr, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { answerWith, damagedAnswer, describeFaultProblem } from './faults.mjs';

const CONTROL = '/_faults';
const LARGEST_BODY = 20_000_000;

/** Starts a proxy on a loopback port; `{ url, close() }`. */
export async function startFaultProxy({ target, port = 0 }) {
  const origin = new URL(target);
  if (origin.protocol !== 'http:') throw new Error(`--target must be an http address: ${target}`);
  const state = { rules: [], requests: [], sequence: 0 };
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    serve({ state, origin, agent }, request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else answerJson(response, 502, { error: { code: 'FAULT_PROXY', message: error.message } });
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function serve(proxy, request, response) {
  const body = await readAll(request);
  const path = request.url;
  if (path === CONTROL || path.startsWith(`${CONTROL}/`)) {
    return control(proxy.state, request.method, path, body, response);
  }
  const fault = nextFault(proxy.state.rules, request.method, path);
  const entry = recordRequest(proxy.state, request, body, fault);
  const forward = () => {
    entry.passedOn = true;
    return passOn(proxy, request, body, fault);
  };
  const answer = await damagedAnswer(fault, forward);
  entry.status = answer === null ? null : answer.status;
  await answerWith(response, answer);
}

/** The fault of the first rule that strikes; every rule that matches counts the request. */
function nextFault(rules, method, path) {
  let struck = null;
  for (const rule of rules) {
    if (!matches(rule.match, method, path)) continue;
    rule.seen += 1;
    const since = rule.seen - rule.match.nth;
    if (struck === null && since >= 0 && since < rule.match.times) struck = rule.fault;
  }
  return struck;
}

const matches = (match, method, path) =>
  (match.method === '*' || match.method === method) && match.pattern.test(path.split('?')[0]);

/** `*` is one part of a path, `**` any number of them. */
const patternOf = (path) =>
  new RegExp(
    `^${path
      .split('**')
      .map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+'))
      .join('.*')}$`,
  );

function recordRequest(state, request, body, fault) {
  const { authorization, ...headers } = request.headers;
  delete headers.cookie;
  const entry = {
    number: ++state.sequence,
    at: Date.now(),
    method: request.method,
    path: request.url,
    headers,
    hasAuthorization: authorization !== undefined,
    bodyBytes: body.length,
    bodySha256: createHash('sha256').update(body).digest('hex'),
    bodyMembers: membersOf(body),
    fault: fault?.kind ?? null,
    passedOn: false,
    status: null,
  };
  state.requests.push(entry);
  return entry;
}

/** The names of the members of a JSON object, sorted; null when the body is none. */
function membersOf(body) {
  try {
    const value = JSON.parse(body.toString('utf8'));
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.keys(value).sort()
      : null;
  } catch {
    return null;
  }
}

/** Sends the request to the API and reads the whole answer. */
function passOn({ origin, agent }, request, body, fault) {
  const headers = { ...request.headers, host: origin.host, 'content-length': String(body.length) };
  delete headers['transfer-encoding'];
  delete headers.connection;
  if (body.length === 0 && request.method === 'GET') delete headers['content-length'];
  if (fault?.kind === 'rewrite') delete headers['accept-encoding'];
  return new Promise((answered, failed) => {
    const outgoing = sendRequest(
      {
        agent,
        host: origin.hostname,
        port: origin.port,
        method: request.method,
        path: request.url,
        headers,
      },
      (incoming) => {
        readAll(incoming).then(
          (bytes) =>
            answered({ status: incoming.statusCode, headers: incoming.headers, body: bytes }),
          failed,
        );
      },
    );
    outgoing.on('error', failed);
    outgoing.end(body);
  });
}

async function readAll(stream) {
  const pieces = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    if (size > LARGEST_BODY) throw new Error(`A body is larger than ${LARGEST_BODY} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function control(state, method, path, body, response) {
  const route = `${method} ${path.slice(CONTROL.length) || '/'}`;
  if (route === 'POST /') return addRules(state, body, response);
  if (route === 'GET /') return answerJson(response, 200, { data: state.rules.map(shown) });
  if (route === 'GET /requests') return answerJson(response, 200, { data: state.requests });
  if (route === 'DELETE /') {
    state.rules = [];
    state.requests = [];
    return answerJson(response, 200, { data: [] });
  }
  return answerJson(response, 404, {
    error: {
      code: 'NOT_FOUND',
      message: `There is no ${method} ${path}. There are GET, POST and DELETE ${CONTROL}, GET ${CONTROL}/requests.`,
    },
  });
}

function addRules(state, body, response) {
  let rules;
  try {
    rules = readRules(body);
  } catch (error) {
    const refusal = { code: 'INVALID_RULE', message: error.message };
    return answerJson(response, 400, { error: refusal });
  }
  state.rules.push(...rules);
  return answerJson(response, 201, { data: state.rules.map(shown) });
}

function readRules(body) {
  const value = JSON.parse(body.toString('utf8'));
  if (!Array.isArray(value)) throw new Error('The body must be a list of rules.');
  return value.map((rule, at) => {
    const problem = describeRuleProblem(rule);
    if (problem) throw new Error(`Rule ${at}: ${problem}`);
    const { method = '*', path, nth = 1, times = 1 } = rule.match;
    const count = times === 'all' ? Number.MAX_SAFE_INTEGER : times;
    const match = { method, path, pattern: patternOf(path), nth, times: count };
    return { match, fault: rule.fault, seen: 0 };
  });
}

const isCount = (value) => Number.isInteger(value) && value > 0;

function describeRuleProblem(rule) {
  const match = rule?.match;
  if (typeof match?.path !== 'string') return '`match.path` must be a path such as /api/v1/*.';
  if (!isCount(match.nth ?? 1)) return '`match.nth` must be a whole number from 1 on.';
  if (match.times !== 'all' && !isCount(match.times ?? 1)) {
    return '`match.times` must be a whole number from 1 on, or "all".';
  }
  return describeFaultProblem(rule.fault);
}

const shown = ({ match: { method, path, nth, times }, fault, seen }) => ({
  match: { method, path, nth, times: times === Number.MAX_SAFE_INTEGER ? 'all' : times },
  fault,
  seen,
});

function answerJson(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function main() {
  const { values } = parseArgs({
    options: { target: { type: 'string' }, port: { type: 'string', default: '0' } },
  });
  if (!values.target) {
    stderr.write('usage: node fault-proxy.mjs --target http://127.0.0.1:3000 [--port 0]\n');
    exit(1);
  }
  const proxy = await startFaultProxy({ target: values.target, port: Number(values.port) });
  stdout.write(`${JSON.stringify({ url: proxy.url })}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void proxy.close());
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) await main();
