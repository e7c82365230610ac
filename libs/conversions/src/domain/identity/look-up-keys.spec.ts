import { followLinks, isTheirs, type Link, lookUpKeysWith, type SecretRing } from './look-up-keys';
import { readPerson, sha256Hex } from './read-person';

const key = (fill: number): string => Buffer.alloc(32, fill).toString('base64url');
const ring = (...fills: readonly number[]): SecretRing =>
  fills.map((fill) => ({ id: `k${fill}`, key: key(fill) }));
const keysOf = (secrets: SecretRing, given: object, spaceId = 'spc_1') =>
  lookUpKeysWith(secrets)(spaceId, readPerson(given).person);
const current = (secrets: SecretRing, given: object, spaceId?: string) =>
  keysOf(secrets, given, spaceId)
    .filter(({ isCurrent }) => isCurrent)
    .map((one) => one.key);

it('finds a person again however the address was written, hashed ones too', () => {
  expect(current(ring(1), { email: ' Jane@Example.com' })).toEqual(
    current(ring(1), { email: 'jane@example.com' }),
  );
  expect(current(ring(1), { email: sha256Hex('jane@example.com').toUpperCase() })).toEqual(
    current(ring(1), { email: 'jane@example.com' }),
  );
  expect(current(ring(1), { phone: '+49 30 1234567' })).toEqual(
    current(ring(1), { phone: '+49301234567' }),
  );
});

it('differ by member, person and Space', () => {
  const all = [
    { email: 'jane@example.com' },
    { email: 'joan@example.com' },
    { externalId: 'jane@example.com' },
  ].flatMap((given) => ['spc_1', 'spc_2'].flatMap((spaceId) => current(ring(1), given, spaceId)));
  expect(new Set(all).size).toBe(6);
});

it('does not reveal the address without the secret', () => {
  expect(current(ring(1), { email: 'jane@example.com' })).not.toEqual(
    current(ring(2), { email: 'jane@example.com' }),
  );
});

it('after a rotation still matches what was written before, and writes under the new key', () => {
  const before = current(ring(1), { email: 'jane@example.com' });
  const after = keysOf(ring(2, 1), { email: 'jane@example.com' });
  expect(after.map(({ key: one }) => one)).toEqual(expect.arrayContaining(before));
  expect(after.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(before).not.toContain(after[0]!.key);
});

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

it('decides by its keys to whom a row belongs', () => {
  const [start, theirs] = [new Set(['email.a']), new Set(['email.a', 'externalId.x'])];
  expect(
    [['email.a', 'email.b'], ['externalId.x'], ['externalId.x', 'email.b'], ['phone.p'], []].map(
      (keys) => isTheirs(keys, start, theirs),
    ),
  ).toEqual([true, true, false, false, false]);
});
