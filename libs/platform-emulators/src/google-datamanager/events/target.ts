import type { Json } from '../../google-ads/schema/field';
import type { Customer } from '../../google-ads/state/customer';
import type { Row } from '../../google-ads/state/row';

/** A destination of a request, found: the account, and the conversion action if there is one of that id. */
export interface Target {
  readonly destination: Json;
  readonly customer: Customer;
  readonly action: Row | undefined;
}
