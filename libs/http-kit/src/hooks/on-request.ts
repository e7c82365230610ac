import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from './admit';
import { knownRoute } from './on-route';
import { refuseParameters } from './refuse-parameters';
import { openState } from './request-state';
import { stamp } from './stamp';

type OnRequest = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/** The one hook before every handler. A callback hook: an async one costs more on a path that every request takes. */
export const onRequest = (admission: Admission): OnRequest => (request, reply, done) => {
  stamp(request, reply);
  const route = knownRoute(request.routeOptions.config);
  if (!route && !request.is404) return done();
  const admitted = route?.access.kind === 'token' ? admission.admit(request, reply, route.access) : admission.admitAnybody(request, reply);
  if (route) openState(request, route.declaration);
  admitted.then(() => {
    if (route && !route.declaration.query) refuseParameters(request.query);
  }).then(() => done(), done);
};
