import { validationError, type Refusal } from '@switchyard/kernel';

export const badIdempotencyKey = (): Refusal =>
  validationError([
    {
      path: 'header.Idempotency-Key',
      code: 'BAD_FORMAT',
      message: 'Idempotency-Key must have 1 to 255 visible ASCII characters',
    },
  ]);
