import { nameAfterRelease } from './released';

describe('nameAfterRelease', () => {
  it('frees the name and says why, once', () => {
    const name = nameAfterRelease('Autumn', '77');
    expect([name, nameAfterRelease(name, '77')]).toEqual([
      'Autumn (unlinked 77)',
      'Autumn (unlinked 77)',
    ]);
  });

  it.each([1, 90, 100, 128, 255])(
    'is no longer than platforms take: from %d characters',
    (length) => {
      const name = nameAfterRelease('x'.repeat(length), '1234567890');
      expect(name.length).toBeLessThanOrEqual(Math.max(length, 100));
      expect(name).toMatch(/^x+ \(unlinked 1234567890\)$/);
    },
  );
});
