import type { IncomingMessage } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { invalidRequest, isId } from '@switchyard/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Authenticator } from '../access/access';
import { Admission, giveBackFailures } from '../access/admission';
import { applyCount } from '../access/rate-limiter';
import { noteRefused, RefusalRecord } from '../access/refusal-record';
import { SessionReader } from '../access/session';
import { LIMITER } from '../access/signed-call';
import { answerBrokenRequest, ErrorFilter, type HttpSettings } from '../answers/error-filter';
import { onRequest, stamp } from './on-request';
import { learnRoute } from './on-route';
import { observeRequest } from './observe-requests';
import {
  BYTE_TYPES,
  readJson,
  readJsonWithForeign,
  takeBytes,
  takeSigned,
  wrongContentType,
} from './read-body';
import { declarationFor, setReplaced, STATE } from './request-state';
import { RouteTable } from './route-table';
import { unstorableText } from './storable';
import { enterSpan } from './trace-requests';

const BODY_BYTES = 1024 * 1024;
/** For a request to arrive whole: no client keeps a connection by sending slowly. */
const WHOLE_REQUEST_MS = 120_000;

/**
 * A Nest application on Fastify with everything in this library in place. The module must provide
 * Authenticator (and IdempotencyStore).
 */
export const createHttpApp = async (
  module: Parameters<typeof NestFactory.create>[0],
  settings: HttpSettings,
): Promise<NestFastifyApplication> => {
  const routes = new RouteTable();
  const filter = new ErrorFilter(routes, settings);
  const app = await NestFactory.create<NestFastifyApplication>(
    module,
    httpAdapter(settings, filter),
    { bodyParser: false, abortOnError: false, logger: settings.logger ?? ['error', 'warn'] },
  );
  const fastify = app.getHttpAdapter().getInstance();
  fastify.decorateRequest(STATE, null);
  fastify.decorate(LIMITER, settings.limiter);
  giveBackFailures(fastify as never, settings.limiter);
  fastify.addHook('onRoute', (route) => learnRoute(route, routes));
  fastify.addHook('onRequest', onRequest(admissionOf(app, settings), routes, settings));
  if (settings.isTracing) fastify.addHook('preValidation', enterSpan);
  if (settings.hasSessions) {
    const record = app.get<RefusalRecord>(RefusalRecord as never, { strict: false });
    fastify.addHook('onResponse', noteRefused(record));
  }
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'buffer' },
    parseJson,
  );
  fastify.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, parseForm);
  fastify.addContentTypeParser(BYTE_TYPES, takeBytes);
  fastify.addContentTypeParser('*', takeSigned);
  app.useGlobalFilters(filter);
  return app;
};

const admissionOf = (app: NestFastifyApplication, settings: HttpSettings): Admission => {
  const { limiter, publicUrl } = settings;
  const door = settings.hasSessions && {
    sessions: app.get<SessionReader>(SessionReader as never, { strict: false }),
    publicUrl,
  };
  return new Admission(app.get(Authenticator, { strict: false }), limiter, door || undefined);
};

const httpAdapter = (settings: HttpSettings, filter: ErrorFilter): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: BODY_BYTES,
    requestTimeout: WHOLE_REQUEST_MS,
    trustProxy: (_address: string, hop: number) => hop < settings.trustedProxyHops,
    requestIdHeader: false,
    genReqId: (raw: IncomingMessage) => requestId(raw, settings),
    // A long id is an unknown id (404 after the token was asked for), not a special case of the
    // router.
    routerOptions: { maxParamLength: 16_384 },
    clientErrorHandler: answerBrokenRequest(settings.ids),
    // The router gives up on a malformed path before any hook: what the hooks would have done is
    // done here.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      observeRequest(request, reply, settings);
      stamp(request, reply);
      settings.limiter
        .countAddress(request.ip)
        .then((counted) => applyCount(reply, counted))
        .then(
          () => filter.answer(error, request, reply),
          (refusal: unknown) => filter.answer(refusal, request, reply),
        );
    },
  });

/**
 * A signed body is passed on as raw bytes, because its signature is checked before it is parsed.
 */
const parseJson = (
  request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void => {
  try {
    done(null, readBody(request, Buffer.isBuffer(body) ? body : Buffer.from(body)));
  } catch (error) {
    done(error as Error);
  }
};

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Forms belong to pages and, unread, to signed routes; everything else takes JSON. */
const parseForm = (
  request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void => {
  const { form, access } = declarationFor(request);
  if (access?.kind === 'signed') return done(null, body);
  if (!form) return done(wrongContentType());
  const fields = Object.fromEntries(new URLSearchParams(String(body)));
  const bad = Object.entries(fields).find(([, value]) => unstorableText(value) !== undefined);
  done(bad ? invalidRequest(`${bad[0]} holds a character that cannot be stored.`) : null, fields);
};

const readBody = (request: FastifyRequest, body: Buffer): unknown => {
  const { access, foreignMember, anyText } = declarationFor(request);
  if (access?.kind === 'signed') return body;
  if (foreignMember === undefined) return readJson(body, anyText);
  const { value, replaced } = readJsonWithForeign(body, foreignMember, anyText);
  setReplaced(request, replaced);
  return value;
};

const requestId = (raw: IncomingMessage, { ids }: HttpSettings): string => {
  const given = raw.headers['x-request-id'];
  return isId('req', given) ? given : ids.next('req');
};
