import { of, string } from '../../google-ads/schema/field';
import { ACCOUNT_TYPE, PRODUCT } from './enums';
import { rpcMessage } from './rpc-message';

const PRODUCT_ACCOUNT = rpcMessage('ProductAccount', {
  product: PRODUCT,
  accountId: string,
  accountType: ACCOUNT_TYPE,
});

/** `google.ads.datamanager.v1.Destination`. */
export const DESTINATION = rpcMessage('Destination', {
  reference: string,
  loginAccount: of(PRODUCT_ACCOUNT),
  linkedAccount: of(PRODUCT_ACCOUNT),
  operatingAccount: of(PRODUCT_ACCOUNT),
  productDestinationId: string,
});
