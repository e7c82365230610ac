import { Inject, Injectable } from '@nestjs/common';
import { SessionReader } from '@switchyard/http-kit';
import type { Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import type { Environment } from '../../domain';
import { ENVIRONMENT } from '../../use-cases/ports';
import { ReadSession } from '../../use-cases/people/sessions';

const LONGEST_SECONDS = 30 * 86_400;
const COOKIE = /^[0-9A-Za-z]{43}$/;

/** The value of one cookie in a `Cookie` header, where it has the form of ours. */
const cookieIn = (cookies: string | undefined, name: string): string | undefined => {
  const value = (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value !== undefined && COOKIE.test(value) ? value : undefined;
};

/**
 * The cookie of a session. In `live` it has the prefix `__Host-` and is sent over HTTPS only; `test`
 * runs without TLS.
 */
@Injectable()
export class SessionCookies extends SessionReader {
  readonly name: string;
  private readonly attributes: string;

  constructor(
    private readonly sessions: ReadSession,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super();
    const isLive = environment === 'live';
    this.name = isLive ? '__Host-switchyard_session' : 'switchyard_session';
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${isLive ? '; Secure' : ''}`;
  }

  async read(cookies: string | undefined): Promise<Visitor | undefined> {
    const cookie = this.valueIn(cookies);
    return cookie === undefined ? undefined : this.sessions.visitor(cookie);
  }

  /** The cookie of a session in a `Cookie` header, whether it opens anything or not. */
  valueIn(cookies: string | undefined): string | undefined {
    return cookieIn(cookies, this.name);
  }

  set(reply: FastifyReply, cookie: string): void {
    reply.header(
      'Set-Cookie',
      `${this.name}=${cookie}; Max-Age=${LONGEST_SECONDS}; ${this.attributes}`,
    );
  }

  clear(reply: FastifyReply): void {
    reply.header('Set-Cookie', `${this.name}=; Max-Age=0; ${this.attributes}`);
  }
}

const ATTEMPT_SECONDS = 600;

/** The cookie of a sign-in that is under way at the provider. */
@Injectable()
export class AttemptCookies {
  private readonly name: string;
  private readonly attributes: string;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    const isLive = environment === 'live';
    this.name = isLive ? '__Host-switchyard_openid' : 'switchyard_openid';
    // Lax: the browser comes back from another site.
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${isLive ? '; Secure' : ''}`;
  }

  valueIn(cookies: string | undefined): string | undefined {
    return cookieIn(cookies, this.name);
  }

  set(reply: FastifyReply, cookie: string): void {
    reply.header(
      'Set-Cookie',
      `${this.name}=${cookie}; Max-Age=${ATTEMPT_SECONDS}; ${this.attributes}`,
    );
  }

  clear(reply: FastifyReply): void {
    reply.header('Set-Cookie', `${this.name}=; Max-Age=0; ${this.attributes}`);
  }
}
