import type {
  AssetChoice,
  CodeToTrade,
  ConsentRules,
  FoundAccount,
  FoundAccountStatus,
  NewGrant,
  PlatformAccess,
} from '../port/access';
import type { AccessProblemCode } from '../port/codes/access-texts';
import type { OpenConnection } from '../port/connection';
import { type Failure, PlatformFailure } from '../port/failure';
import type { HttpAnswer, PlatformIo } from '../port/io';
import type { RedditEndpoints } from '../transport/endpoints';
import { contradicted, isObject, jsonIn } from './client/failures';
import type { AdAccount, Business } from './client/objects';
import { formRequest, refusalOf } from './client/oauth';
import type { RedditWire } from './client/requests';
import { Session } from './client/session';
import { readBelongings } from './read/belongings';
import { UNVERIFIED } from './unverified';

/** How people let this installation reach their ad accounts at Reddit. */
export const redditAccess = (endpoints: RedditEndpoints, wire: RedditWire): PlatformAccess => ({
  platform: 'reddit-ads',
  consent: consentRules(endpoints),
  keys: [],
  trade: (code, io) => tradeCode(endpoints, wire, code, io),
  tryKey: () => {
    throw new PlatformFailure(problem('KEY_REFUSED', 'Reddit Ads has no keys.'));
  },
  accounts: (connection, io) => accountsOf(new Session(wire, connection, io)),
  assets: (connection, io) => named(() => assetsOf(new Session(wire, connection, io))),
  revoke: (connection, io) => revokeGrant(endpoints, connection, io),
});

const ALWAYS = 'adsread';

const consentRules = ({ oauth }: RedditEndpoints): ConsentRules => {
  const source = 'Reddit Ads API v3, securitySchemes';
  const scopes: ConsentRules['scopes'] = [
    { scope: ALWAYS, neededFor: 'always', meaning: 'Read ad accounts and campaigns.', source },
    { scope: 'adsedit', neededFor: 'campaigns', meaning: 'Create and change campaigns.', source },
    { scope: 'adsconversions', neededFor: 'conversions', meaning: 'Send conversions.', source },
  ];
  return {
    scopes,
    pkce: UNVERIFIED.pkce,
    address: ({ app, redirectUri, state }) =>
      `${oauth}/api/v1/authorize?${new URLSearchParams({
        client_id: app.clientId,
        response_type: 'code',
        state,
        redirect_uri: redirectUri,
        duration: 'permanent',
        scope: scopes.map(({ scope }) => scope).join(' '),
      })}`,
    problemOf: (answer) => CALLBACK_PROBLEMS.get(answer.get('error') ?? '') ?? 'NO_ANSWER',
    withdrawAt: UNVERIFIED.withdrawAt,
    requires: ['clientId', 'clientSecret'],
    revokes: 'this-grant',
    source: 'Reddit Ads help, authentication',
  };
};

/** The errors of RFC 6749, 4.1.2.1. */
const CALLBACK_PROBLEMS: ReadonlyMap<string, AccessProblemCode> = new Map([
  ['access_denied', 'ACCESS_DENIED'],
  ['invalid_request', 'APP_NOT_ACCEPTED'],
  ['invalid_scope', 'APP_NOT_ACCEPTED'],
  ['unauthorized_client', 'APP_NOT_ACCEPTED'],
  ['unsupported_response_type', 'APP_NOT_ACCEPTED'],
]);

const problem = (code: AccessProblemCode, message: string): Failure => ({
  kind: 'refused',
  detail: { code, message },
});

/** Sent once: a code works once, so a lost answer means that the person starts again. */
const tradeCode = async (
  { oauth }: RedditEndpoints,
  wire: RedditWire,
  { app, code, redirectUri }: CodeToTrade,
  io: PlatformIo,
): Promise<NewGrant> => {
  const answer = await io.send(
    formRequest(`${oauth}/api/v1/access_token`, app, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
    }),
  );
  const { accessToken, refreshToken, scopes } = tokensIn(answer);
  if (!scopes.includes(ALWAYS)) {
    throw new PlatformFailure(problem('SCOPE_MISSING', `The permission ${ALWAYS} is missing.`));
  }
  const { data } = await wire.askWith(accessToken, io, {
    method: 'GET',
    path: '/me',
    policy: 'business',
    nature: 'read',
    entity: 'campaign',
  });
  const me = isObject(data) ? data : {};
  if (typeof me['id'] !== 'string' || me['id'] === '') {
    throw new PlatformFailure(
      contradicted('Reddit did not name the person who consented.', 'create'),
    );
  }
  return {
    credentials: { refreshToken },
    subject: me['id'],
    subjectName: typeof me['name'] === 'string' ? me['name'] : '',
    scopes,
    endsInSeconds: null,
  };
};

const tokensIn = (answer: HttpAnswer) => {
  const body = jsonIn(answer.body);
  if (answer.status !== 200) throw new PlatformFailure(tradeRefusal(answer));
  const { access_token: accessToken, refresh_token: refreshToken, scope } = body ?? {};
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || refreshToken === '') {
    throw new PlatformFailure(contradicted('Reddit gave no refresh token.', 'create'));
  }
  const scopes = typeof scope === 'string' ? scope.split(/[ ,]+/).filter(Boolean) : [];
  return { accessToken, refreshToken, scopes };
};

