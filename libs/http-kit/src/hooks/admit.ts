import { isRefusal } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteAccess } from '../access/access';
import type { Authenticated, Authenticator } from '../access/authenticator';
import { authorise } from '../access/authorise';
import { applyCount } from '../limits/rate-headers';
import type { RateLimiter } from '../limits/rate-limiter';
import { setCaller } from './request-state';

const ANYBODY: RouteAccess = { kind: 'token', scopes: [], writes: false };

/** Lets a request in or throws: who is it, is it within its limits, may it do this. In that order, so that every answer shows a bucket. */
export class Admission {
  constructor(private readonly authenticator: Authenticator, private readonly limiter: RateLimiter) {}

  /** A route that needs a token. Failed authentications are counted against the address, valid tokens never. */
  async admit(request: FastifyRequest, reply: FastifyReply, access: RouteAccess): Promise<void> {
    const found = await this.authenticate(request, reply, access);
    applyCount(reply, await this.limiter.countToken(found.allowance));
    if ('refusal' in found) throw found.refusal;
    authorise(found.caller, access);
    setCaller(request, { ...found.caller, requestId: request.id });
  }

  /** A public or unknown route: counted against a valid token when there is one, otherwise against the address. */
  async admitAnybody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const found = request.headers.authorization === undefined ? undefined : await this.recognise(request);
    applyCount(reply, found ? await this.limiter.countToken(found.allowance) : await this.limiter.countAddress(request.ip));
  }

  private async authenticate(request: FastifyRequest, reply: FastifyReply, access: RouteAccess): Promise<Authenticated> {
    try {
      return await this.ask(request, access);
    } catch (error) {
      applyCount(reply, await this.limiter.countAddress(request.ip));
      throw error;
    }
  }

  private async recognise(request: FastifyRequest): Promise<Authenticated | undefined> {
    try {
      return await this.ask(request, ANYBODY);
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  private ask({ headers }: FastifyRequest, access: RouteAccess): Authenticated | Promise<Authenticated> {
    const space = headers['x-space-id'];
    return this.authenticator.authenticate(headers.authorization, Array.isArray(space) ? space.join(',') : space, access);
  }
}
