import fc from 'fast-check';

/** Of about that many characters, in one of several scripts. */
export const around = (limit: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: limit - 1, max: limit + 1 }), fc.constantFrom('x', 'ß', '靴', '👟'))
    .map(([length, character]) => character.repeat(length));

/**
 * Of about as many characters as one of the limits, or with something in it that platforms treat in
 * their own ways.
 */
export const text = (...limits: readonly number[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.oneof(...limits.map(around)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{KeyWord:Shoes and boots of leather}',
        ' ',
        'Two\nlines',
        'Sale!',
        'ab',
      ),
    },
  );

export const texts = (...each: readonly string[]): readonly { readonly text: string }[] =>
  each.map((one) => ({ text: one }));

/** Some texts of an ad. */
export const textList = (most: number, ...limits: readonly number[]) =>
  fc.oneof(
    fc
      .array(text(...limits), { minLength: 1, maxLength: 1 })
      .map((long) => texts('One', 'Two', 'Three', ...long)),
    fc.array(text(...limits), { minLength: 1, maxLength: 1 }).map((long) => texts(...long)),
    fc
      .nat(most)
      .map((count) => texts(...Array.from({ length: count }, (_each, index) => `Text ${index}`))),
    fc.constant(texts('Same', 'Same', 'Three')),
    fc.constant([{ text: 'One', pinned: 1 }, { text: 'Two', pinned: 4 }, { text: 'Three' }]),
  );

/** What keywords are made of. */
export const words = fc.oneof(
  around(80),
  around(100),
  fc.constantFrom(
    'one two three four five six seven eight nine ten',
    'one two three four five six seven eight nine ten eleven',
    '+red boots',
    'boots!',
    'größe 40',
    'a-b',
    "men's boots",
    'C++ [x]',
    '100% wool',
  ),
);
