import type { IncomingHttpHeaders } from 'node:http';
import { isRefusal } from '@switchyard/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller, setCaller, setCredential, setVisitor } from '../hooks/request-state';
import { type Authenticated, type Authenticator, authorise, type RouteAccess } from './access';
import {
  applyCount,
  type Counted,
  COUNTED,
  countOf,
  type RateLimiter,
  reportCount,
} from './rate-limiter';
import { refuseCrossSite, requireSession, type SessionReader } from './session';

/** A credential that could not be looked up, for whatever reason, is not a wrong one. */
const isOurFault = (error: unknown): boolean => !isRefusal(error) || error.status >= 500;

type SessionAccess = Extract<RouteAccess, { readonly kind: 'session' }>;

/** Requests per minute of one session. */
const SESSION_PER_MINUTE = 600;

/** What routes of the application API are let in by. */
export interface AppDoor {
  readonly sessions: SessionReader;
  readonly publicUrl: string;
}

const ANYBODY: RouteAccess = { kind: 'token', scopes: [], writes: false };

/**
 * Admits a request or throws. It checks the caller, then the limits, then the permission, in that
 * order, so that every answer shows a bucket.
 */
export class Admission {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly app: AppDoor | undefined,
  ) {}

  /**
   * A route that needs a token. Failed authentications are counted against the address, valid
   * tokens never.
   */
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

  /**
   * A public or unknown route: counted against a valid token when there is one, otherwise against
   * the address. While it is unknown whether the token is valid, against neither.
   */
  async admitAnybody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.headers.authorization === undefined) return this.countUnknownCaller(request, reply);
    let found: Authenticated;
    try {
      found = await this.ask(request, ANYBODY);
    } catch (error) {
      return isOurFault(error)
        ? this.showAddress(request, reply)
        : this.countUnknownCaller(request, reply);
    }
    applyCount(reply, await this.limiter.countToken(found.allowance, request.ip));
  }

  /**
   * A route of the application API: counted against the session where there is one, otherwise
   * against the address. Tokens are not looked at.
   */
  async admitVisitor(
    request: FastifyRequest,
    reply: FastifyReply,
    { needs, writes, isForm }: SessionAccess,
  ): Promise<void> {
    if (!this.app) throw new Error('no SessionReader is provided');
    const visitor = await this.app.sessions.read(request.headers.cookie);
    applyCount(
      reply,
      await (visitor
        ? this.limiter.countToken(
            {
              tokenId: visitor.sessionId,
              accountId: visitor.accountId,
              perMinute: SESSION_PER_MINUTE,
            },
            request.ip,
          )
        : this.limiter.countAddress(request.ip)),
    );
    if (visitor) {
      setCredential(request, visitor.accountId, visitor.sessionId);
      setVisitor(request, visitor);
    }
    if (writes) refuseCrossSite(request.headers, this.app.publicUrl, { isForm });
    requireSession(visitor, needs);
  }

  /**
   * A browser's preflight request. It carries no credential to count against; the answer only has
   * the rules for the request.
   */
  async showAddress(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reportCount(reply, await this.limiter.seeAddress(request.ip));
  }

  private async letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    access: RouteAccess,
    found: Authenticated,
  ): Promise<void> {
    applyCount(reply, await this.count(request, found));
    setCredential(request, found.allowance.accountId, found.allowance.tokenId);
    if ('refusal' in found) throw found.refusal;
    setCaller(request, { ...found.caller, requestId: request.id });
    authorise(found.caller, access);
  }

  private async turnAway(
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
  ): Promise<never> {
    await (isOurFault(error)
      ? this.showAddress(request, reply)
      : this.countUnknownCaller(request, reply));
    throw error;
  }

  private count(request: FastifyRequest, found: Authenticated): Promise<Counted> {
    return 'refusal' in found && found.costsAddressOnly
      ? this.limiter.countRefusedOrigin(found.allowance, request.ip)
      : this.limiter.countToken(found.allowance, request.ip);
  }

  private async countUnknownCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    applyCount(reply, await this.limiter.countAddress(request.ip));
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

/**
 * Where a page that asks comes from: its `Origin`, or that of its `Referer` when there is none.
 * Only a browser sets it reliably; other clients may send any value.
 */
const callingOrigin = ({ origin, referer }: IncomingHttpHeaders): string | undefined =>
  origin ?? (referer === undefined || !URL.canParse(referer) ? undefined : new URL(referer).origin);

/**
 * Gives back what a request drew that is answered 5xx: an outage of ours is never counted against
 * who calls or where from.
 */
export const giveBackFailures = (fastify: FastifyInstance, limiter: RateLimiter): void => {
  fastify.decorateReply(COUNTED, null);
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 500) return done(null, payload);
    const goOn = (): void => done(null, payload);
    // When the counting store is down as well, the answer does not wait for it.
    giveBack(request, reply, limiter).then(goOn, goOn);
  });
};

const giveBack = async (
  request: FastifyRequest,
  reply: FastifyReply,
  limiter: RateLimiter,
): Promise<void> => {
  const caller = findCaller(request);
  if (caller) await limiter.giveBackTaken(caller);
  const after = await countOf(reply)?.giveBack?.();
  if (after) reportCount(reply, after);
};
