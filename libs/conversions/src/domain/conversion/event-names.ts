import { isId } from '@switchyard/kernel';
import { type ActionCategory, LEAD_STAGES, type LeadStage } from '../conversion-action';

/** What is known of events of one name. */
interface KnownEvent {
  /** Category of the action that they get on first use. */
  readonly category: ActionCategory;
  /** What that action is called. */
  readonly action: string;
  /** Other names of the same event. */
  readonly also: readonly string[];
  /**
   * A step on the way to a conversion: platforms do not optimise for it unless the action is
   * changed.
   */
  readonly isStep?: true;
}

/**
 * The names of events that every Space takes, with their canonical names as keys. Those of
 * `LEAD_STAGES` are stages of the funnel, the others are not.
 */
export const EVENT_NAMES = {
  signup: { category: 'SIGNUP', action: 'Signup', also: [] }, // sign_up is compared as signup
  trial_started: { category: 'SIGNUP', action: 'Trial started', also: ['start_trial'] },
  qualified_lead: {
    category: 'SUBMIT_LEAD_FORM',
    action: 'Qualified lead',
    also: ['qualify_lead'],
  },
  paid: { category: 'PURCHASE', action: 'Paid', also: ['purchase', 'order_completed'] },
  expansion: { category: 'PURCHASE', action: 'Expansion', also: [] },
  lead: { category: 'SUBMIT_LEAD_FORM', action: 'Lead', also: ['generate_lead'] },
  subscribe: { category: 'SUBSCRIBE_PAID', action: 'Subscribe', also: [] },
  contact: { category: 'CONTACT', action: 'Contact', also: [] },
  schedule: { category: 'BOOK_APPOINTMENT', action: 'Schedule', also: [] },
  add_to_cart: { category: 'ADD_TO_CART', action: 'Add to cart', also: [], isStep: true },
  begin_checkout: {
    category: 'BEGIN_CHECKOUT',
    action: 'Begin checkout',
    also: ['initiate_checkout'],
    isStep: true,
  },
  add_payment_info: {
    category: 'BEGIN_CHECKOUT',
    action: 'Add payment info',
    also: [],
    isStep: true,
  },
  view_item: { category: 'PAGE_VIEW', action: 'View item', also: ['view_content'], isStep: true },
  page_view: { category: 'PAGE_VIEW', action: 'Page view', also: [], isStep: true },
  search: { category: 'ENGAGEMENT', action: 'Search', also: [], isStep: true },
} as const satisfies Readonly<Record<LeadStage, KnownEvent>> & Readonly<Record<string, KnownEvent>>;
export type EventName = keyof typeof EVENT_NAMES;

/** The canonical names, in the order of the table. */
export const CANONICAL_EVENTS = Object.keys(EVENT_NAMES) as readonly EventName[];

/** How names are compared: case, spaces, hyphens and underscores do not count. */
const compared = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '');

const BY_COMPARED: ReadonlyMap<string, EventName> = new Map(
  CANONICAL_EVENTS.flatMap((name) =>
    [name, ...EVENT_NAMES[name].also].map((each) => [compared(each), name] as const),
  ),
);

/**
 * The canonical name that a text stands for, such as `paid` for `Purchase` and `begin_checkout` for
 * `InitiateCheckout`; undefined for a name that is not in the table.
 */
export const canonicalEventName = (text: string): EventName | undefined =>
  BY_COMPARED.get(compared(text));

export const isLeadStage = (name: string): name is LeadStage =>
  LEAD_STAGES.some((stage) => stage === name);

/** Characters that a name of the caller's own may have. */
export const LONGEST_EVENT_NAME = 64;

/** What an event's name says of its action: one of both, or none where the event has no name. */
export interface NamedEvent {
  readonly stage: LeadStage | undefined;
  /** Canonical, or a name of the caller's own. */
  readonly eventName: string | undefined;
}

/**
 * Reads the name of an event. A name that is not in the table is the caller's own: lower case, its
 * words joined by `_`, so that `Webinar watched` and `webinar_watched` are one event. Undefined for
 * text that cannot be a name.
 */
export const readEventName = (text: string): NamedEvent | undefined => {
  const known = canonicalEventName(text);
  if (known !== undefined) {
    return isLeadStage(known)
      ? { stage: known, eventName: undefined }
      : { stage: undefined, eventName: known };
  }
  const own = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
  return own.length <= LONGEST_EVENT_NAME &&
    /^[\p{L}\p{N}][\p{L}\p{N}_.]*$/u.test(own) &&
    !isId('cva', own)
    ? { stage: undefined, eventName: own }
    : undefined;
};

/** A name that is not in the table: a Space takes it with `customEvents` only. */
export const isCustomEvent = (eventName: string): boolean => !Object.hasOwn(EVENT_NAMES, eventName);

/** The fix in the refusal of another name. */
export const EVENT_NAMES_HINT = `one of ${CANONICAL_EVENTS.join(', ')}`;
