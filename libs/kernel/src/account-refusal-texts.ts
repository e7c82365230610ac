/** What refusals about an account, its end and its billing mean, for docs/errors.md. */
export const ACCOUNT_REFUSAL_TEXTS = {
  ACCOUNT_ENDING: {
    meaning:
      'The account of the token, or of the Space, will be deleted. Until then everything can be read and nothing changed.',
    example: 'This account will be deleted. Restore it to change anything.',
    fix: 'Take the deletion back with POST /app/account/restore, then repeat the request.',
  },
  CURRENCY_IN_USE: {
    meaning: 'A campaign or the budget of the account counts in the currency of the account.',
    example: 'Campaigns or a budget of this account count in EUR, so its currency stays.',
    fix: 'Register another account for the other currency. A campaign may have a currency of its own.',
  },
  CAMPAIGNS_SERVING: {
    meaning:
      'The account cannot be deleted while a platform may run one of its campaigns. `details.campaignIds` names up to 20 of them.',
    example: 'Campaigns of this account are enabled on a platform. Pause them there first.',
    fix: 'Set the campaigns to `PAUSED` and sync, or unlink them; then repeat the request.',
  },
  SUBSCRIPTION_RENEWS: {
    meaning: 'The account cannot be deleted while its subscription renews: it would go on costing.',
    example: 'The subscription of this account renews. Cancel it under "Manage billing" first.',
    fix: 'Cancel the subscription in the billing portal, then repeat the request.',
  },
  SUBSCRIPTION_EXISTS: {
    meaning: 'The account has a subscription; a second one would be paid beside it.',
    example: 'This account has a subscription. Change it under "Manage billing".',
    fix: 'Change the plan in the billing portal: POST /app/plan/portal.',
  },
  NO_SUBSCRIPTION: {
    meaning: 'The account never bought a plan, so there is no billing to manage.',
    example: 'This account has not bought a plan yet.',
    fix: 'Buy a plan with POST /app/plan/checkout.',
  },
  BILLING_OFF: {
    meaning: 'This installation sells no plans.',
    example: 'This installation sells no plans. Ask its operator to change the plan.',
    fix: 'Ask the operator, who can change the plan on the command line.',
  },
} as const;
