import { followLinks, isTheirs, type Link } from './follow-links';

const closure = (links: readonly Link[], ...start: readonly string[]): readonly string[] => {
  const theirs = new Set(start);
  for (
    let more = followLinks(links, new Set(start), theirs);
    more.length > 0;
    more = followLinks(links, new Set(start), theirs)
  ) {
    more.forEach((key) => theirs.add(key));
  }
  return [...theirs].toSorted();
};
/** Each call names all its keys together. */
const linksOf = (...calls: readonly (readonly string[])[]): readonly Link[] =>
  [...new Set(calls.flat())].map((key) => ({
    key,
    linkedKeys: [...new Set(calls.filter((call) => call.includes(key)).flat())].filter(
      (other) => other !== key,
    ),
  }));

it('follows an address to the ids and numbers that came with it, and on', () => {
  expect(
    closure(linksOf(['email.a', 'externalId.x'], ['externalId.x', 'phone.p']), 'email.a'),
  ).toEqual(['email.a', 'externalId.x', 'phone.p']);
});

it('never comes from one address to another, nor to what came with that one only', () => {
  expect(
    closure(
      linksOf(['email.a', 'externalId.x'], ['email.b', 'externalId.x', 'phone.p']),
      'email.a',
    ),
  ).toEqual(['email.a', 'externalId.x']);
});

it('follows an id to its addresses, and no farther', () => {
  expect(
    closure(linksOf(['email.a', 'externalId.x'], ['email.a', 'externalId.y']), 'externalId.x'),
  ).toEqual(['email.a', 'externalId.x']);
});

it('says whose something is by its keys', () => {
  const [start, theirs] = [new Set(['email.a']), new Set(['email.a', 'externalId.x'])];
  expect(
    [['email.a', 'email.b'], ['externalId.x'], ['externalId.x', 'email.b'], ['phone.p'], []].map(
      (keys) => isTheirs(keys, start, theirs),
    ),
  ).toEqual([true, true, false, false, false]);
});
