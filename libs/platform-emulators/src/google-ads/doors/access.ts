import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import {
  ADS_SCOPE,
  type Customer,
  findRow,
  type Grant,
  GRANTED_SCOPES,
  type Grants,
  type World,
} from '../accounts';
import { complaint, type FailureContext, Refused } from '../errors';
import { type Json, type Message, parseMessage, type Violation } from '../schema/message';
import { UNVERIFIED } from '../unverified';

/** Who asks, or throws AccessRefused 401. The developer token is no longer looked at. */
export function authenticate({ headers }: VendorRequest, { grants }: World): Grant {
  const header = headers['authorization'];
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (!token) {
    throw new AccessRefused(
      401,
      'authenticationError.OAUTH_TOKEN_HEADER_INVALID',
      'Request is missing required authentication credential.',
    );
  }
  const known = grants.stateOf(token);
  switch (known.state) {
    case 'valid':
      if (known.scopes.includes(ADS_SCOPE)) return known.grant;
      throw new AccessRefused(
        403,
        UNVERIFIED.otherScope,
        'Request had insufficient authentication scopes.',
      );
    case 'expired':
      throw new AccessRefused(
        401,
        'authenticationError.OAUTH_TOKEN_EXPIRED',
        'OAuth token has expired.',
      );
    case 'unknown':
      throw new AccessRefused(
        401,
        'authenticationError.OAUTH_TOKEN_INVALID',
        'OAuth token is invalid.',
      );
  }
}

/**
 * The account of the path, if this person may reach it the way they say: directly, or through its
 * manager.
 */
export function reachAccount(call: Call, id: string): AccountCall {
  if (!/^\d{1,10}$/.test(id)) {
    throw new Refused(
      complaint('requestError.INVALID_CUSTOMER_ID', '', 'Invalid customer id.', id),
    );
  }
  checkLogin(call);
  const { customerId, managerId } = call.grant;
  const customer = call.world.customers.get(customerId);
  if (!customer || (id !== customerId && id !== managerId)) throw noPermission();
  const isManager = id === managerId;
  if (!isManager && customer.status !== 'ENABLED') {
    throw new AccessRefused(
      403,
      'authorizationError.CUSTOMER_NOT_ENABLED',
      'The customer account is not enabled.',
    );
  }
  return { ...call, customer, isManager, imagesUrl: imagesUrl(call.request) };
}

/** The door of pictures lies beside the door that the call came through. */
const imagesUrl = ({ baseUrl }: VendorRequest): string =>
  baseUrl.replace(/\/[^/]*$/, IMAGES_PREFIX);

function checkLogin({ request, grant }: Call): void {
  const login = request.headers['login-customer-id'];
  if (login === undefined) return;
  if (!/^\d{10}$/.test(login)) {
    throw new Refused(
      complaint(
        'headerError.INVALID_LOGIN_CUSTOMER_ID',
        '',
        'The login customer id is malformed.',
        login,
      ),
    );
  }
  if (login !== grant.managerId && login !== grant.customerId) throw noPermission();
}

const noPermission = () =>
  new AccessRefused(
    403,
    'authorizationError.USER_PERMISSION_DENIED',
    "User doesn't have permission to access customer. Note: If you're accessing a client customer, the manager's customer id must be set in the 'login-customer-id' header.",
  );

/** A request that was let in: who asks, and how its errors are to be built. */
export interface Call {
  readonly world: World;
  readonly request: VendorRequest;
  readonly grant: Grant;
  readonly context: FailureContext;
  readonly now: Date;
}

export interface AccountCall extends Call {
  readonly customer: Customer;
  readonly isManager: boolean;
  /** Where the caller reaches uploaded pictures. */
  readonly imagesUrl: string;
}

/** A body that the JSON front end refuses. */
export class SchemaRefused extends Error {
  constructor(readonly violations: readonly Violation[]) {
    super('schema');
  }
}

/** Stops the call with another status than 400. */
export class AccessRefused extends Error {
  readonly refused: Refused;

  constructor(
    readonly status: 401 | 403,
    error: string,
    message: string,
  ) {
    super(message);
    this.refused = new Refused(complaint(error, '', message));
  }
}

