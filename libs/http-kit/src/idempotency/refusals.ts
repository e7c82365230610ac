import { validationError, type Refusal } from '@switchyard/kernel';

export const badIdempotencyKey = (): Refusal =>
  validationError([
    {
      path: 'header.Idempotency-Key',
      code: 'BAD_FORMAT',
      message:
        'Idempotency-Key must be 1 to 255 letters, digits and signs without blanks, such as order-2026-11-21-17',
    },
  ]);
