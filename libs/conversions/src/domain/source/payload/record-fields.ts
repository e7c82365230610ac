import { firstAt } from './dotted-path';
import { decimalOf } from './decimal';
import { present, textOf } from './members';
import type { SourceEvent } from '../reading';
import type { CrmConfig, Field } from '../source-config';

/** Where a provider keeps each member, the surest place first. */
export type UsualPlaces = Readonly<Record<Exclude<Field, 'occurredAt'>, readonly string[]>>;

/** A function to the value of a field: at the place that the configuration names, else where it usually is. */
export const fieldsOf =
  (
    record: unknown,
    usual: UsualPlaces,
    config: CrmConfig,
  ): ((field: Exclude<Field, 'occurredAt'>) => unknown) =>
  (field) =>
    firstAt(record, [config.fields?.[field], ...usual[field]]);

/** Money and click ids of a record. */
export const moneyAndClicks = (
  field: ReturnType<typeof fieldsOf>,
  config: CrmConfig,
): Partial<SourceEvent> => {
  const value = decimalOf(field('value'));
  return present<Partial<SourceEvent>>({
    gclid: textOf(field('gclid')),
    gbraid: textOf(field('gbraid')),
    wbraid: textOf(field('wbraid')),
    msclkid: textOf(field('msclkid')),
    value,
    currency:
      value === undefined
        ? undefined
        : (textOf(field('currency'))?.toUpperCase() ?? config.currency),
  });
};
