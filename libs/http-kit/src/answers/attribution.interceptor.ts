import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { type Acting, acting } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { declarationFor, findCaller, findVisitor } from '../hooks/request-state';

/** Where `@nestjs/swagger` keeps what is stated about an operation. */
const OPERATION = 'swagger/apiOperation';

/** Says who acts while a handler runs that may write: the audit trail gets it from there. */
@Injectable()
export class Attribution implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { operationId } = (Reflect.getMetadata(OPERATION, context.getHandler()) ?? {}) as {
      readonly operationId?: string;
    };
    const work = (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(acting.run(actingOn(request, operationId), work));
  }
}

/** The caller, as far as it is known, and the operation. */
export const actingOn = (request: FastifyRequest, operationId?: string): Acting => ({
  ...whoAsks(request),
  action: operationId ?? `${request.method} ${request.routeOptions.url ?? ''}`,
  requestId: request.id,
  address: request.ip,
});

const whoAsks = (request: FastifyRequest): Pick<Acting, 'kind' | 'userId' | 'credentialId'> => {
  const [caller, visitor] = [findCaller(request), findVisitor(request)];
  if (caller?.websiteKeyId !== undefined) {
    return { kind: 'website', credentialId: caller.websiteKeyId };
  }
  if (caller) return { kind: 'user', userId: caller.userId, credentialId: caller.tokenId };
  if (visitor) return { kind: 'user', userId: visitor.userId, credentialId: visitor.sessionId };
  return { kind: declarationFor(request).access?.kind === 'signed' ? 'provider' : 'visitor' };
};
