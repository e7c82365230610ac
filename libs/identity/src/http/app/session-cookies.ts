import { Inject, Injectable } from '@nestjs/common';
import { SessionReader } from '@switchyard/http-kit';
import type { Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import type { Environment } from '../../domain';
import { ENVIRONMENT } from '../../use-cases/ports';
import { ReadSession } from '../../use-cases/people/sessions';

const SESSION_SECONDS = 30 * 86_400;
const ATTEMPT_SECONDS = 600;
const COOKIE = /^[0-9A-Za-z]{43}$/;

/**
 * A cookie with a secret. In `live` its name has the prefix `__Host-` and it is sent over HTTPS only;
 * `test` runs without TLS. Lax, so that it is there when the browser comes back from another site.
 */
class SecretCookie {
  private readonly name: string;
  private readonly attributes: string;

  constructor(
    name: string,
    private readonly seconds: number,
    environment: Environment,
  ) {
    const isLive = environment === 'live';
    this.name = isLive ? `__Host-${name}` : name;
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${isLive ? '; Secure' : ''}`;
  }

  /** Its value in a `Cookie` header, where it has the form of ours. */
  valueIn(cookies: string | undefined): string | undefined {
    const value = (cookies ?? '')
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${this.name}=`))
      ?.slice(this.name.length + 1);
    return value !== undefined && COOKIE.test(value) ? value : undefined;
  }

  set(reply: FastifyReply, value: string): void {
    this.send(reply, value, this.seconds);
  }

  clear(reply: FastifyReply): void {
    this.send(reply, '', 0);
  }

  private send(reply: FastifyReply, value: string, seconds: number): void {
    reply.header('Set-Cookie', `${this.name}=${value}; Max-Age=${seconds}; ${this.attributes}`);
  }
}

/** The cookie of a session, and who it stands for. */
@Injectable()
export class SessionCookies extends SessionReader {
  private readonly cookie: SecretCookie;

  constructor(
    private readonly sessions: ReadSession,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super();
    this.cookie = new SecretCookie('switchyard_session', SESSION_SECONDS, environment);
  }

  async read(cookies: string | undefined): Promise<Visitor | undefined> {
    const cookie = this.valueIn(cookies);
    return cookie === undefined ? undefined : this.sessions.visitor(cookie);
  }

  /** The cookie of a session in a `Cookie` header, whether it opens anything or not. */
  valueIn(cookies: string | undefined): string | undefined {
    return this.cookie.valueIn(cookies);
  }

  set(reply: FastifyReply, value: string): void {
    this.cookie.set(reply, value);
  }

  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }
}

/** The cookie of a sign-in that is under way at the provider. */
@Injectable()
export class AttemptCookies extends SecretCookie {
  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    super('switchyard_openid', ATTEMPT_SECONDS, environment);
  }
}
