import type { Customer } from '../accounts';
import { type Complaint, complaint } from '../errors';
import type { KindName } from '../schema/kinds';
import type { Json } from '../schema/message';
import { isRemoved, listOf, type Row, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';

/** Everything that a rule may look at. */
export interface RuleContext {
  readonly customer: Customer;
  readonly now: Date;
  /** The object as it would be stored. */
  readonly next: Json;
  /** The object before; absent when it is being created. */
  readonly previous?: Row;
}

export type Rule = (context: RuleContext) => readonly Complaint[];

/**
 * What the vendor does beyond its schema with one kind of object. Paths of complaints start at the
 * object.
 */
export interface KindRules {
  /** Fills in what the vendor fills in when an object is created. */
  defaults(context: RuleContext): Json;
  readonly checks: readonly Rule[];
  /** Last part of the resource name of a new object. */
  nameId(context: RuleContext, nextId: () => string): string;
  /** The object that the vendor gives instead of making a new one. */
  twin?(context: RuleContext): Row | undefined;
  /** Why this object cannot be updated at all. */
  frozen?(row: Row): readonly Complaint[];
  /** Why this object cannot be removed now. */
  removal?(row: Row, customer: Customer): readonly Complaint[];
}

/** A new object needs a parent that exists and is not removed. */
export function livingParent(
  { customer, next, previous }: RuleContext,
  member: string,
  kind: KindName,
): readonly Complaint[] {
  if (previous) return [];
  const name = textOf(next, member);
  if (!name) {
    return [complaint('fieldError.REQUIRED', member, 'The required field was not present.')];
  }
  const parent = customer.store.get(kind, name);
  if (!parent) {
    return [complaint('mutateError.RESOURCE_NOT_FOUND', member, 'Resource was not found.', name)];
  }
  if (!isRemoved(parent)) return [];
  return [
    complaint(
      'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
      member,
      'The operation is not allowed for removed resources.',
      name,
    ),
  ];
}

/** Members that must be there and not be empty. */
export function required(data: Json, ...members: readonly string[]): readonly Complaint[] {
  return members
    .filter(
      (member) =>
        data[member] === undefined || data[member] === '' || data[member] === 'UNSPECIFIED',
    )
    .map((member) =>
      complaint('fieldError.REQUIRED', member, 'The required field was not present.'),
    );
}

/** Only ENABLED and PAUSED can be written. */
export const settableStatus: Rule = ({ next, previous }) => {
  const status = next['status'];
  if (status === 'ENABLED' || status === 'PAUSED') return [];
  if (previous?.data['status'] === status) return [];
  return [complaint(UNVERIFIED.removedByStatus, 'status', 'This status cannot be set.', status)];
};

/**
 * Length as the vendor counts it: an insertion tag counts as its default text, wide East Asian
 * characters twice. From memory, unverified.
 */
export function displayLength(text: string): number {
  const shown = text.replace(/\{keyword:([^}]*)\}/gi, '$1');
  return [...shown].reduce((length, character) => length + (isWide(character) ? 2 : 1), 0);
}

function isWide(character: string): boolean {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
    character,
  );
}

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
