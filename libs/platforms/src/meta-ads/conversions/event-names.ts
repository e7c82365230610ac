import type { EventNames } from '../../uploading';

/** Meta's standard events (Conversions API, standard events); Download, Engagement and Conversion are custom ones, which Meta takes by any name. */
export const EVENT_NAMES: EventNames = {
  stages: {
    signup: 'CompleteRegistration',
    trial_started: 'StartTrial',
    qualified_lead: 'Lead',
    paid: 'Purchase',
    expansion: 'Purchase',
  },
  categories: {
    PURCHASE: 'Purchase',
    ADD_TO_CART: 'AddToCart',
    BEGIN_CHECKOUT: 'InitiateCheckout',
    SUBSCRIBE_PAID: 'Subscribe',
    SUBMIT_LEAD_FORM: 'Lead',
    SIGNUP: 'CompleteRegistration',
    CONTACT: 'Contact',
    BOOK_APPOINTMENT: 'Schedule',
    REQUEST_QUOTE: 'Lead',
    GET_DIRECTIONS: 'FindLocation',
    PAGE_VIEW: 'ViewContent',
    DOWNLOAD: 'Download',
    PHONE_CALL_LEAD: 'Lead',
    ENGAGEMENT: 'Engagement',
    DEFAULT: 'Conversion',
  },
};

/** The event that must carry a value and its currency. */
export const PURCHASE = 'Purchase';
