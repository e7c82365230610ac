import { isPartOf } from './is-part-of';

describe('what a making that stopped short may leave', () => {
  it.each([
    ['nothing', null, ['de'], true],
    ['the whole', 'Autumn', 'Autumn', true],
    ['another value', 'Winter', 'Autumn', false],
    ['members of a list', [{ id: 1 }], [{ id: 2 }, { id: 1 }], true],
    ['a member that nobody sent', ['fr'], ['de'], false],
    ['a value where none was sent', 5, null, false],
    ['a draft', 'DRAFT', 'PAUSED', true],
    ['members of an object', { search: true }, { search: true, display: false }, true],
    ['an object with another value', { search: false }, { search: true }, false],
  ])('%s: %j of %j', (_, seen, whole, expected) => expect(isPartOf(seen, whole)).toBe(expected));
});
