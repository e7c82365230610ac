import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { isDataError, type Refusal } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpSettings } from '../hooks/settings';
import { declarationFor } from '../hooks/request-state';
import type { RouteTable } from '../hooks/route-table';
import { errorBody } from './error-body';
import { hearOut } from './hear-out';
import { internalError, methodNotAllowed, noSuchRoute, toRefusal } from './to-refusal';

/** Answers whatever was thrown in any layer (parser, router, hook, handler) in the one error shape. Crashes are told once and shown to nobody. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly routes: RouteTable,
    private readonly settings: HttpSettings,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = this.refusalFor(error, request);
    if (reply.sent) return;
    reply
      .code(refusal.status)
      .headers(refusal.headers)
      .header('Content-Type', 'application/json; charset=utf-8');
    if (refusal.status === 413 || declarationFor(request).bytes) hearOut(request, reply);
    if (refusal.status === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', '1');
    reply.send(errorBody(refusal, request.id));
  }

  private refusalFor(error: unknown, request: FastifyRequest): Refusal {
    const refusal = toRefusal(error);
    if (!refusal || isDataError(error)) this.settings.onCrash(error, request.id);
    if (!refusal) return internalError();
    const isUnknown = request.is404 && refusal.code === 'NOT_FOUND';
    const path = request.url.split('?')[0]!;
    const allowed = isUnknown ? this.routes.allowed(path) : [];
    if (allowed.length > 0 && !allowed.includes(request.method)) return methodNotAllowed(allowed);
    return isUnknown && allowed.length === 0
      ? noSuchRoute(request.method, path, this.routes.nearest(request.method, path))
      : refusal;
  }
}
