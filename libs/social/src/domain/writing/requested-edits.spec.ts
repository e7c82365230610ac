import { hasEdits, isUnwanted, NO_EDITS, readEdits } from './requested-edits';

describe('the edits that a note asks for', () => {
  it.each(['Make it shorter', 'Das ist zu lang!', 'Plus court, merci', 'Más corto por favor'])(
    'are a shorter text: %s',
    (note) => {
      expect(readEdits(note)).toEqual({ ...NO_EDITS, length: 'shorter' });
    },
  );

  it.each(['A bit longer', 'Bitte länger', 'Plus long', 'Más largo'])(
    'are a longer text: %s',
    (note) => {
      expect(readEdits(note)).toEqual({ ...NO_EDITS, length: 'longer' });
    },
  );

  it.each([
    ['Please remove the hashtags and links', true, true],
    ['Ohne Hashtags', true, false],
    ['sans liens', false, true],
    ['sin enlaces', false, true],
  ])('are no hashtags or no links: %s', (note, withoutHashtags, withoutLinks) => {
    expect(readEdits(note)).toEqual({ ...NO_EDITS, withoutHashtags, withoutLinks });
  });

  it.each([
    'Leave out the stone oven, please.',
    'Lass den Satz über stone oven weg',
    'Supprimez la phrase sur stone oven',
    'Quita la frase sobre stone oven',
  ])('leave a statement out: %s', (note) => {
    const edits = readEdits(note);
    expect(isUnwanted('We have a stone oven.', edits)).toBe(true);
    expect(isUnwanted('We have a new stone.', edits)).toBe(false);
  });

  it.each(['I do not like it', 'The tone is wrong', ''])('are none: %s', (note) => {
    expect(hasEdits(readEdits(note))).toBe(false);
  });
});
