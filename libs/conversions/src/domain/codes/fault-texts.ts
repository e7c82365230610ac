import type { CodeText } from '@switchyard/kernel';

/** What a conversion source tells of its last payload, beside the skip reasons. */
export const SOURCE_FAULT_TEXTS = {
  BAD_SIGNATURE: {
    meaning: 'The last payload had no valid signature.',
    example: 'A request carried no valid signature.',
    fix: 'Copy the signing secret of the provider into the conversion source.',
  },
  NO_SECRET: {
    meaning: 'The source has no signing secret, so no payload can be accepted.',
    example: 'The source has no secret.',
    fix: 'Set the secret with PATCH /api/v1/conversions/sources/:id.',
  },
  SECRET_LOST: {
    meaning: 'The stored signing secret cannot be opened.',
    example: 'The stored secret cannot be opened.',
    fix: 'Send the secret again. The operator checks the sealing keys.',
  },
  COUNTED_TWICE: {
    meaning: 'One order was counted twice, under two of its ids.',
    example: 'The order "A-17" was counted twice.',
    fix: 'Retract one of the two conversions.',
  },
  VALUE_REPLACED: {
    meaning:
      'The payload had something that cannot be stored. That part was replaced, and the rest counts.',
    example: 'The payload had a NUL character at /name.',
    fix: 'Nothing, or correct the value at the provider.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type SourceFaultCode = keyof typeof SOURCE_FAULT_TEXTS;
