import { of, oneof, repeated, string } from '../../google-ads/schema/field';
import { rpcMessage } from './rpc-message';

const ADDRESS = rpcMessage('AddressInfo', {
  givenName: string,
  familyName: string,
  regionCode: string,
  postalCode: string,
});

const USER_IDENTIFIER = rpcMessage(
  'UserIdentifier',
  oneof('identifier', { emailAddress: string, phoneNumber: string, address: of(ADDRESS) }),
);

/** `google.ads.datamanager.v1.UserData`. */
export const USER_DATA = rpcMessage('UserData', { userIdentifiers: repeated(of(USER_IDENTIFIER)) });
