import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from './admit';
import { answerPreflight, shareWithPage } from './cross-origin';
import { knownRoute, type KnownRoute } from './on-route';
import { refuseIfMatch, refuseParameters, refuseUnstorableQuery } from './refuse-parameters';
import { openState } from './request-state';
import type { RouteTable } from './route-table';
import { stamp } from './stamp';

type OnRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
) => void;

/** The one hook before every handler. A callback hook: an async one costs more on a path that every request takes. */
export const onRequest =
  (admission: Admission, routes: RouteTable): OnRequest =>
  (request, reply, done) => {
    stamp(request, reply);
    const route = knownRoute(request.routeOptions.config);
    if (!route && !request.is404) return done();
    if (!route && isPreflight(request, routes)) {
      return void admission
        .showAddress(request, reply)
        .then(() => answerPreflight(request, reply), done);
    }
    const admitted = admit(admission, request, reply, route);
    if (route) prepare(request, reply, route);
    admitted
      .then(() => {
        refuseUnstorableQuery(request);
        if (route?.declaration.bulk) refuseIfMatch(request.headers);
        if (route && !route.declaration.query) refuseParameters(request.query);
      })
      .then(() => done(), done);
  };

/** A signature is over the body, which has not arrived yet: until it was judged, nothing is counted. */
const admit = (
  admission: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
  route: KnownRoute | undefined,
): Promise<void> => {
  switch (route?.access.kind) {
    case 'token':
      return admission.admit(request, reply, route.access);
    case 'signed':
      return admission.showAddress(request, reply);
    case 'public':
    case undefined:
      return admission.admitAnybody(request, reply);
  }
};

const prepare = (
  request: FastifyRequest,
  reply: FastifyReply,
  { declaration }: KnownRoute,
): void => {
  openState(request, declaration);
  if (declaration.websiteKey) shareWithPage(request, reply);
};

/** Only where pages may post: asked of any other path it is a method that nothing takes. */
const isPreflight = ({ method, headers, url }: FastifyRequest, routes: RouteTable): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && routes.isForWebsites(url.split('?')[0]!);
