import { isRefusal } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteAccess } from '../access/access';
import type { Authenticated, Authenticator } from '../access/authenticator';
import { authorise } from '../access/authorise';
import { applyCount, tellCount } from '../limits/rate-headers';
import type { RateLimiter } from '../limits/rate-limiter';
import { callingOrigin } from './calling-origin';
import { setCaller } from './request-state';

const ANYBODY: RouteAccess = { kind: 'token', scopes: [], writes: false };

/** Lets a request in or throws: who is it, is it within its limits, may it do this. In that order, so that every answer shows a bucket. */
export class Admission {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
  ) {}

  /** A route that needs a token. Failed authentications are counted against the address, valid tokens never. */
  admit(request: FastifyRequest, reply: FastifyReply, access: RouteAccess): Promise<void> {
    let found: Authenticated | Promise<Authenticated>;
    try {
      found = this.ask(request, access);
    } catch (error) {
      return this.turnAway(request, reply, error);
    }
    if (!(found instanceof Promise)) return this.letIn(request, reply, access, found);
    return found.then(
      (late) => this.letIn(request, reply, access, late),
      (error: unknown) => this.turnAway(request, reply, error),
    );
  }

  /** A public or unknown route: counted against a valid token when there is one, otherwise against the address. */
  async admitAnybody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const found =
      request.headers.authorization === undefined ? undefined : await this.recognise(request);
    applyCount(
      reply,
      found
        ? await this.limiter.countToken(found.allowance)
        : await this.limiter.countAddress(request.ip),
    );
  }

  /** A browser's question before it posts: it carries no credential to be counted against, and says nothing but how to ask. */
  async showAddress(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    tellCount(reply, await this.limiter.seeAddress(request.ip));
  }

  private async letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    access: RouteAccess,
    found: Authenticated,
  ): Promise<void> {
    applyCount(reply, await this.limiter.countToken(found.allowance));
    if ('refusal' in found) throw found.refusal;
    authorise(found.caller, access);
    setCaller(request, { ...found.caller, requestId: request.id });
  }

  private async turnAway(
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
  ): Promise<never> {
    applyCount(reply, await this.limiter.countAddress(request.ip));
    throw error;
  }

  private async recognise(request: FastifyRequest): Promise<Authenticated | undefined> {
    try {
      return await this.ask(request, ANYBODY);
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  private ask(
    { headers }: FastifyRequest,
    access: RouteAccess,
  ): Authenticated | Promise<Authenticated> {
    const space = headers['x-space-id'];
    return this.authenticator.authenticate(
      headers.authorization,
      Array.isArray(space) ? space.join(',') : space,
      access,
      callingOrigin(headers),
    );
  }
}
