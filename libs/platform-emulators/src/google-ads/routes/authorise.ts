import { complaint, Refused } from '../errors/complaint';
import { IMAGES_PREFIX } from '../images/images-door';
import type { VendorRequest } from '../../vendor';
import type { World } from '../state/world';
import { AccessRefused, type AccountCall, type Call } from './call';
import { ADS_SCOPE, type Grant } from './grants';
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

/** The account of the path, if this person may reach it the way they say: directly, or through its manager. */
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
