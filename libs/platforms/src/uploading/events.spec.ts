import { EVENT_NAMES as META } from '../meta-ads/convert-event';
import { RULE_TYPES as LINKEDIN } from '../linkedin-ads/convert';
import { EVENT_TYPES as OPENAI } from '../openai-ads/convert';
import { EVENT_NAMES as REDDIT } from '../reddit-ads/convert';
import { eventNameConflicts, eventNameOf, NO_EVENT_NAMES } from './events';

type Action = Parameters<typeof eventNameOf>[1];

const namesOf = (action: Partial<Action>) => {
  const whole = { category: 'DEFAULT', ...action };
  return [
    eventNameOf(META, whole, 'meta-ads'),
    eventNameOf(LINKEDIN, whole, 'linkedin-ads'),
    eventNameOf(REDDIT, whole, 'reddit-ads'),
    eventNameOf(OPENAI, whole, 'openai-ads'),
  ];
};

describe('names of events', () => {
  it.each([
    ['lead', 'SUBMIT_LEAD_FORM', ['Lead', 'LEAD', 'LEAD', 'lead_created']],
    ['add_to_cart', 'ADD_TO_CART', ['AddToCart', 'ADD_TO_CART', 'ADD_TO_CART', 'items_added']],
    [
      'begin_checkout',
      'BEGIN_CHECKOUT',
      ['InitiateCheckout', 'START_CHECKOUT', 'CUSTOM:begin_checkout', 'checkout_started'],
    ],
    [
      'add_payment_info',
      'BEGIN_CHECKOUT',
      ['AddPaymentInfo', 'OTHER', 'CUSTOM:add_payment_info', 'custom:add_payment_info'],
    ],
    ['view_item', 'PAGE_VIEW', ['ViewContent', 'VIEW_CONTENT', 'VIEW_CONTENT', 'contents_viewed']],
    ['page_view', 'PAGE_VIEW', ['PageView', 'KEY_PAGE_VIEW', 'PAGE_VISIT', 'page_viewed']],
    ['search', 'ENGAGEMENT', ['Search', 'SEARCH', 'SEARCH', 'custom:search']],
    ['subscribe', 'SUBSCRIBE_PAID', ['Subscribe', 'SUBSCRIBE', 'PURCHASE', 'subscription_created']],
    ['contact', 'CONTACT', ['Contact', 'CONTACT', 'LEAD', 'lead_created']],
    [
      'schedule',
      'BOOK_APPOINTMENT',
      ['Schedule', 'BOOK_APPOINTMENT', 'LEAD', 'appointment_scheduled'],
    ],
  ])('%s has one on each platform', (eventName, category, expected) => {
    expect(namesOf({ eventName, category })).toEqual(expected);
  });

  it('of a caller go out as they are where the action has no category', () => {
    expect(namesOf({ eventName: 'demo_watched' })).toEqual([
      'demo_watched',
      'OTHER',
      'CUSTOM:demo_watched',
      'custom:demo_watched',
    ]);
    expect(namesOf({ eventName: 'renewal', category: 'PURCHASE' })).toEqual([
      'Purchase',
      'PURCHASE',
      'PURCHASE',
      'order_created',
    ]);
  });

  it('of platformEvents win, also over a stage', () => {
    const platformEvents = {
      'meta-ads': 'MyEvent',
      'linkedin-ads': 'DOWNLOAD',
      'reddit-ads': 'ADD_TO_WISHLIST',
      'openai-ads': 'my-event',
    };
    expect(namesOf({ leadStage: 'paid', platformEvents })).toEqual([
      'MyEvent',
      'DOWNLOAD',
      'ADD_TO_WISHLIST',
      'custom:my-event',
    ]);
  });

  it('that a platform does not take are a conflict, and its own name is used', () => {
    const platformEvents = { 'linkedin-ads': 'MyEvent', 'openai-ads': 'my event' };
    expect(namesOf({ leadStage: 'paid', platformEvents })).toEqual([
      'Purchase',
      'PURCHASE',
      'PURCHASE',
      'order_created',
    ]);
    const action = { category: 'DEFAULT', platformEvents };
    expect(eventNameConflicts(action, 'linkedin-ads', LINKEDIN.own, 'no')).toEqual([
      { field: 'platformEvents/linkedin-ads', code: 'EVENT_NAME_UNSUPPORTED', message: 'no' },
    ]);
    expect(eventNameConflicts(action, 'meta-ads', META.own, 'no')).toEqual([]);
    const google = { category: 'DEFAULT', platformEvents: { 'google-ads': 'x' } };
    expect(eventNameConflicts(google, 'google-ads', NO_EVENT_NAMES, 'no')).toHaveLength(1);
  });
});
