import { amountFromMicros, type PlatformId } from '@switchyard/kernel';
import type {
  ActionDraft,
  Consent,
  RemoteAction,
  SinkAdjustment,
  SinkConversion,
} from '@switchyard/platforms/domain';
import type { ConversionAdjustment } from '../adjustment/conversion-adjustment';
import type { ConversionAction } from '../conversion-action';
import {
  type ConsentRecord,
  type ConsentSignal,
  type ConsentState,
  loweredSince,
} from '../conversion/consent';
import type { ConversionEvent } from '../conversion/conversion-event';
import type { Worth } from '../conversion/conversion-value';
import { PLATFORM_OF_CLICK } from '../identity/click-ids';
import { deviceFor, type HashedPerson, identityFor } from '../identity/hashed-person';

/** Where something goes, and what its action is called there. */
export interface SinkTarget {
  readonly platform: PlatformId;
  readonly action: ActionDraft;
  readonly remote: RemoteAction;
}

/** A conversion as a platform's sink is given it: its own click ids, its own form of the person. */
export const sinkConversion = (
  event: ConversionEvent,
  person: HashedPerson,
  { platform, action, remote }: SinkTarget,
): SinkConversion => {
  const device = deviceFor(platform, person, event.country);
  return {
    id: event.id,
    action: { ...action, remote },
    occurredAt: event.occurredAt.getTime(),
    clickIds: event.clickIds.filter(({ kind }) => PLATFORM_OF_CLICK[kind] === platform),
    identity: identityFor(platform, person),
    ...(countsNothing(action) ? {} : worth(event)),
    ...(event.orderId !== null && { orderId: event.orderId }),
    ...(event.externalEventId !== null && { eventId: event.externalEventId }),
    actionSource: event.actionSource,
    ...event.details,
    ...(event.country !== null && { country: event.country }),
    ...(event.isTest && { isTest: true }),
    consent: {
      adUserData: consentOf(event.consent, 'ad_user_data'),
      adPersonalization: consentOf(event.consent, 'ad_personalization'),
    },
    ...(event.url !== null && { url: event.url }),
    ...(device !== undefined && { device }),
  };
};

/**
 * A change of a conversion that the platform took. `persons` are the original's first; `worthThen`
 * is what earlier changes made of its value there.
 */
export const sinkAdjustment = (
  {
    adjustment,
    original,
    worthThen,
    consents,
  }: {
    readonly adjustment: ConversionAdjustment;
    readonly original: ConversionEvent;
    readonly worthThen: Worth | null;
    readonly consents: readonly ConsentRecord[];
  },
  person: { readonly then: HashedPerson; readonly now: HashedPerson },
  target: SinkTarget,
): SinkAdjustment => ({
  id: adjustment.id,
  type: adjustment.type,
  original: sinkConversion(
    { ...original, ...worthThen, consent: consentOfAdjustment(adjustment, original, consents) },
    person.then,
    target,
  ),
  occurredAt: adjustment.occurredAt.getTime(),
  ...(adjustment.type === 'RESTATEMENT' && !countsNothing(target.action) && worth(adjustment)),
  identity: adjustment.type === 'ENHANCEMENT' ? identityFor(target.platform, person.now) : {},
});

/**
 * True for an action without a value. Most platforms have no such setting, so its conversions are
 * sent to none.
 */
const countsNothing = ({ valueSettings }: ActionDraft): boolean => valueSettings.type === 'noValue';

/** The consent of the adjustment, or else of its original, lowered by later consents. */
export const consentOfAdjustment = (
  { consent, createdAt }: Pick<ConversionAdjustment, 'consent' | 'createdAt'>,
  original: Pick<ConversionEvent, 'consent' | 'createdAt'>,
  consents: readonly ConsentRecord[],
): ConsentSignal | null =>
  consent === null
    ? loweredSince(original.consent, original.createdAt, consents)
    : loweredSince(consent, createdAt, consents);

const worth = ({ valueMicros, currency }: Worth): { value?: string; currency?: string } => ({
  ...(valueMicros !== null && { value: decimalOfMicros(valueMicros) }),
  ...(currency !== null && { currency }),
});

const REPORTED_CONSENT: Readonly<Record<ConsentState, Consent>> = {
  GRANTED: 'GRANTED',
  DENIED: 'DENIED',
  UNKNOWN: 'DENIED',
};

/**
 * A member that the signal leaves out is unknown and is sent as denied. Without a signal no consent
 * is stated.
 */
const consentOf = (signal: ConsentSignal | null, member: keyof ConsentSignal): Consent =>
  signal === null ? 'UNSTATED' : REPORTED_CONSENT[signal[member] ?? 'UNKNOWN'];

/** Money as platforms' connectors take it: decimal text in major units. */
export const decimalOfMicros = (micros: number): string => String(amountFromMicros(micros));

/** An action as it is sent to a platform. */
export const draftOfAction = ({
  id,
  name,
  type,
  category,
  status,
  countingType,
  valueSettings,
  ...rest
}: ConversionAction): ActionDraft => ({
  id,
  name,
  type,
  category,
  status,
  countingType,
  valueSettings: {
    type: valueSettings.type,
    ...(valueSettings.defaultValueMicros !== undefined && {
      defaultValue: decimalOfMicros(valueSettings.defaultValueMicros),
    }),
    ...(valueSettings.currencyCode !== undefined && { currencyCode: valueSettings.currencyCode }),
  },
  ...(rest.clickThroughLookbackWindowDays !== null && {
    clickThroughLookbackWindowDays: rest.clickThroughLookbackWindowDays,
  }),
  ...(rest.viewThroughLookbackWindowDays !== null && {
    viewThroughLookbackWindowDays: rest.viewThroughLookbackWindowDays,
  }),
  ...(rest.attributionModel !== null && { attributionModel: rest.attributionModel }),
  ...(rest.leadStage !== null && { leadStage: rest.leadStage }),
  ...(rest.eventName !== null && { eventName: rest.eventName }),
  ...(rest.platformEvents !== null && { platformEvents: rest.platformEvents }),
  enhancedConversionsForLeads: rest.enhancedConversionsForLeads,
  includeInConversionsMetric: rest.includeInConversionsMetric,
});

/**
 * Merges several persons into one, member by member; the first value wins. A place and a device are
 * each taken as a whole, because parts of two do not make one.
 */
export const mergePersons = (persons: readonly HashedPerson[]): HashedPerson =>
  persons.reduceRight<HashedPerson>(
    (merged, { preHashed: _, ...person }) => ({
      ...merged,
      ...(Object.fromEntries(
        Object.entries(person).filter(([, value]) => value !== undefined),
      ) as HashedPerson),
    }),
    {},
  );
