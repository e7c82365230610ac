import { customerName } from '../accounts';
import { complaint, type Complaint } from '../errors';
import { type KindRules, required, type Rule } from '../rules/rule';
import { conversionActionNameKey, numberOf, partOf, textOf } from '../store/store';
import { UNVERIFIED } from '../unverified';

const SETTABLE_MODELS = ['GOOGLE_ADS_LAST_CLICK', 'GOOGLE_SEARCH_ATTRIBUTION_DATA_DRIVEN'];
const { clickThroughDays, viewThroughDays, nameLength, byDefault, created } =
  UNVERIFIED.conversionAction;

const name: Rule = ({ next, previous, customer }) => {
  const text = textOf(next, 'name');
  if (!text.trim()) {
    return [complaint('fieldError.REQUIRED', 'name', 'The required field was not present.')];
  }
  if (text.length > nameLength) {
    return [complaint('stringLengthError.TOO_LONG', 'name', 'Too long.', text)];
  }
  const holder = customer.store.holderOf('conversionAction', conversionActionNameKey(text));
  if (!holder || holder.name === previous?.name) return [];
  return [
    complaint(
      'conversionActionError.DUPLICATE_NAME',
      'name',
      'The name is already used by another conversion action.',
      text,
    ),
  ];
};

const type: Rule = ({ next, previous }) => {
  if (previous) return [];
  const missing = required(next, 'type');
  if (missing.length || created.includes(textOf(next, 'type'))) return missing;
  return [
    complaint(
      'conversionActionError.CREATION_NOT_SUPPORTED',
      'type',
      'Conversion actions of this type cannot be created.',
      next['type'],
    ),
  ];
};

/** Of the models only two may still be set (conversion_action_error.proto). */
const attribution: Rule = ({ next }) => {
  const model = partOf(next, 'attributionModelSettings')['attributionModel'];
  if (model === undefined || SETTABLE_MODELS.includes(String(model))) return [];
  const at = 'attributionModelSettings.attributionModel';
  return [
    complaint(
      'conversionActionError.CANNOT_SET_RULE_BASED_ATTRIBUTION_MODELS',
      at,
      'Rule-based attribution models cannot be set.',
      model,
    ),
  ];
};

/** REMOVED is reached by `remove` only. */
const status: Rule = ({ next }) =>
  ['ENABLED', 'HIDDEN'].includes(textOf(next, 'status'))
    ? []
    : [
        complaint(
          UNVERIFIED.removedByStatus,
          'status',
          'This status cannot be set.',
          next['status'],
        ),
      ];

const windows: Rule = ({ next }) => [
  ...windowComplaints(
    numberOf(next, 'clickThroughLookbackWindowDays'),
    'clickThroughLookbackWindowDays',
    clickThroughDays,
  ),
  ...windowComplaints(
    numberOf(next, 'viewThroughLookbackWindowDays'),
    'viewThroughLookbackWindowDays',
    viewThroughDays,
  ),
];

function windowComplaints(
  days: number | undefined,
  at: string,
  { min, max }: { readonly min: number; readonly max: number },
): readonly Complaint[] {
  if (days === undefined || (days >= min && days <= max)) return [];
  return [
    complaint(
      days < min ? 'rangeError.TOO_LOW' : 'rangeError.TOO_HIGH',
      at,
      `From ${min} to ${max} days.`,
      days,
    ),
  ];
}

/** Conversion actions (v25 protos: conversion_action.proto, conversion_action_error.proto). */
export const CONVERSION_ACTION_RULES: KindRules = {
  defaults: ({ next, customer }) => ({
    ...byDefault,
    ...next,
    origin: 'WEBSITE',
    ownerCustomer: customerName(customer.id),
  }),
  checks: [name, type, attribution, windows, status],
  nameId: (_, nextId) => nextId(),
};
