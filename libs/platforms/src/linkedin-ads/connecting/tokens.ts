import type { CodeToTrade, NewGrant } from '../../port/access';
import { ACCESS_TEXTS, type AccessProblemCode } from '../../port/codes/access-texts';
import type { Credentials, OpenConnection } from '../../port/connection';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { PlatformIo } from '../../port/io';
import type { LinkedinEndpoints } from '../../transport/endpoints';
import { contradicted, isDevelopmentTier, isPermissionRefusal } from '../client/failures';
import { type Json, readAnswer, textOf, type WireAnswer } from '../client/objects';
import { formRequest } from '../client/requests';
import { UNVERIFIED } from '../unverified';
import { SCOPES } from './consent';

/** Life of a refresh token from the day of the consent; renewing does not move it. */
const REFRESH_SECONDS = 365 * 86_400;

/** What a code gave, before it is known whose it is. */
export type TradedCode = Pick<NewGrant, 'credentials' | 'scopes' | 'endsInSeconds'> & {
  readonly accessToken: string;
};

/** A code is sent once: its lost answer is `unknown`. */
export const tradeCode = async (
  { oauth }: LinkedinEndpoints,
  { app: { clientId, clientSecret = '' }, code, redirectUri }: CodeToTrade,
  io: PlatformIo,
): Promise<TradedCode> => {
  const answer = readAnswer(
    await io.send(
      formRequest(`${oauth}/oauth/v2/accessToken`, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      }),
    ),
  );
  const accessToken = textOf(answer.body?.['access_token']);
  if (answer.status === 200 && accessToken && answer.body) {
    return tradedOf(accessToken, answer.body);
  }
  throw refusalOf(answer);
};

/**
 * Only approved applications get refresh tokens. Without one the access token itself is the grant,
 * and the person consents again when it ends.
 */
const tradedOf = (accessToken: string, body: Json): TradedCode => {
  const refreshToken = textOf(body['refresh_token']);
  const shared = { accessToken, scopes: scopesIn(body) };
  return refreshToken
    ? {
        ...shared,
        credentials: { refreshToken },
        endsInSeconds: secondsIn(body, 'refresh_token_expires_in') ?? REFRESH_SECONDS,
      }
    : {
        ...shared,
        credentials: { accessToken },
        endsInSeconds: secondsIn(body, 'expires_in') ?? UNVERIFIED.accessTokenSeconds,
      };
};

const secondsIn = (body: Json, member: string): number | undefined => {
  const seconds = Number(body[member]);
  return seconds > 0 ? seconds : undefined;
};

/** Separated by commas or spaces. All or nothing is granted, so that no word means all. */
const scopesIn = (body: Json): readonly string[] => {
  const scopes = (textOf(body['scope']) ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  return scopes.length > 0 ? scopes : SCOPES.map(({ scope }) => scope);
};

const refusalOf = ({ status, body, requestId }: WireAnswer): PlatformFailure => {
  const error = textOf(body?.['error']) ?? `HTTP_${status}`;
  if (status === 200 || status === 408 || status === 429 || status >= 500) {
    return new PlatformFailure(
      contradicted('The token endpoint gave no token.', 'create', requestId),
    );
  }
  const isAboutApp = status === 401 || ABOUT_THE_APP.includes(error);
  return namedFailure('refused', isAboutApp ? 'APP_NOT_ACCEPTED' : 'CODE_REFUSED', error);
};

/**
 * Ends the grant. The refusal of an unknown grant counts as success, because the grant is gone
 * already.
 */
export const revokeToken = async (
  { oauth }: LinkedinEndpoints,
  { credentials }: OpenConnection,
  io: PlatformIo,
): Promise<void> => {
  const { status } = readAnswer(
    await io.send(formRequest(`${oauth}${UNVERIFIED.revocation.path}`, formOf(credentials))),
  );
  if (status === 429 || status >= 500) {
    throw new PlatformFailure({
      kind: 'unavailable',
      detail: { code: `HTTP_${status}`, message: 'LinkedIn did not revoke the token.' },
    });
  }
  if (status === 401) throw namedFailure('refused', 'APP_NOT_ACCEPTED', 'HTTP_401');
};

/** The members that every token endpoint of the vendor takes beside its own. */
const formOf = (credentials: Credentials): Readonly<Record<string, string>> => ({
  client_id: credentials['clientId'] ?? '',
  client_secret: credentials['clientSecret'] ?? '',
  token: credentials['refreshToken'] ?? credentials['accessToken'] ?? '',
});

/**
 * Scopes of the token; undefined when LinkedIn does not say (LinkedIn, Token Inspection).
 */
export const introspectScopes = async (
  { oauth }: LinkedinEndpoints,
  { credentials }: OpenConnection,
  io: PlatformIo,
): Promise<readonly string[] | undefined> => {
  const { status, body } = readAnswer(
    await io.send(formRequest(`${oauth}/oauth/v2/introspectToken`, formOf(credentials))),
  );
  return status === 200 && body?.['active'] === true && textOf(body['scope']) !== undefined
    ? scopesIn(body)
    : undefined;
};

/**
 * A failure that names its cause in our words. LinkedIn's own text is left out: nothing that was
 * sent can be in it.
 */
export const namedFailure = (
  kind: 'unauthorised' | 'refused',
  code: AccessProblemCode,
  reported: string,
): PlatformFailure =>
  new PlatformFailure({
    kind,
    detail: { code, message: `${ACCESS_TEXTS[code].meaning} LinkedIn answered ${reported}.` },
  });

/** Errors of the token endpoint that are about the application (RFC 6749 5.2). */
const ABOUT_THE_APP: readonly string[] = ['invalid_client', 'unauthorized_client'];

/** Why a call by a token failed: by what the person or the operator can do about it. */
const accessFailure = (failure: Failure): PlatformFailure => {
  const { detail, kind } = failure;
  if (ABOUT_THE_APP.includes(detail.code)) {
    return namedFailure('refused', 'APP_NOT_ACCEPTED', detail.code);
  }
  if (isDevelopmentTier(detail)) return namedFailure('refused', 'APP_NOT_APPROVED', detail.code);
  if (isPermissionRefusal(failure)) return namedFailure('refused', 'SCOPE_MISSING', detail.code);
  return kind === 'unauthorised'
    ? namedFailure('unauthorised', 'ENDED_AT_PLATFORM', detail.code)
    : new PlatformFailure(failure);
};

/** Runs a call and names what went wrong with it. */
export const withAccessFailures = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PlatformFailure) throw accessFailure(error.failure);
    throw error;
  }
};
