import type { Emulators } from '../core/emulators';
import { EditRefused, type VendorAnswer } from '../vendor';
import { consentRoutes } from './consent-routes';
import { objectRoutes } from './object-routes';
import { BadControlRequest, type ControlRoute } from './reader';
import { faultRoutes, requestRoutes } from './traffic-routes';
import { worldRoutes } from './world-routes';

const ROUTES: readonly ControlRoute[] = [
  ...requestRoutes,
  ...objectRoutes,
  ...faultRoutes,
  ...worldRoutes,
  ...consentRoutes,
];

/** The control interface: JSON in, JSON out, every refusal `{ error: { code, message } }`. */
export function answerControl(
  emulators: Emulators,
  method: string,
  url: URL,
  body: Buffer,
): VendorAnswer {
  const path = url.pathname.slice('/_control'.length);
  const here = ROUTES.filter((route) => route.path.test(path));
  const route = here.find((candidate) => candidate.method === method);
  if (!here.length) return refusal(404, `There is no control route ${path || '/'}`);
  if (!route) {
    return {
      ...refusal(405, `${method} is not taken here`),
      headers: { allow: here.map((known) => known.method).join(', ') },
    };
  }
  try {
    refuseUnknownQuery(route, url.searchParams);
    const params = (route.path.exec(path)?.slice(1) ?? []).map(decodeURIComponent);
    return route.answer({ emulators, query: url.searchParams, params, body: parse(body) });
  } catch (error) {
    if (error instanceof BadControlRequest) return refusal(error.status, error.message);
    if (error instanceof EditRefused) return refusal(400, error.message);
    throw error;
  }
}

function refuseUnknownQuery(route: ControlRoute, query: URLSearchParams): void {
  const unknown = [...query.keys()].filter((name) => !route.query?.includes(name));
  if (unknown.length) {
    throw new BadControlRequest(`Unknown query parameters: ${unknown.join(', ')}`);
  }
}

function parse(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new BadControlRequest('The body is not JSON');
  }
}

function refusal(status: number, message: string): VendorAnswer {
  return {
    status,
    body: { error: { code: status === 404 ? 'NOT_FOUND' : 'INVALID_REQUEST', message } },
  };
}
