import { ListOf, Nested, OneOf, Text, UNSTORABLE, type Field } from '@switchyard/http-kit';

/** A place of a provider's payload where something stood that cannot be stored. */
export class ReplacedPartDto {
  @Text({
    max: 2_000,
    description: 'JSON pointer into the body as it was sent.',
    example: '/data/object/customer_details/name',
  })
  path!: string;
  @OneOf(UNSTORABLE, {
    description:
      'What stood there. A character is replaced by U+FFFD; a number, or what is nested too deeply, by null; a member with a forbidden name is left out.',
    example: 'LONE_SURROGATE',
  })
  reason!: string;
}

/** What was replaced in a payload; absent when nothing was. */
export const ReplacedParts = (): Field =>
  ListOf(
    Nested(() => ReplacedPartDto, {
      description: 'One place.',
      example: { path: '/data/object/customer_details/name', reason: 'LONE_SURROGATE' },
    }),
    {
      maxItems: 1_000,
      optional: true,
      description:
        'What the payload held that cannot be stored, and was replaced. Absent when nothing was.',
      example: [{ path: '/data/object/customer_details/name', reason: 'LONE_SURROGATE' }],
    },
  );
