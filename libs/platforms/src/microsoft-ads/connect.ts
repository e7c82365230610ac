import type {
  AssetChoice,
  CodeToTrade,
  ConsentRequest,
  ConsentRules,
  FoundAccount,
  NewGrant,
  PlatformAccess,
} from '../port/access';
import type { OpenConnection } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../port/io';
import type { MicrosoftEndpoints } from '../transport/endpoints';
import { callbackProblem, withProblems } from './access-problems';
import { customerCall, type MicrosoftUser, reachableAccounts, readUser } from './accounts';
import { listOf } from './client/failures';
import type { MicrosoftWire } from './client/session';
import { ADS_SCOPE, askForToken, refreshEndIn } from './client/tokens';
import { UNVERIFIED } from './unverified';

const SOURCE = 'learn.microsoft.com/advertising/guides/authentication-oauth-consent';
const SCOPES = ['openid', 'offline_access', ADS_SCOPE].join(' ');

/** How people let this installation reach their accounts of Microsoft Advertising. */
export const microsoftAccess = (
  endpoints: MicrosoftEndpoints,
  wire: MicrosoftWire,
): PlatformAccess => ({
  platform: 'microsoft-ads',
  consent: consentRules(endpoints),
  keys: [],
  trade: (code, io) => withProblems('code', () => trade(endpoints, wire, code, io)),
  tryKey: () => Promise.reject(noKeys()),
  accounts: (connection, io) => accounts(wire, connection, io),
  assets: (connection, io) => withProblems('consent', () => assets(wire, connection, io)),
});

const noKeys = (): PlatformFailure =>
  new PlatformFailure({
    kind: 'refused',
    detail: { code: 'KEY_REFUSED', message: 'Microsoft Advertising has no keys to connect with.' },
  });

const consentRules = (endpoints: MicrosoftEndpoints): ConsentRules => ({
  scopes: [
    {
      scope: ADS_SCOPE,
      neededFor: 'always',
      meaning: 'Ad accounts cannot be read and campaigns cannot be changed.',
      source: SOURCE,
    },
  ],
  pkce: true,
  address: (request) => consentAddress(endpoints, request),
  problemOf: callbackProblem,
  withdrawAt: UNVERIFIED.withdrawAt,
  requires: ['clientId', 'clientSecret', 'developerToken'],
  revokes: null,
  source: SOURCE,
});

const consentAddress = (
  { oauth }: MicrosoftEndpoints,
  { app, redirectUri, state, challenge }: ConsentRequest,
): string => {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'query',
    scope: SCOPES,
    state,
    prompt: 'select_account',
    ...(challenge === undefined
      ? {}
      : { code_challenge: challenge, code_challenge_method: 'S256' }),
  });
  return `${oauth}/common/oauth2/v2.0/authorize?${query}`;
};

const trade = async (
  endpoints: MicrosoftEndpoints,
  wire: MicrosoftWire,
  { app, code, redirectUri, verifier }: CodeToTrade,
  io: PlatformIo,
): Promise<NewGrant> => {
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: app.clientId,
    ...(app.clientSecret ? { client_secret: app.clientSecret } : {}),
    redirect_uri: redirectUri,
    scope: SCOPES,
    ...(verifier === undefined ? {} : { code_verifier: verifier }),
  };
  const answer = await askForToken(endpoints, form, (request) => sendOnce(request, io));
  const refreshToken = answer['refresh_token'];
  if (typeof refreshToken !== 'string') {
    throw new PlatformFailure({
      kind: 'refused',
      detail: { code: 'CODE_REFUSED', message: 'Microsoft gave no refresh token for the code.' },
    });
  }
  const user = await userBehind(wire, answer.access_token, app.developerToken ?? '', io);
  return {
    credentials: { refreshToken },
    subject: user.id,
    subjectName: user.name,
    scopes: String(answer['scope'] ?? '')
      .split(' ')
      .filter(Boolean),
    endsInSeconds: refreshEndIn(answer),
  };
};

/** After a failed answer it is unknown whether the code was used. */
const sendOnce = async (request: HttpRequest, io: PlatformIo): Promise<HttpAnswer> => {
  const answer = await io.send(request);
  if (answer.status < 500) return answer;
  throw new PlatformFailure({
    kind: 'unknown',
    detail: {
      code: `HTTP_${answer.status}`,
      message: `The token endpoint answered with status ${answer.status}.`,
    },
  });
};

/** Microsoft Advertising knows people as its users, whatever they sign in with. */
const userBehind = (
  wire: MicrosoftWire,
  accessToken: string,
  developerToken: string,
  io: PlatformIo,
): Promise<MicrosoftUser> =>
  readUser((path, body) => wire.askWith(accessToken, developerToken, io, customerCall(path, body)));

async function* accounts(
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): AsyncGenerator<FoundAccount> {
  const found = await withProblems('consent', () => reachableAccounts(wire, connection, io));
  yield* found.map(({ vendorTimeZone: _, ...account }) => account);
}

interface WireTag {
  readonly Id?: string | null;
  readonly Name?: string | null;
  readonly TrackingStatus?: string | null;
}

/** The UET tags of the ad account. */
const assets = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<readonly AssetChoice[]> =>
  (await readTags(wire, connection, io)).map(({ Id, Name, TrackingStatus }) => ({
    setting: 'uetTagId',
    neededFor: 'conversions',
    value: Id ?? '',
    name: Name ?? Id ?? '',
    isUsable: true,
    note: TrackingStatus === 'Active' ? '' : 'Microsoft has not seen this tag on a page lately.',
  }));

/** All UET tags that the ad account may use. */
export const readTags = async (
  wire: MicrosoftWire,
  connection: OpenConnection,
  io: PlatformIo,
): Promise<readonly WireTag[]> => {
  const { body } = await wire.ask(connection, io, {
    service: 'campaign',
    method: 'POST',
    path: '/UetTags/QueryByIds',
    body: { TagIds: null },
    nature: 'read',
    entity: 'campaign',
  });
  return listOf<WireTag>(body?.['UetTags']).flatMap((tag) => (tag?.Id ? tag : []));
};
