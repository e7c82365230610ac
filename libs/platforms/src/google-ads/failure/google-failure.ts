/** One error inside a `GoogleAdsFailure` (v25 errors.proto). */
export interface GoogleError {
  /** Exactly one member: family → code, e.g. `{ campaignError: 'DUPLICATE_CAMPAIGN_NAME' }`. */
  readonly errorCode?: Readonly<Record<string, string>>;
  readonly message?: string;
  readonly trigger?: { readonly stringValue?: string };
  readonly location?: { readonly fieldPathElements?: readonly PathElement[] };
  readonly details?: {
    readonly quotaErrorDetails?: { readonly rateName?: string; readonly retryDelay?: string };
  };
}

export interface PathElement {
  readonly fieldName?: string;
  readonly index?: number;
}

/** A `google.rpc.Status`: the body of a refusal, and `partialFailureError` inside a 200. */
export interface GoogleStatus {
  readonly code?: number;
  readonly message?: string;
  readonly status?: string;
  readonly details?: readonly {
    readonly errors?: readonly GoogleError[];
    readonly requestId?: string;
  }[];
}

export const errorsIn = (status: GoogleStatus): readonly GoogleError[] =>
  (status.details ?? []).flatMap(({ errors }) => errors ?? []);

export const requestIdIn = (status: GoogleStatus): string | undefined =>
  status.details?.find(({ requestId }) => requestId !== undefined)?.requestId;

/** `['campaignError', 'DUPLICATE_CAMPAIGN_NAME']`. */
export const codeOf = (error: GoogleError): readonly [family: string, code: string] => {
  const [first] = Object.entries(error.errorCode ?? {});
  return first ?? ['unknownError', 'UNKNOWN'];
};
