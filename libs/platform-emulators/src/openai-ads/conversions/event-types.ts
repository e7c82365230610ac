/** Standard events (platform document 4e). */
export const EVENT_TYPES = [
  'appointment_scheduled',
  'app_installed',
  'app_opened',
  'checkout_started',
  'contents_viewed',
  'items_added',
  'lead_created',
  'order_created',
  'page_viewed',
  'registration_completed',
  'subscription_created',
  'trial_started',
] as const;
