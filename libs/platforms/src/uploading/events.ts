import type { ActionDraft, SinkConversion } from '../port/conversion';

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
 * How one platform calls what happened: by the stage of the funnel, else by the action's category.
 */
export interface EventNames<Name extends string = string> {
  readonly stages: Readonly<Record<LeadStage, Name>>;
  readonly categories: Readonly<Record<Category, Name>>;
}

const isCategory = (text: string): text is Category =>
  CATEGORIES.some((category) => category === text);

/** The platform's name for an action; categories that are not known here are DEFAULT. */
export const eventNameOf = <Name extends string>(
  { stages, categories }: EventNames<Name>,
  { leadStage, category }: Pick<ActionDraft, 'leadStage' | 'category'>,
): Name =>
  leadStage === undefined
    ? categories[isCategory(category) ? category : 'DEFAULT']
    : stages[leadStage];

/**
 * By which a platform counts a conversion once: what its own pixel would say too, the order id,
 * else our id.
 */
export const dedupeKeyOf = ({ orderId, id }: Pick<SinkConversion, 'orderId' | 'id'>): string =>
  orderId ?? id;
