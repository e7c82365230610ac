import type { Json } from '../../google-ads/schema/field';
import { isRecord } from '../../google-ads/schema/is-record';
import { textOf } from '../../google-ads/state/row';
import type { Target } from '../events/target';
import { UNVERIFIED } from '../unverified';
import { type FieldViolation, violation } from '../wire/violation';
import { isMissing, required } from './required';

/** What is wrong with one destination (destination.proto). `target` is where it leads, if its account could be read. */
export function destinationViolations(
  destination: Json,
  target: Target | undefined,
  at: string,
): readonly FieldViolation[] {
  const id = destination['productDestinationId'];
  return [
    ...accountViolations(destination['operatingAccount'], true, `${at}.operating_account`),
    ...accountViolations(destination['loginAccount'], false, `${at}.login_account`),
    ...(destination['linkedAccount'] === undefined
      ? []
      : [
          violation(
            'LINKED_ACCOUNT_ONLY_ALLOWED_WITH_DATA_PARTNER_LOGIN_ACCOUNT',
            `${at}.linked_account`,
          ),
        ]),
    ...required(id, `${at}.product_destination_id`),
    ...(target && !isMissing(id) ? actionViolations(target, `${at}.product_destination_id`) : []),
  ];
}

function accountViolations(
  account: unknown,
  isRequired: boolean,
  at: string,
): readonly FieldViolation[] {
  if (!isRecord(account)) return isRequired ? [violation('REQUIRED_FIELD_MISSING', at)] : [];
  const id = textOf(account, 'accountId');
  const format =
    id && !/^\d+$/.test(id) ? [violation(UNVERIFIED.accountIdFormat, `${at}.account_id`)] : [];
  return [...required(id, `${at}.account_id`), ...format, ...productViolations(account, at)];
}

/** Either the type or the deprecated product is needed, and both must agree. */
function productViolations({ accountType, product }: Json, at: string): readonly FieldViolation[] {
  const named = [accountType, product].filter((one) => !isMissing(one));
  if (!named.length) return [violation('REQUIRED_FIELD_MISSING', `${at}.account_type`)];
  if (named.length === 2 && accountType !== product) {
    return [violation(UNVERIFIED.contradictingProduct, `${at}.product`)];
  }
  return named[0] === 'GOOGLE_ADS'
    ? []
    : [violation(UNVERIFIED.otherProduct, `${at}.account_type`)];
}

function actionViolations({ action }: Target, field: string): readonly FieldViolation[] {
  if (!action) return [violation('INVALID_CONVERSION_ACTION_ID', field)];
  return UNVERIFIED.conversionActionTypes.includes(textOf(action.data, 'type'))
    ? []
    : [violation('INVALID_CONVERSION_ACTION_TYPE', field)];
}
