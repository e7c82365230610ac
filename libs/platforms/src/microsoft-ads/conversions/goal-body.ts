import type { ActionDraft } from '../../port/conversion-action';

/** Members of an `OfflineConversionGoal` that we hold. */
export interface GoalBody {
  readonly Name: string;
  readonly Status: 'Active';
  readonly CountType: 'All' | 'Unique';
  readonly GoalCategory: string;
  readonly ConversionWindowInMinutes?: number;
  readonly ExcludeFromBidding?: boolean;
  readonly IsEnhancedConversionsEnabled?: boolean;
  readonly Revenue: {
    readonly Type: string;
    readonly Value?: number;
    readonly CurrencyCode?: string;
  };
}

/** Our categories in Microsoft's words; it has none for calls and engagement. */
const CATEGORIES: Readonly<Record<string, string>> = {
  PURCHASE: 'Purchase',
  ADD_TO_CART: 'AddToCart',
  BEGIN_CHECKOUT: 'BeginCheckout',
  SUBSCRIBE_PAID: 'Subscribe',
  SUBMIT_LEAD_FORM: 'SubmitLeadForm',
  SIGNUP: 'Signup',
  CONTACT: 'Contact',
  BOOK_APPOINTMENT: 'BookAppointment',
  REQUEST_QUOTE: 'RequestQuote',
  GET_DIRECTIONS: 'GetDirections',
  PAGE_VIEW: 'PageView',
  DOWNLOAD: 'Download',
};

const REVENUES = {
  noValue: 'NoValue',
  fixedValue: 'FixedValue',
  variableValue: 'VariableValue',
} as const;
const DAY_MINUTES = 1_440;

/** What Microsoft is to hold of an action. Pausing is ours: nothing is sent then, and the goal stays as it is. */
export const goalBody = ({
  name,
  countingType,
  category,
  valueSettings,
  ...action
}: ActionDraft): GoalBody => ({
  Name: name,
  Status: 'Active',
  CountType: countingType === 'ONE_PER_CLICK' ? 'Unique' : 'All',
  GoalCategory: CATEGORIES[category] ?? 'Other',
  ...(action.clickThroughLookbackWindowDays === undefined
    ? {}
    : { ConversionWindowInMinutes: action.clickThroughLookbackWindowDays * DAY_MINUTES }),
  ...(action.includeInConversionsMetric === undefined
    ? {}
    : { ExcludeFromBidding: !action.includeInConversionsMetric }),
  ...(action.enhancedConversionsForLeads === undefined
    ? {}
    : { IsEnhancedConversionsEnabled: action.enhancedConversionsForLeads }),
  Revenue: {
    Type: REVENUES[valueSettings.type],
    ...(valueSettings.type === 'noValue' || valueSettings.defaultValue === undefined
      ? {}
      : { Value: Number(valueSettings.defaultValue) }),
    ...(valueSettings.type === 'noValue' || valueSettings.currencyCode === undefined
      ? {}
      : { CurrencyCode: valueSettings.currencyCode }),
  },
});
