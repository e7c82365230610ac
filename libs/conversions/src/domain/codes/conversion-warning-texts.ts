import type { CodeText } from '@switchyard/kernel';
import type { ItemWarning } from '../conversion/value-warnings';

/** Warnings of reported conversions. */
export const CONVERSION_WARNING_TEXTS = {
  VALUE_NOT_COUNTED: {
    meaning:
      'The conversion action counts no values, so the value is kept and no platform counts it.',
    example: 'The conversion action "Leads" counts no values.',
    fix: 'Set `valueSettings.type` to variableValue with PATCH /api/v1/conversions/actions/:id.',
  },
} as const satisfies Readonly<Record<ItemWarning['code'], CodeText>>;
