import type { PlatformId } from '@switchyard/kernel';
import type { ActionDraft, ActionSource, RemoteAction, SinkConversion } from '../port/conversion';

type LeadStage = NonNullable<ActionDraft['leadStage']>;

/** Categories of conversion actions, in the contract's words. */
export const CATEGORIES = [
  'PURCHASE',
  'ADD_TO_CART',
  'BEGIN_CHECKOUT',
  'SUBSCRIBE_PAID',
  'SUBMIT_LEAD_FORM',
  'SIGNUP',
  'CONTACT',
  'BOOK_APPOINTMENT',
  'REQUEST_QUOTE',
  'GET_DIRECTIONS',
  'PAGE_VIEW',
  'DOWNLOAD',
  'PHONE_CALL_LEAD',
  'ENGAGEMENT',
  'DEFAULT',
] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * Names of events that every platform has a name of its own for. `subscribe`, `contact` and
 * `schedule` are not among them: the category of their actions says the same.
 */
export const NAMED_EVENTS = [
  'lead',
  'add_to_cart',
  'begin_checkout',
  'add_payment_info',
  'view_item',
  'page_view',
  'search',
] as const;
export type NamedEvent = (typeof NAMED_EVENTS)[number];

/**
 * How one platform calls what happened: by the stage of the funnel, else by the event's name, else
 * by the action's category.
 */
export interface EventNames<Name extends string = string> {
  readonly stages: Readonly<Record<LeadStage, Name>>;
  readonly events: Readonly<Record<NamedEvent, Name>>;
  readonly categories: Readonly<Record<Category, Name>>;
  /** A caller's own name as the platform takes it; undefined for one that it does not take. */
  readonly own: (name: string) => Name | undefined;
}

const isCategory = (text: string): text is Category =>
  CATEGORIES.some((category) => category === text);

const isNamedEvent = (text: string | undefined): text is NamedEvent =>
  NAMED_EVENTS.some((name) => name === text);

type Named = Pick<ActionDraft, 'leadStage' | 'category' | 'eventName' | 'platformEvents'>;

/**
 * The platform's name for an action. `platformEvents` wins where the platform takes that name;
 * an event's own name goes out where the action has no category. Categories that are not known here
 * are DEFAULT.
 */
export const eventNameOf = <Name extends string>(
  names: EventNames<Name>,
  action: Named,
  platform?: PlatformId,
): Name => {
  const chosen = platform && action.platformEvents?.[platform];
  const { leadStage, eventName, category } = action;
  return (
    (chosen === undefined ? undefined : names.own(chosen)) ??
    (leadStage === undefined
      ? (nameOfEvent(names, eventName, category) ??
        names.categories[isCategory(category) ? category : 'DEFAULT'])
      : names.stages[leadStage])
  );
};

const nameOfEvent = <Name extends string>(
  names: EventNames<Name>,
  eventName: string | undefined,
  category: string,
): Name | undefined => {
  if (isNamedEvent(eventName)) return names.events[eventName];
  return eventName !== undefined && category === 'DEFAULT' ? names.own(eventName) : undefined;
};

/** What is reported of a name in `platformEvents` that the platform does not take. */
export const eventNameConflicts = (
  action: Named,
  platform: PlatformId,
  own: EventNames['own'],
  message: string,
): RemoteAction['conflicts'] => {
  const chosen = action.platformEvents?.[platform];
  return chosen === undefined || own(chosen) !== undefined
    ? []
    : [{ field: `platformEvents/${platform}`, code: 'EVENT_NAME_UNSUPPORTED', message }];
};

/** Platforms whose actions have a category and no name of an event. */
export const NO_EVENT_NAMES: EventNames['own'] = () => undefined;

/** Whether products have prices, which are in the currency of the conversion. */
export const namesPrices = (items: SinkConversion['items'] = []): boolean =>
  items.some(({ price }) => price !== undefined);

/**
 * By which a platform counts a conversion once: what its own pixel would say too, the caller's id
 * of the event or the order id, else our id. Never hashed.
 */
export const dedupeKeyOf = ({
  eventId,
  orderId,
  id,
}: Pick<SinkConversion, 'eventId' | 'orderId' | 'id'>): string => eventId ?? orderId ?? id;

/** Google knows a conversion by its order first, since adjustments of the order name it so. */
export const transactionKeyOf = ({
  eventId,
  orderId,
  id,
}: Pick<SinkConversion, 'eventId' | 'orderId' | 'id'>): string => orderId ?? eventId ?? id;

/**
 * Where a conversion happened, in each platform's word. Meta's words are ours. Sources: Google Data
 * Manager, `EventSource` of event.proto; Reddit Ads API v3, `action_source` of conversion events;
 * OpenAI Ads, Conversions API, `action_source`.
 */
export const ACTION_SOURCE_WORDS = {
  website: { google: 'WEB', reddit: 'WEBSITE', openai: 'web' },
  app: { google: 'APP', reddit: 'APP', openai: 'mobile_app' },
  phone_call: { google: 'PHONE', reddit: 'OTHER', openai: 'phone_call' },
  chat: { google: 'OTHER', reddit: 'OTHER', openai: 'other' },
  email: { google: 'OTHER', reddit: 'OTHER', openai: 'email' },
  physical_store: { google: 'IN_STORE', reddit: 'PHYSICAL_STORE', openai: 'physical_store' },
  system_generated: { google: 'OTHER', reddit: 'OTHER', openai: 'other' },
  business_messaging: { google: 'OTHER', reddit: 'OTHER', openai: 'other' },
  other: { google: 'OTHER', reddit: 'OTHER', openai: 'other' },
} as const satisfies Readonly<
  Record<ActionSource, Readonly<Record<'google' | 'reddit' | 'openai', string>>>
>;
