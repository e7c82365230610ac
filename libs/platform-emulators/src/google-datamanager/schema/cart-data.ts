import { double, int64, of, repeated, string } from '../../google-ads/schema/field';
import { rpcMessage } from './rpc-message';

const PARAMETER = rpcMessage('ItemParameter', { parameterName: string, value: string });
const CUSTOM_VARIABLE = rpcMessage('ItemCustomVariable', {
  variable: string,
  value: string,
  destinationReferences: repeated(string),
});

const ITEM = rpcMessage('Item', {
  merchantProductId: string,
  quantity: int64,
  unitPrice: double,
  itemId: string,
  additionalItemParameters: repeated(of(PARAMETER)),
  merchantId: string,
  merchantFeedLabel: string,
  merchantFeedLanguageCode: string,
  conversionValue: double,
  customVariables: repeated(of(CUSTOM_VARIABLE)),
});

/** `google.ads.datamanager.v1.CartData`. */
export const CART_DATA = rpcMessage('CartData', {
  merchantId: string,
  merchantFeedLabel: string,
  merchantFeedLanguageCode: string,
  transactionDiscount: double,
  items: repeated(of(ITEM)),
  couponCodes: repeated(string),
});
