import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import { type Customer, findRow, type World } from '../accounts';
import { ADS_SCOPE, type Caller } from '../callers';
import { complaint, type FailureContext, Refused } from '../errors';
import { type Json, type Message, parseMessage, type Violation } from '../schema/message';
import { UNVERIFIED } from '../unverified';

/** Who asks, or throws AccessRefused 401. The developer token is no longer looked at. */
export function authenticate({ headers }: VendorRequest, world: World): Caller {
  const header = headers['authorization'];
  const token = /^Bearer (\S+)$/i.exec(header ?? '')?.[1];
  if (!token) {
    throw new AccessRefused(
      401,
      'authenticationError.OAUTH_TOKEN_HEADER_INVALID',
      'Request is missing required authentication credential.',
    );
  }
  const known = world.tokenState(token);
  switch (known.state) {
    case 'valid':
      if (known.scopes.includes(ADS_SCOPE)) return known.caller;
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
    case 'revoked':
      throw new AccessRefused(
        401,
        'authenticationError.OAUTH_TOKEN_REVOKED',
        'OAuth token has been revoked.',
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
  const customer = call.world.anyCustomer(id);
  if (!customer || !isReached(call, id)) throw noPermission();
  if (customer.status !== 'ENABLED') {
    throw new AccessRefused(
      403,
      'authorizationError.CUSTOMER_NOT_ENABLED',
      'The customer account is not enabled.',
    );
  }
  const isManager = call.world.managers.has(id);
  return { ...call, customer, isManager, imagesUrl: imagesUrl(call.request) };
}

/** Directly, or as the account that they say they work through, or below it. */
function isReached({ world, request, caller }: Call, id: string): boolean {
  const login = request.headers['login-customer-id'];
  return login === undefined
    ? caller.opened.includes(id)
    : isOpen(world, caller, login) && world.below(login).has(id);
}

/** Whether the person has access to an account or to a manager above it. */
export const isOpen = (world: World, { opened }: Caller, id: string): boolean =>
  opened.includes(id) || opened.some((one) => world.below(one).has(id));

/** The URL of pictures has the same base as the URL of the call. */
const imagesUrl = ({ baseUrl }: VendorRequest): string =>
  baseUrl.replace(/\/[^/]*$/, IMAGES_PREFIX);

function checkLogin({ request, world, caller }: Call): void {
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
  if (!isOpen(world, caller, login)) throw noPermission();
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
  readonly caller: Caller;
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
