import type { PlatformId } from '@switchyard/kernel';

/** What a platform takes as the name of an event. */
interface EventForm {
  /** The platform's own names; any text of `custom` where they are left out. */
  readonly standard?: readonly string[];
  readonly custom?: RegExp;
  /** What to write, for messages and documents. */
  readonly form: string;
}

/**
 * Names that an action's `platformEvents` may have. Null where the platform has no names of events:
 * it gets the category.
 *
 * Sources: Meta Conversions API, standard and custom events; LinkedIn Conversions API, conversion
 * types; Reddit Ads API v3, conversion events (`custom_event_name` of at most 64); OpenAI Ads,
 * Conversions API, event types (`custom_event_name` of 1 to 64 letters, digits, `_` and `-`).
 */
export const EVENT_FORMS = {
  'google-ads': null,
  'microsoft-ads': null,
  'meta-ads': {
    custom: /^[A-Za-z0-9][A-Za-z0-9 _-]*$/,
    form: 'a standard or custom event such as AddToCart: letters, digits, spaces, _ and -',
  },
  'linkedin-ads': {
    custom: /^[A-Z][A-Z_]*$/,
    form: 'a type of conversion rules such as ADD_TO_CART',
  },
  'reddit-ads': {
    standard: [
      'PAGE_VISIT',
      'VIEW_CONTENT',
      'SEARCH',
      'ADD_TO_CART',
      'ADD_TO_WISHLIST',
      'PURCHASE',
      'LEAD',
      'SIGN_UP',
    ],
    custom: /^CUSTOM:[^\s:][^:]{0,63}$/,
    form: 'a standard event, or CUSTOM: and a name of at most 64 characters such as CUSTOM:webinar',
  },
  'openai-ads': {
    standard: [
      'checkout_started',
      'contents_viewed',
      'items_added',
      'order_created',
      'page_viewed',
      'appointment_scheduled',
      'lead_created',
      'registration_completed',
      'subscription_created',
      'trial_started',
    ],
    custom: /^custom:[A-Za-z0-9_-]{1,64}$/,
    form: 'a standard event, or custom: and at most 64 letters, digits, _ and - such as custom:webinar',
  },
} as const satisfies Readonly<Record<PlatformId, EventForm | null>>;

/** The longest name of an event on any platform, with the prefix of a custom one. */
export const LONGEST_PLATFORM_EVENT = 'custom:'.length + 64;

/** What a platform would take instead of this name; undefined when it takes the name. */
export const wrongEventName = (platform: PlatformId, name: string): string | undefined => {
  const rule: EventForm | null = EVENT_FORMS[platform];
  if (rule === null) return 'left out: the platform gets the category of the action';
  if (rule.standard?.includes(name) || rule.custom?.test(name)) return undefined;
  return rule.standard ? `${rule.form}. Standard are ${rule.standard.join(', ')}` : rule.form;
};
