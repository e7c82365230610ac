import { CLICK_ID_KINDS } from '@switchyard/platforms/domain';
import type { CrmConfig, CrmField } from '../conversion-source';
import type { SourceEvent, SourceIssue } from '../reading';
import { countryCodeOf } from './country-code';
import { consentOf, decimalOf, furtherMembers, readContact } from './event-fields';
import { firstAt, present, textOf } from './members';

/** Where a provider keeps each member, the surest place first; `occurredAt` it reads itself. */
export type CrmPlaces = Readonly<Partial<Record<PlacedField, readonly string[]>>>;
type PlacedField = Exclude<CrmField, 'occurredAt'>;
type Find = (field: PlacedField) => unknown;

/** What a record of a CRM says of an event, apart from what it lands on and when it happened. */
export interface CrmRecord {
  readonly members: Partial<SourceEvent>;
  /** It names a person or a click. */
  readonly isMatchable: boolean;
  readonly issues: readonly SourceIssue[];
}

/**
 * Reads the members of an event out of a record: at the place that the configuration names, else
 * where the provider usually keeps them. `path` is where the record is in the request.
 */
export const readCrmRecord = (
  record: unknown,
  places: CrmPlaces,
  config: CrmConfig,
  path: string,
): CrmRecord => {
  const find: Find = (field) => firstAt(record, [config.fields?.[field], ...(places[field] ?? [])]);
  const text = (field: PlacedField): string | undefined => textOf(find(field));
  const { contact, issues } = readContact(
    { email: text('email'), phone: text('phone'), externalId: text('externalId') },
    path,
  );
  const clicks = present<Partial<SourceEvent>>(
    Object.fromEntries(CLICK_ID_KINDS.map((kind) => [kind, text(kind)])),
  );
  const further = furtherMembers(find);
  const members = present<Partial<SourceEvent>>({
    ...contact,
    ...clicks,
    ...further,
    ...addressOf(further.address),
    orderId: text('orderId'),
    ...moneyOf(find, config),
    ...consentOf(find('adUserData'), find('adPersonalization')),
  });
  return {
    members,
    issues,
    isMatchable: Object.keys(contact).length + Object.keys(clicks).length > 0,
  };
};

/** The country by its name or code. */
const addressOf = (
  address: SourceEvent['address'],
): { readonly address?: NonNullable<SourceEvent['address']> } =>
  address
    ? {
        address: present<NonNullable<SourceEvent['address']>>({
          ...address,
          countryCode: countryCodeOf(address.countryCode),
        }),
      }
    : {};

/** A currency without a value is dropped. */
const moneyOf = (find: Find, config: CrmConfig): Partial<SourceEvent> => {
  const value = decimalOf(find('value'));
  return value === undefined
    ? {}
    : present<Partial<SourceEvent>>({
        value,
        currency: textOf(find('currency'))?.toUpperCase() ?? config.currency,
      });
};
