import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import { listOf, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';

/** Final URLs: a scheme, http or https, and a host. */
export function finalUrlComplaints(data: Json, at = 'finalUrls'): readonly Complaint[] {
  const urls = data['finalUrls'];
  if (!Array.isArray(urls)) return [];
  return urls.flatMap((url, index) => finalUrlComplaint(String(url), `${at}[${index}]`));
}

function finalUrlComplaint(url: string, at: string): readonly Complaint[] {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (!scheme) {
    return [
      complaint(
        'urlFieldError.MISSING_PROTOCOL_IN_FINAL_URL',
        at,
        'The final URL has no protocol.',
        url,
      ),
    ];
  }
  if (scheme !== 'http' && scheme !== 'https') {
    return [
      complaint(
        'urlFieldError.INVALID_PROTOCOL_IN_FINAL_URL',
        at,
        'The protocol is not allowed.',
        url,
      ),
    ];
  }
  if (url.length > 2048) return [complaint('stringLengthError.TOO_LONG', at, 'Too long.', url)];
  return URL.canParse(url)
    ? []
    : [complaint('urlFieldError.INVALID_FINAL_URL', at, 'The final URL is invalid.', url)];
}

/** Tracking template and custom parameters, alike on campaigns, ad groups, ads and keywords. */
export function trackingComplaints(data: Json): readonly Complaint[] {
  return [
    ...templateComplaints(textOf(data, 'trackingUrlTemplate')),
    ...parameterComplaints(listOf(data, 'urlCustomParameters')),
  ];
}

function templateComplaints(template: string): readonly Complaint[] {
  const at = 'trackingUrlTemplate';
  if (!template) return [];
  if (!/\{(un)?escapedlpurl(\+\d)?\}|\{lpurl(\+\d)?\}/i.test(template)) {
    return [
      complaint(
        'urlFieldError.MISSING_TRACKING_URL_TEMPLATE_TAG',
        at,
        'The template names no landing page tag.',
        template,
      ),
    ];
  }
  if (/^(https?:\/\/|\{)/i.test(template)) return [];
  return [
    complaint(
      'urlFieldError.MISSING_PROTOCOL_IN_TRACKING_URL_TEMPLATE',
      at,
      'The template has no protocol.',
      template,
    ),
  ];
}

function parameterComplaints(parameters: readonly Json[]): readonly Complaint[] {
  const at = 'urlCustomParameters';
  const { max, keyLength, valueLength } = UNVERIFIED.customParameters;
  if (parameters.length > max) {
    return [
      complaint(
        'urlFieldError.URL_CUSTOM_PARAMETERS_COUNT_EXCEEDS_LIMIT',
        at,
        'Too many custom parameters.',
      ),
    ];
  }
  return parameters.flatMap((parameter, index) => {
    const key = textOf(parameter, 'key');
    const value = textOf(parameter, 'value');
    if (!new RegExp(`^[A-Za-z0-9]{1,${keyLength}}$`).test(key)) {
      return [
        complaint(
          'urlFieldError.INVALID_CHARACTERS_IN_URL_CUSTOM_PARAMETER_KEY',
          `${at}[${index}].key`,
          'The key is invalid.',
          key,
        ),
      ];
    }
    return value.length > valueLength
      ? [complaint('stringLengthError.TOO_LONG', `${at}[${index}].value`, 'Too long.', value)]
      : [];
  });
}
