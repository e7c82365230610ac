import type { CodeToTrade, NewGrant, VendorApp } from '../../port/access';
import type { Credentials, OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { HttpAnswer, PlatformIo } from '../../port/io';
import type { MetaEndpoints } from '../../transport/endpoints';
import { classify, contradicted } from '../client/failures';
import { type GraphAnswer, numberIn, readAnswer, type Row, textIn } from '../client/objects';
import { exchange, readRows } from '../client/requests';
import type { Session } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { codeRefusal, withAccessFailures } from './access-failures';

/** Where Meta is, and the version that is spoken. */
export interface Vendor {
  readonly endpoints: MetaEndpoints;
  /** `v26.0`. */
  readonly version: string;
}

/** A conversation by a token that belongs to no ad account yet. */
const sessionOf = (
  { endpoints, version }: Vendor,
  credentials: Credentials,
  io: PlatformIo,
): Session => ({
  connection: {
    id: '',
    platform: 'meta-ads',
    externalAccountId: '',
    currency: '',
    timeZone: '',
    settings: {},
    credentials,
  },
  io,
  rootUrl: endpoints.graph,
  version,
});

/** What calls by a token of the installation's application are made with beside the token. */
const appCredentials = ({ clientId, clientSecret = '' }: VendorApp): Credentials => ({
  appId: clientId,
  clientId,
  clientSecret,
});

/** Days that a person's long-lived token works (spec/platforms/meta-ads.md 1a). */
const PERSON_SECONDS = 60 * 86_400;

interface Token {
  readonly accessToken: string;
  /** Null: the answer names no end. */
  readonly expiresInSeconds: number | null;
}

/**
 * A code becomes a token. That of a business (Facebook Login for Business) is kept as it is; that
 * of a person lives for an hour and is exchanged at once for one that lives for 60 days.
 */
export const tradeCode = async (
  vendor: Vendor,
  { app, code, redirectUri }: CodeToTrade,
  io: PlatformIo,
): Promise<NewGrant> => {
  const joined = appCredentials(app);
  const { clientId: client_id = '', clientSecret: client_secret = '' } = joined;
  const first = await askForToken(
    vendor,
    io,
    { client_id, client_secret, redirect_uri: redirectUri, code },
    'code',
  );
  return withAccessFailures(async () => {
    const session = sessionOf(vendor, { ...joined, accessToken: first.accessToken }, io);
    const me = await readMe(session);
    const businessId = textIn(me, 'client_business_id');
    const kept = businessId === '' ? await lengthen(vendor, session.connection, io) : first;
    const scopes = await grantedPermissions(
      sessionOf(vendor, { ...joined, accessToken: kept.accessToken }, io),
    );
    return {
      credentials: sealable(kept.accessToken, app.clientId, businessId),
      subject: textIn(me, 'id'),
      subjectName: textIn(me, 'name'),
      scopes,
      endsInSeconds: kept.expiresInSeconds,
    };
  });
};

/** `client_business_id` is there for tokens of a business alone. */
const readMe = async (session: Session): Promise<Row> => {
  const [rows] = await readRows(session, [
    { path: 'me', fields: ['id', 'name', 'client_business_id'], isList: false },
  ]);
  const [me] = rows ?? [];
  if (!me) {
    throw new PlatformFailure(
      contradicted('The answer about the owner of the token is empty.', 'read'),
    );
  }
  return me;
};

/**
 * The person's secrets alone: `appId` names the application that the token belongs to, `businessId`
 * marks tokens of a business.
 */
const sealable = (accessToken: string, appId: string, businessId: string): Credentials => ({
  accessToken,
  appId,
  ...(businessId === '' ? {} : { businessId }),
});

/**
 * Exchanges a valid token for one that is valid for another 60 days. The token of a business has no
 * end.
 */
const lengthen = async (
  vendor: Vendor,
  { credentials }: Pick<OpenConnection, 'credentials'>,
  io: PlatformIo,
): Promise<Token> => {
  const isOfBusiness = credentials['businessId'] !== undefined;
  const token = await askForToken(
    vendor,
    io,
    {
      grant_type: 'fb_exchange_token',
      client_id: credentials['clientId'] ?? '',
      client_secret: credentials['clientSecret'] ?? '',
      fb_exchange_token: credentials['accessToken'] ?? '',
      ...(isOfBusiness ? UNVERIFIED.businessExchange : {}),
    },
    'token',
  );
  return {
    ...token,
    expiresInSeconds: token.expiresInSeconds ?? (isOfBusiness ? null : PERSON_SECONDS),
  };
};

/** Makes a token last longer while it lives. A dead one ends as `unauthorised`. */
export const prolongToken = (
  vendor: Vendor,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<Pick<NewGrant, 'credentials' | 'endsInSeconds'>> =>
  withAccessFailures(async () => {
    const { accessToken, expiresInSeconds } = await lengthen(vendor, connection, io);
    return {
      credentials: sealable(
        accessToken,
        connection.credentials['clientId'] ?? '',
        connection.credentials['businessId'] ?? '',
      ),
      endsInSeconds: expiresInSeconds,
    };
  });

/**
 * Takes the application's permissions back from the person. Meta has no call for tokens of a
 * business: these are removed in the settings of the business.
 */
export const revokePermissions = async (session: Session): Promise<void> => {
  if (session.connection.credentials['businessId'] !== undefined) return;
  const question = { nature: 'change', entity: 'campaign' } as const;
  const [answer] = await exchange(
    session,
    [{ method: 'DELETE', path: 'me/permissions', params: {} }],
    question,
  );
  const failure = answer && classify(answer, { ...question, version: session.version });
  if (failure && failure.kind !== 'unauthorised') throw new PlatformFailure(failure);
};

/**
 * One question to the token endpoint. The secrets are in the query, as Meta wants it: no log has
 * queries. A code is sent once, so that its lost answer is `unknown`.
 */
const askForToken = async (
  { endpoints, version }: Vendor,
  io: PlatformIo,
  params: Readonly<Record<string, string>>,
  traded: 'code' | 'token',
): Promise<Token> => {
  const answer = readAnswer(await send(endpoints.graph, version, params, io));
  const refusal = codeRefusal(answer);
  if (refusal && (traded === 'code' || refusal.detail.code === 'APP_NOT_ACCEPTED')) {
    throw new PlatformFailure(refusal);
  }
  const nature = traded === 'code' ? 'create' : 'read';
  const failure = classify(answer, { nature, entity: 'campaign', version });
  if (failure) throw new PlatformFailure(failure);
  return tokenIn(answer, nature);
};

const send = (
  graph: string,
  version: string,
  params: Readonly<Record<string, string>>,
  io: PlatformIo,
): Promise<HttpAnswer> =>
  io.send({
    method: 'GET',
    url: `${graph}/${version}/oauth/access_token?${new URLSearchParams(params)}`,
    headers: { accept: 'application/json' },
    counted: false,
  });

const tokenIn = ({ body = {} }: GraphAnswer, nature: 'create' | 'read'): Token => {
  const accessToken = textIn(body, 'access_token');
  if (accessToken === '') {
    throw new PlatformFailure(contradicted('The answer has no access_token.', nature));
  }
  const seconds = numberIn(body, 'expires_in') ?? 0;
  return { accessToken, expiresInSeconds: seconds > 0 ? seconds : null };
};

/** Permissions that the person granted and did not take back (`me/permissions`). */
export const grantedPermissions = async (session: Session): Promise<readonly string[]> => {
  const [rows = []] = await readRows(session, [
    { path: 'me/permissions', fields: ['permission', 'status'], isList: true },
  ]);
  return rows
    .filter((row) => textIn(row, 'status') === 'granted')
    .map((row) => textIn(row, 'permission'));
};
