import type { ActionDraft } from '../../port/conversion-action';
import { UNVERIFIED_CONVERSIONS } from './unverified';

/** Members of a `ConversionAction` that we hold (v25 conversion_action.proto); what the draft leaves open is left to Google. */
export interface ActionBody {
  readonly name: string;
  readonly type: string;
  readonly category: string;
  readonly status: 'ENABLED' | 'HIDDEN';
  readonly countingType: string;
  readonly valueSettings: {
    readonly defaultValue: number;
    readonly defaultCurrencyCode?: string;
    readonly alwaysUseDefaultValue: boolean;
  };
  readonly clickThroughLookbackWindowDays?: string;
  readonly viewThroughLookbackWindowDays?: string;
  readonly attributionModelSettings?: { readonly attributionModel: string };
  readonly primaryForGoal?: boolean;
}

const MODELS = {
  DATA_DRIVEN: 'GOOGLE_SEARCH_ATTRIBUTION_DATA_DRIVEN',
  LAST_CLICK: 'GOOGLE_ADS_LAST_CLICK',
} as const;
const CALLS = ['AD_CALL', 'WEBSITE_CALL', 'UPLOAD_CALLS'];

/** What Google is to hold of an action. Pausing is ours: nothing is sent then, and the action stays as it is. */
export const actionBody = (action: ActionDraft): ActionBody => ({
  name: action.name,
  type: action.type,
  category: action.category,
  status: 'ENABLED',
  countingType: action.countingType,
  valueSettings: valueSettings(action.valueSettings),
  ...(action.clickThroughLookbackWindowDays === undefined
    ? {}
    : {
        clickThroughLookbackWindowDays: String(
          clickWindow(action.type, action.clickThroughLookbackWindowDays),
        ),
      }),
  ...(action.viewThroughLookbackWindowDays === undefined
    ? {}
    : { viewThroughLookbackWindowDays: String(action.viewThroughLookbackWindowDays) }),
  ...(action.attributionModel === undefined
    ? {}
    : { attributionModelSettings: { attributionModel: MODELS[action.attributionModel] } }),
  ...(action.includeInConversionsMetric === undefined
    ? {}
    : { primaryForGoal: action.includeInConversionsMetric }),
});

const clickWindow = (type: ActionDraft['type'], days: number): number =>
  CALLS.includes(type) ? days : Math.min(days, UNVERIFIED_CONVERSIONS.clickWindowDays);

const valueSettings = ({
  type,
  defaultValue,
  currencyCode,
}: ActionDraft['valueSettings']): ActionBody['valueSettings'] => ({
  defaultValue: type === 'noValue' ? 0 : Number(defaultValue ?? 0),
  ...(currencyCode === undefined ? {} : { defaultCurrencyCode: currencyCode }),
  alwaysUseDefaultValue: type !== 'variableValue',
});
