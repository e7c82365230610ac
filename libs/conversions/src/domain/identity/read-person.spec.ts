import { createHash } from 'node:crypto';
import { PLATFORM_IDS } from '@switchyard/kernel';
import { PUBLISHED_VECTORS } from '../../testing/published-vectors';
import { ItemNotes } from '../conversion/item-notes';
import { identityFor } from './hashed-person';
import { readPerson, readPersonMembers, sha256Hex } from './read-person';

const OF_NOTHING = createHash('sha256').update('').digest('hex');
const HASH = 'ABCDEF0123456789abcdef0123456789abcdef0123456789abcdef0123456789';
const sent = (platform: (typeof PLATFORM_IDS)[number], given: object) =>
  identityFor(platform, readPerson(given).person);

it.each(PUBLISHED_VECTORS)(
  '$platform hashes $given as $source prints it',
  ({ platform, given, email, phone, normalised }) => {
    const expected = normalised === undefined ? undefined : sha256Hex(normalised);
    expect(sent(platform, given)).toEqual(
      given.email === undefined ? { phone: phone ?? expected } : { email: email ?? expected },
    );
  },
);

it.each([
  ['google-ads', 'J.Doe+news@gmail.com', 'jdoe@gmail.com'],
  ['google-ads', 'J.Doe+news@example.com', 'j.doe+news@example.com'],
  ['microsoft-ads', 'J.Doe+news@example.com', 'jdoe@example.com'],
  ['meta-ads', ' J.Doe+news@gmail.com', 'j.doe+news@gmail.com'],
  ['linkedin-ads', 'J.Doe+news@gmail.com', 'j.doe+news@gmail.com'],
  ['reddit-ads', 'J_Doe.x+news@example.com', 'jdoex@example.com'],
  ['openai-ads', 'J.Doe@gmail.com ', 'j.doe@gmail.com'],
  ['meta-ads', 'Valéry@example.fr', 'valéry@example.fr'],
] as const)('%s knows %s as %s', (platform, email, normalised) => {
  expect(sent(platform, { email })).toEqual({ email: sha256Hex(normalised) });
});

it('writes a phone number with or without its +, leaves its extension out, and never guesses a country', () => {
  expect(sent('google-ads', { phone: '+49 30 1234567' })).toEqual({
    phone: sha256Hex('+49301234567'),
  });
  expect(sent('meta-ads', { phone: '+49 (30) 123-4567 ext. 89' })).toEqual({
    phone: sha256Hex('49301234567'),
  });
  expect(sent('reddit-ads', { phone: '+6161729102' })).toEqual({ phone: sha256Hex('+6161729102') });
  expect(sent('linkedin-ads', { phone: '+49 30 1234567' })).toEqual({});
  for (const phone of ['(650)555-1212', '6505551212', '030 1234567', '+', '+1', 'call me']) {
    expect(readPerson({ phone })).toMatchObject({
      person: {},
      issues: [{ path: '/phone', code: 'BAD_FORMAT' }],
    });
  }
});

it.each([
  ' ',
  'name',
  '@example.com',
  'name@',
  'name@example',
  'First Last <a@example.com>',
  'a b@example.com',
  'a@b@example.com',
  '[object Object]',
  `${'x'.repeat(250)}@example.com`,
  OF_NOTHING,
])('takes %j for no address, and does not repeat it', (email) => {
  const { person, issues } = readPerson({ email }, '/events/3');
  expect([person, issues.map(({ path, code }) => [path, code])]).toEqual([
    {},
    [['/events/3/email', 'BAD_FORMAT']],
  ]);
  expect(issues[0]!.message).toBe(readPerson({ email: 'other' }).issues[0]!.message);
});

it('takes what is hashed as it is, in lower case, for every form, and says so', () => {
  const { person } = readPerson({ email: HASH, phone: HASH, externalId: HASH });
  expect(person.preHashed).toEqual(['email', 'phone', 'externalId']);
  for (const platform of PLATFORM_IDS) {
    expect(identityFor(platform, person).email).toBe(HASH.toLowerCase());
  }
  expect(identityFor('meta-ads', person)).toEqual({
    email: HASH.toLowerCase(),
    phone: HASH.toLowerCase(),
    externalId: HASH.toLowerCase(),
  });
});

it('hashes text that merely contains a hash', () => {
  expect(sent('meta-ads', { externalId: `id-${HASH}` })).toEqual({
    externalId: sha256Hex(`id-${HASH}`),
  });
});

it('never sends the hash of an empty text', () => {
  expect(() => sha256Hex('')).toThrow();
  for (const email of ['+tag@gmail.com', '...@example.com', '+@example.com']) {
    for (const platform of PLATFORM_IDS) {
      expect(Object.values(sent(platform, { email }))).not.toContain(OF_NOTHING);
    }
    expect(sent('reddit-ads', { email })).toEqual({});
  }
  expect(readPerson({ externalId: OF_NOTHING }).issues).toMatchObject([{ path: '/externalId' }]);
});

const placed = (address: object, more: object = {}) =>
  readPersonMembers(
    { email: 'a@example.com', firstName: 'Ann', lastName: 'Lee', address, ...more },
    new ItemNotes(''),
    { now: new Date(0) },
  ).person;

/**
 * Meta, Customer information parameters: `st` is the two-letter ANSI code of a state of the US, and
 * the name elsewhere.
 */
it.each([
  ['US', 'New York', 'ny'],
  ['US', 'district of columbia', 'dc'],
  ['US', 'US-TX', 'tx'],
  ['US', 'Tx', 'tx'],
  ['US', 'Somewhere', 'somewhere'],
  ['UY', 'Florida', 'florida'],
  [undefined, 'Florida', 'florida'],
] as const)('%s: Meta knows the region %s as %s', (countryCode, region, normalised) => {
  const person = placed({ region, ...(countryCode && { countryCode }) });
  expect(identityFor('meta-ads', person).address?.region).toBe(sha256Hex(normalised));
});

it('takes hashed members of an address once, and for no platform that takes clear text', () => {
  const person = placed({ city: HASH, region: HASH, postalCode: HASH, countryCode: 'US' });
  const hash = HASH.toLowerCase();
  expect(identityFor('meta-ads', person).address).toEqual({
    city: hash,
    region: hash,
    postalCode: hash,
    countryCode: sha256Hex('us'),
  });
  expect(identityFor('openai-ads', person).address).toEqual({ countryCode: 'US' });
  expect(identityFor('google-ads', person)).not.toHaveProperty('address');
});
