import fc from 'fast-check';

/** Texts of any code points, half characters too, and texts that people write. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.array(fc.nat(0x10ffff), { maxLength }).map((points) => String.fromCodePoint(...points)),
    fc.array(fc.nat(0x33ff), { maxLength }).map((points) => String.fromCodePoint(...points)),
    fc.string({ unit: 'grapheme', maxLength }),
  );
