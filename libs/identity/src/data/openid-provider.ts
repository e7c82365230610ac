import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { isTimeZone } from '@switchyard/kernel';
import * as openid from 'openid-client';
import {
  externalSignInFailed,
  type ExternalProblem,
  LONGEST_AGE_S,
  PROOF_AGE_S,
  type ProvidedIdentity,
} from '../domain';
import { OPEN_ID, type OpenIdSettings, PUBLIC_URL } from '../use-cases/ports';

export const CALLBACK_PATH = '/app/login/openid/callback';
const SCOPE = 'openid email profile';
/** For each request to the provider. */
const LONGEST_S = 10;
const LONGEST_SUBJECT = 255;
const LONGEST_NAME = 255;

/** What an attempt is recognised by. All of it follows from the cookie, and none leads back to it. */
interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const secretsOf = (cookie: string): AttemptSecrets => {
  const derive = (purpose: string): string =>
    createHmac('sha256', cookie).update(purpose).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') };
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The one provider of OpenID Connect that this installation trusts, where one is configured. */
@Injectable()
export class OpenIdProvider {
  private readonly logger = new Logger(OpenIdProvider.name);
  private known: openid.Configuration | undefined;

  constructor(
    @Inject(OPEN_ID) private readonly settings: OpenIdSettings | undefined,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** What the button says; undefined where there is no provider. */
  get name(): string | undefined {
    return this.settings?.name;
  }

  /** Where the browser goes. A proof asks the provider to ask for a password again. */
  async addressFor(cookie: string, isProof: boolean): Promise<string> {
    const config = await this.configuration();
    const { state, nonce, verifier } = secretsOf(cookie);
    return openid.buildAuthorizationUrl(config, {
      redirect_uri: `${this.publicUrl}${CALLBACK_PATH}`,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Sent in both cases, so that the provider says when it last asked for a password.
      max_age: String(isProof ? PROOF_AGE_S : LONGEST_AGE_S),
      ...(isProof ? { prompt: 'login' } : {}),
    }).href;
  }

  /** Whether the answer is to the attempt of this cookie; no request is made. */
  isAnswerTo(cookie: string, answer: URLSearchParams): boolean {
    return isSame(secretsOf(cookie).state, answer.get('state') ?? '');
  }

  /** Who the answer of the provider is about. Throws EXTERNAL_SIGN_IN_FAILED. */
  async identityIn(cookie: string, answer: URLSearchParams): Promise<ProvidedIdentity> {
    const config = await this.configuration();
    const issuer = answer.get('iss');
    if (issuer !== null && issuer !== config.serverMetadata().issuer) {
      throw externalSignInFailed('wrong_issuer');
    }
    return this.asking(() => this.exchange(config, cookie, answer));
  }

  private async exchange(
    config: openid.Configuration,
    cookie: string,
    answer: URLSearchParams,
  ): Promise<ProvidedIdentity> {
    const { state, nonce, verifier } = secretsOf(cookie);
    const address = new URL(`${this.publicUrl}${CALLBACK_PATH}?${answer.toString()}`);
    const tokens = await openid.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw externalSignInFailed('not_verified');
    const asksMore =
      claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined;
    const more = asksMore
      ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
      : undefined;
    return identityOf({ ...more, ...claims });
  }

  /** Asked for once; again after a failure. */
  private async configuration(): Promise<openid.Configuration> {
    const { settings } = this;
    if (!settings) throw externalSignInFailed('not_configured');
    this.known ??= await this.asking(() =>
      openid.discovery(
        new URL(settings.issuer),
        settings.clientId,
        undefined,
        openid.ClientSecretBasic(settings.clientSecret),
        {
          timeout: LONGEST_S,
          execute: [
            openid.enableNonRepudiationChecks,
            ...(settings.allowsHttp ? [openid.allowInsecureRequests] : []),
          ],
        },
      ),
    );
    return this.known;
  }

  /** The log says which kind of failure it was and nothing that the provider sent. */
  private async asking<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      if (problem !== 'declined') {
        this.logger.warn(`the sign-in provider: ${problem} (${kindOf(error)})`);
      }
      throw externalSignInFailed(problem);
    }
  }
}

const DECLINED: ReadonlySet<string> = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);
const AWAY: ReadonlySet<string> = new Set(['temporarily_unavailable', 'server_error']);
const SERVER_ERROR = 500;

interface Failure {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly status?: unknown;
  readonly error?: unknown;
  readonly cause?: Failure;
  readonly claim?: unknown;
}

/**
 * The problem of a request to the provider; undefined for an error that the provider did not cause.
 */
const problemOf = (error: unknown): ExternalProblem | undefined => {
  if (error instanceof openid.AuthorizationResponseError) {
    if (DECLINED.has(error.error)) return 'declined';
    return AWAY.has(error.error) ? 'unavailable' : 'bad_answer';
  }
  if (error instanceof openid.ResponseBodyError) {
    // A code that was used before, or that belongs to another verifier.
    return error.error === 'invalid_grant' ? 'not_verified' : 'bad_answer';
  }
  if (error instanceof openid.ClientError) return problemOfAnswer(error as Failure);
  // What `fetch` throws when there is no connection.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unavailable' : undefined;
};

const problemOfAnswer = ({ code, cause }: Failure): ExternalProblem => {
  switch (code) {
    case 'OAUTH_TIMEOUT':
    case 'OAUTH_ABORT':
      return 'unavailable';
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
      return Number(cause?.status) >= SERVER_ERROR ? 'unavailable' : 'bad_answer';
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return 'wrong_issuer';
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return cause?.cause?.claim === 'iss' ? 'wrong_issuer' : 'not_verified';
    case undefined:
      return 'unavailable';
    default:
      return 'not_verified';
  }
};

/** Words of the protocol only: a message, a cause and a body may hold what the provider sent. */
const kindOf = (error: unknown): string => {
  const { code, error: reason, name } = error as Failure;
  return [name, code, reason]
    .filter((word) => typeof word === 'string' && /^\w{1,60}$/.test(word))
    .join(' ');
};

const textIn = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= longest &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value)
    ? value
    : undefined;

const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,255}$/;

/** What a provider sends is judged like what a caller sends. Throws EXTERNAL_SIGN_IN_FAILED. */
const identityOf = (claims: Readonly<Record<string, unknown>>): ProvidedIdentity => {
  const [issuer, subject] = [textIn(claims['iss'], 2_048), textIn(claims['sub'], LONGEST_SUBJECT)];
  if (issuer === undefined || subject === undefined) throw externalSignInFailed('not_verified');
  const email = textIn(claims['email'], 320)?.toLowerCase();
  const zone = textIn(claims['zoneinfo'], 64);
  const authTime = claims['auth_time'];
  return {
    issuer,
    subject,
    email: email !== undefined && ADDRESS.test(email) ? email : undefined,
    isEmailVerified: claims['email_verified'] === true,
    name: textIn(claims['name'], LONGEST_NAME) ?? '',
    timeZone: zone !== undefined && isTimeZone(zone) ? zone : undefined,
    // The provider's clock is compared with that of this machine, not with business time.
    ageSeconds:
      typeof authTime === 'number' ? Math.max(0, Date.now() / 1_000 - authTime) : undefined,
  };
};
