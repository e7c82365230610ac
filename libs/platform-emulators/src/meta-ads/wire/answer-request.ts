import type { VendorAnswer } from '../../vendor';
import { debugToken } from '../accounts/debug-token';
import { exchangeToken } from '../accounts/exchange-token';
import { answerSearch } from '../places/answer-search';
import type { World } from '../store/world';
import { answerBatch } from './answer-batch';
import { answerCall } from './answer-call';
import { accountOf, tokenOf, versionOf } from './call-of';
import type { Call } from './call';
import { textIn } from '../../json/fields';
import { GraphError } from './graph-error';
import type { GraphRequest } from './graph-request';
import { readByIds } from './read-by-ids';
import { refusalAnswer } from './refusal-answer';
import { unknownPath } from './refusals';

/** Answers one request, refusals as the vendor writes them. */
export function answerRequest(world: World, request: GraphRequest): VendorAnswer {
  try {
    return answered(world, request);
  } catch (error) {
    if (error instanceof GraphError) return refusalAnswer(error, request.path);
    throw error;
  }
}

function answered(world: World, request: GraphRequest): VendorAnswer {
  const { number, path, version } = versionOf(request.path, new Date(world.now()));
  if (path === '/oauth/access_token') {
    return { status: 200, body: exchangeToken(world, request.parameters) };
  }
  if (path === '/debug_token') return { status: 200, body: debugToken(world, request) };
  const token = tokenOf(request.headers, request.parameters);
  const account = accountOf(world, token, textIn(request.parameters, 'appsecret_proof'));
  const override = textIn(request.parameters, 'method').toUpperCase();
  const method =
    request.method === 'POST' && ['GET', 'DELETE'].includes(override) ? override : request.method;
  const call = { ...request, world, method, account, token, version, versionNumber: number, path };
  const body = bodyOf(call);
  const headers = {
    ...world.usage.headers(account.id, world.now()),
    'x-app-usage': '{"call_count":1,"total_cputime":1,"total_time":1}',
  };
  return {
    status: 200,
    headers: { ...headers, 'facebook-api-version': version.slice(1) || `v${number}.0` },
    body,
  };
}

function bodyOf(call: Omit<Call, 'subject'>): unknown {
  if (call.path === '/search' && call.method === 'GET') return answerSearch(call);
  if (call.path !== '/') return answerCall(call);
  if (call.method === 'POST' && call.parameters.batch !== undefined) {
    return answerBatch(call, (part) => answerRequest(call.world, part));
  }
  if (call.method === 'GET' && call.parameters.ids !== undefined) return readByIds(call);
  throw unknownPath('/');
}
