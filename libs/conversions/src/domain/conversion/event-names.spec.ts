import { LEAD_STAGES } from '../conversion-action';
import { CANONICAL_EVENTS, canonicalEventName, readEventName } from './event-names';

describe('the canonical name of an event', () => {
  it.each([
    ['purchase', 'paid'],
    ['Purchase', 'paid'],
    ['order_completed', 'paid'],
    ['Order Completed', 'paid'],
    ['sign_up', 'signup'],
    ['start_trial', 'trial_started'],
    ['StartTrial', 'trial_started'],
    ['qualify_lead', 'qualified_lead'],
    ['generate_lead', 'lead'],
    ['AddToCart', 'add_to_cart'],
    ['add-to-cart', 'add_to_cart'],
    ['initiate_checkout', 'begin_checkout'],
    ['InitiateCheckout', 'begin_checkout'],
    ['AddPaymentInfo', 'add_payment_info'],
    ['ViewContent', 'view_item'],
    ['page view', 'page_view'],
  ])('of %s is %s', (text, name) => {
    expect(canonicalEventName(text)).toBe(name);
  });

  it.each(CANONICAL_EVENTS)('of %s is itself', (name) => {
    expect(canonicalEventName(name)).toBe(name);
  });

  it.each(['', 'bought', 'toString', 'constructor', '__proto__', 'pay'])(
    'of "%s" is none',
    (text) => {
      expect(canonicalEventName(text)).toBeUndefined();
    },
  );
});

describe('a name of an event', () => {
  it.each(LEAD_STAGES)('that is the stage %s says so', (stage) => {
    expect(readEventName(stage)).toEqual({ stage, eventName: undefined });
  });

  it.each([
    ['Webinar watched', 'webinar_watched'],
    [' webinar--WATCHED ', 'webinar_watched'],
    ['Käufe', 'käufe'],
    ['toString', 'tostring'],
  ])("of the caller's own is compared without case and spaces: %s", (text, eventName) => {
    expect(readEventName(text)).toEqual({ stage: undefined, eventName });
  });

  it.each(['', ' ', '_', '<b>', 'a\nb;', 'a'.repeat(65), 'cva_01h455vb4pex5vsknk084sn02q'])(
    'cannot be %j',
    (text) => {
      expect(readEventName(text)).toBeUndefined();
    },
  );
});
