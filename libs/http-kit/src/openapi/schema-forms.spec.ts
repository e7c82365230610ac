import { EnumNames } from './schema-forms';

const list = (name: string, ...words: readonly (string | null)[]) => ({
  enum: words,
  'x-enum-name': name,
});

it('knows a list by its values, null or not', () => {
  const names = new EnumNames({ a: list('Side', 'LEFT', 'RIGHT', null) });
  expect(names.nameOf(['LEFT', 'RIGHT'])).toBe('Side');
  expect(names.schemas()).toEqual({ Side: { type: 'string', enum: ['LEFT', 'RIGHT'] } });
});

it('gives a list without a name one that the check of the document refuses', () => {
  expect(new EnumNames().nameOf(['UP'])).toMatch(/^Unnamed/);
});

it.each([
  ['one list of two names', list('Side', 'LEFT'), list('Way', 'LEFT')],
  ['two lists of one name', list('Side', 'LEFT'), list('Side', 'RIGHT')],
])('refuses %s', (_case, a, b) => {
  expect(() => new EnumNames({ a, b })).toThrow('called');
});