/** The body against its message, or throws SchemaRefused with every breach. */
export function readRequest(message: Message, { body }: VendorRequest): Json {
  const violations: Violation[] = [];
  const parsed = parseMessage(message, parseJson(body), '', violations);
  if (violations.length) throw new SchemaRefused(violations);
  return parsed;
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length ? JSON.parse(body.toString('utf8')) : {};
  } catch {
    throw new SchemaRefused([
      { field: '', description: 'Invalid JSON payload received. Unexpected token.' },
    ]);
  }
}

/** `oauth2.googleapis.com`: refresh tokens into access tokens. */
export function oauthDoor(grants: Grants): VendorDoor {
  return {
    prefix: '/google-oauth',
    hosts: ['oauth2.googleapis.com'],
    nature: () => 'auth',
    failure: (status) => ({
      status,
      body: { error: 'temporarily_unavailable', error_description: 'The service is unavailable.' },
    }),
    handle: (request) =>
      request.path === '/token' ? token(grants, request) : { status: 404, body: '' },
  };
}

function token(grants: Grants, request: VendorRequest): VendorAnswer {
  if (request.method !== 'POST') return { status: 405, body: '' };
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return refusal(400, 'invalid_request', 'Form body expected');
  }
  const form = new URLSearchParams(request.body.toString('utf8'));
  const missing = ['grant_type', 'client_id', 'client_secret', 'refresh_token'].find(
    (name) => !form.get(name),
  );
  if (missing) return refusal(400, 'invalid_request', `Missing required parameter: ${missing}`);
  if (form.get('grant_type') !== 'refresh_token') {
    return refusal(400, 'unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type')}`);
  }
  return exchange(grants, form);
}

function exchange(grants: Grants, form: URLSearchParams): VendorAnswer {
  const client = grants.byClient(form.get('client_id') ?? '');
  const grant = grants.byRefreshToken(form.get('refresh_token') ?? '');
  if (!client && !grant) return refusal(400, 'invalid_grant', 'Token has been expired or revoked.');
  if (!client) return refusal(401, 'invalid_client', 'The OAuth client was not found.');
  if (client.clientSecret !== form.get('client_secret')) {
    return refusal(401, 'invalid_client', 'Unauthorized');
  }
  if (!grant || grant.clientId !== client.clientId) {
    return refusal(400, 'invalid_grant', 'Token has been expired or revoked.');
  }
  const asked = form.get('scope')?.split(' ').filter(Boolean) ?? GRANTED_SCOPES;
  if (asked.some((scope) => !GRANTED_SCOPES.includes(scope))) {
    return refusal(400, 'invalid_scope', 'Some requested scopes were invalid.');
  }
  return {
    status: 200,
    body: {
      access_token: grants.accessToken(grant, asked),
      expires_in: UNVERIFIED.tokenSeconds,
      scope: asked.join(' '),
      token_type: 'Bearer',
    },
  };
}

function refusal(status: number, error: string, description: string): VendorAnswer {
  return { status, body: { error, error_description: description } };
}

const IMAGES_PREFIX = '/google-images';
const MIME_TYPES = {
  IMAGE_PNG: 'image/png',
  IMAGE_JPEG: 'image/jpeg',
  IMAGE_GIF: 'image/gif',
} as const;

/** Path of the picture of an asset below the door. */
export const imagePath = (assetId: string): string => `/simgad/${assetId}`;

/** The host that the vendor shows uploaded pictures from. It needs no credentials. */
export function imagesDoor(world: World): VendorDoor {
  return {
    prefix: IMAGES_PREFIX,
    hosts: ['tpc.googlesyndication.com'],
    handle: ({ method, path }) => answer(world, method, path),
  };
}

function answer(world: World, method: string, path: string): VendorAnswer {
  const id = /^\/simgad\/(\d+)$/.exec(path)?.[1];
  const image = method === 'GET' && id ? findRow(world, 'asset', id)?.row.image : undefined;
  if (!image) return { status: 404, body: 'Not Found' };
  return {
    status: 200,
    headers: { 'content-type': MIME_TYPES[image.mimeType] },
    body: image.bytes,
  };
}
