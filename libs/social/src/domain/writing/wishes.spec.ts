import { hasWishes, isUnwanted, NO_WISHES, readWishes } from './wishes';

describe('the wishes of a note', () => {
  it.each(['Make it shorter', 'Das ist zu lang!', 'Plus court, merci', 'Más corto por favor'])(
    'are a shorter text: %s',
    (note) => {
      expect(readWishes(note)).toEqual({ ...NO_WISHES, length: 'shorter' });
    },
  );

  it.each(['A bit longer', 'Bitte länger', 'Plus long', 'Más largo'])(
    'are a longer text: %s',
    (note) => {
      expect(readWishes(note)).toEqual({ ...NO_WISHES, length: 'longer' });
    },
  );

  it.each([
    ['Please remove the hashtags and links', true, true],
    ['Ohne Hashtags', true, false],
    ['sans liens', false, true],
    ['sin enlaces', false, true],
  ])('are no hashtags or no links: %s', (note, withoutHashtags, withoutLinks) => {
    expect(readWishes(note)).toEqual({ ...NO_WISHES, withoutHashtags, withoutLinks });
  });

  it.each([
    'Leave out the stone oven, please.',
    'Lass den Satz über stone oven weg',
    'Supprimez la phrase sur stone oven',
    'Quita la frase sobre stone oven',
  ])('leave a statement out: %s', (note) => {
    const wishes = readWishes(note);
    expect(isUnwanted('We have a stone oven.', wishes)).toBe(true);
    expect(isUnwanted('We have a new stone.', wishes)).toBe(false);
  });

  it.each(['I do not like it', 'The tone is wrong', ''])('are none: %s', (note) => {
    expect(hasWishes(readWishes(note))).toBe(false);
  });
});
