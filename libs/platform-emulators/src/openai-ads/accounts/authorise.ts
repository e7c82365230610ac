import type { VendorRequest } from '../../vendor';
import { UNVERIFIED } from '../unverified';
import type { World } from '../store/world';
import { ApiRefusal } from '../wire/refusal';
import { type Account, isClosed } from './account';

/** The account that the key opens: one key, one account, so the header of partners is refused beside it (platform document 4a). */
export function authorise(world: World, { headers }: VendorRequest): Account {
  const key = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (key === undefined) throw noKey();
  const account = world.accounts.ofKey(key);
  if (!account || account.isKeyRevoked) throw wrongKey();
  if (headers['openai-ad-account'] !== undefined) throw partnerHeader();
  if (isClosed(account)) throw closed();
  return account;
}

const noKey = () =>
  new ApiRefusal({
    status: 401,
    code: null,
    message: "You didn't provide an API key. Send it as `Authorization: Bearer YOUR_KEY`.",
  });
const wrongKey = () =>
  new ApiRefusal({ status: 401, code: 'invalid_api_key', message: 'Incorrect API key provided.' });
const partnerHeader = () =>
  new ApiRefusal({
    status: UNVERIFIED.partnerHeaderStatus,
    code: 'invalid_value',
    message: 'An API key selects its ad account by itself.',
    param: 'OpenAI-Ad-Account',
  });
const closed = () =>
  new ApiRefusal({
    status: UNVERIFIED.closedAccountStatus,
    code: UNVERIFIED.codes.accountClosed,
    message: 'This ad account is not active.',
  });