const tradeRefusal = (answer: HttpAnswer): Failure => {
  const failure = refusalOf(answer, jsonIn(answer.body));
  switch (failure.kind) {
    case 'unauthorised':
      return isAppProblem(answer.status, failure.detail.code)
        ? problem('APP_NOT_ACCEPTED', failure.detail.message)
        : problem('CODE_REFUSED', failure.detail.message);
    case 'unavailable':
      return { kind: 'unknown', detail: failure.detail };
    default:
      return failure;
  }
};

const isAppProblem = (status: number, code: string): boolean =>
  status === 401 || ['invalid_client', 'unauthorized_client', 'invalid_request'].includes(code);

async function* accountsOf(session: Session): AsyncGenerator<FoundAccount> {
  const seen = new Set<string>();
  const businesses = session.all<Business>({ path: '/me/businesses', policy: 'business' });
  for await (const business of throwing(businesses)) {
    for await (const account of accountsUnder(session, business)) {
      const isNew = !seen.has(account.externalAccountId);
      seen.add(account.externalAccountId);
      yield* isNew ? [account] : [];
    }
  }
}

async function* accountsUnder(session: Session, business: Business): AsyncGenerator<FoundAccount> {
  const path = `/businesses/${encodeURIComponent(business.id)}/ad_accounts/query`;
  const accounts = session.all<AdAccount>({ path, policy: 'business', data: {} });
  for await (const account of throwing(accounts)) yield foundAccount(account, business);
}

const foundAccount = (
  { id, name, currency, time_zone_id: timeZone, admin_approval: approval }: AdAccount,
  business: Business,
): FoundAccount => ({
  externalAccountId: id,
  name: name ?? id,
  currency: currency ?? null,
  timeZone: timeZone ?? null,
  status: accountStatus(approval),
  isTest: false,
  isReadOnly: false,
  managerPath: [{ id: business.id, name: business.name ?? business.id }],
  settings: {},
});

/** The status for `admin_approval` (the vendor's OpenAPI). An unknown word blocks no account. */
export const accountStatus = (approval: string | null | undefined): FoundAccountStatus => {
  switch (approval) {
    case 'SUSPENDED':
      return 'SUSPENDED';
    case 'BANNED':
      return 'CLOSED';
    case 'PENDING':
    case 'NEEDS_ID_VERIFICATION':
    case 'SUSPICIOUS':
      return 'UNDER_REVIEW';
    default:
      return 'ACTIVE';
  }
};

/** Reddit wants a pixel for every ad group, so nothing here is for conversions alone. */
const assetsOf = async (session: Session): Promise<readonly AssetChoice[]> => {
  const { profiles, pixels, fundingInstruments } = await readBelongings(session);
  const usable = { neededFor: 'campaigns', isUsable: true } as const;
  return [
    ...profiles.map(({ id, username }) => ({
      ...usable,
      setting: 'profileId',
      value: id,
      name: username ? `u/${username}` : id,
      note: 'Publishes the posts of the ads.',
    })),
    ...pixels.map(({ id, name }) => ({
      ...usable,
      setting: 'pixelId',
      value: id,
      name: name ?? id,
      note: 'Receives the conversions.',
    })),
    ...fundingInstruments.map((one) => ({
      ...usable,
      setting: 'fundingInstrumentId',
      value: one.id,
      name: one.name ?? one.id,
      isUsable: one.is_servable !== false,
      note:
        one.is_servable === false
          ? `It cannot pay for campaigns: ${(one.reasons_not_servable ?? []).join(', ') || 'no reason given'}.`
          : '',
    })),
  ];
};

/** A grant that is gone already is no failure. */
const revokeGrant = async (
  { oauth }: RedditEndpoints,
  { credentials }: OpenConnection,
  io: PlatformIo,
): Promise<void> => {
  const answer = await io.send(
    formRequest(`${oauth}${UNVERIFIED.revokePath}`, credentials, {
      token: credentials['refreshToken'] ?? '',
      token_type_hint: 'refresh_token',
    }),
  );
  if (answer.status >= 200 && answer.status < 300) return;
  const failure = refusalOf(answer, jsonIn(answer.body));
  if (answer.status === 400 && failure.detail.code === 'invalid_grant') return;
  throw new PlatformFailure(accessFailure(failure));
};

async function* throwing<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    throw asAccessFailure(error);
  }
}

const named = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw asAccessFailure(error);
  }
};

const asAccessFailure = (error: unknown): unknown =>
  error instanceof PlatformFailure ? new PlatformFailure(accessFailure(error.failure)) : error;

/** The cause in our words where it is one that the person or the operator can remove. */
const accessFailure = (failure: Failure): Failure => {
  const { kind, detail } = failure;
  if (kind !== 'unauthorised') return failure;
  const code: AccessProblemCode =
    detail.code === 'HTTP_403'
      ? 'SCOPE_MISSING'
      : ['invalid_client', 'unauthorized_client'].includes(detail.code)
        ? 'APP_NOT_ACCEPTED'
        : 'ENDED_AT_PLATFORM';
  return { kind, detail: { ...detail, code } };
};
