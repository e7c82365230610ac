/** `conversion_action` of a row (v25 conversion_action.proto). */
export interface ConversionActionResource {
  readonly resourceName?: string;
  readonly id?: string;
  readonly name?: string;
  readonly type?: string;
  readonly category?: string;
  readonly status?: string;
  readonly countingType?: string;
  readonly valueSettings?: {
    readonly defaultValue?: number;
    readonly defaultCurrencyCode?: string;
    readonly alwaysUseDefaultValue?: boolean;
  };
  readonly clickThroughLookbackWindowDays?: string;
  readonly viewThroughLookbackWindowDays?: string;
  readonly attributionModelSettings?: { readonly attributionModel?: string };
  readonly primaryForGoal?: boolean;
}
