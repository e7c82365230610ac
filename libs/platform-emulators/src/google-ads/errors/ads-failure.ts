import type { Complaint } from './complaint';

/** What a `GoogleAdsFailure` is built for: version in its type name, request id inside it. */
export interface FailureContext {
  readonly version: string;
  readonly requestId: string;
}

/** The vendor's typed detail, holding every error of the request. */
export function adsFailure(
  complaints: readonly Complaint[],
  { version, requestId }: FailureContext,
) {
  return {
    '@type': `type.googleapis.com/google.ads.googleads.${version}.errors.GoogleAdsFailure`,
    errors: complaints.map(adsError),
    requestId,
  };
}

/** The summary line that stands above the details. */
export function failureMessage(complaints: readonly Complaint[]): string {
  const first = complaints[0]?.message ?? '';
  return complaints.length > 1 ? `Multiple errors in ‘details’. First error: ${first}` : first;
}

function adsError({ error, at, message, trigger, details }: Complaint) {
  const [family = '', code = ''] = error.split('.');
  return {
    errorCode: { [family]: code },
    message,
    ...(trigger === undefined ? {} : { trigger: { stringValue: trigger } }),
    ...(at ? { location: { fieldPathElements: at.split('.').map(pathElement) } } : {}),
    ...(details ? { details } : {}),
  };
}

function pathElement(part: string) {
  const indexed = /^(.*)\[(\d+)\]$/.exec(part);
  return indexed ? { fieldName: indexed[1], index: Number(indexed[2]) } : { fieldName: part };
}
