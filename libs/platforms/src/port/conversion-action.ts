/** A conversion action as it is here. Words are the contract's. */
export interface ActionDraft {
  readonly id: string;
  readonly name: string;
  readonly type: 'WEBPAGE' | 'AD_CALL' | 'WEBSITE_CALL' | 'UPLOAD_CLICKS' | 'UPLOAD_CALLS';
  readonly category: string;
  readonly status: 'ENABLED' | 'PAUSED';
  readonly countingType: 'ONE_PER_CLICK' | 'MANY_PER_CLICK';
  readonly valueSettings: {
    readonly type: 'noValue' | 'fixedValue' | 'variableValue';
    readonly defaultValue?: string;
    readonly currencyCode?: string;
  };
  readonly clickThroughLookbackWindowDays?: number;
  readonly viewThroughLookbackWindowDays?: number;
  readonly attributionModel?: 'DATA_DRIVEN' | 'LAST_CLICK';
  readonly enhancedConversionsForLeads?: boolean;
  readonly leadStage?: 'signup' | 'trial_started' | 'qualified_lead' | 'paid' | 'expansion';
  readonly includeInConversionsMetric?: boolean;
}

/** The same action on one platform. Platforms without actions of their own know it by an event name: that is their `remoteId`. */
export interface RemoteAction {
  readonly remoteId: string;
  /** Milliseconds since the epoch before which the platform takes nothing for it; absent when it does now. */
  readonly usableFrom?: number;
  /** What the platform holds otherwise than it is here. */
  readonly conflicts: readonly {
    readonly field: string;
    /** The platform's own word, or one of ours. */
    readonly code: string;
    readonly message: string;
  }[];
}
