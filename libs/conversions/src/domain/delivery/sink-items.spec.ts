import { createHash } from 'node:crypto';
import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { deviceFor, type HashedPerson, identityFor } from '../identity/hashed-person';
import { mergePersons } from './sink-items';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Forms are distinguished by their text, not by a hash. */
const PERSON: HashedPerson = {
  email: { plain: 'e plain', google: 'e google', dotless: 'e dotless', letters: 'e letters' },
  phone: { e164: 'p e164', digits: 'p digits' },
  externalId: 'x',
  firstName: { spaced: 'f spaced', joined: 'f joined' },
  lastName: { spaced: 'l spaced', joined: 'l joined' },
  dateOfBirth: 'born',
  gender: 'g',
  place: { city: 'Bad Homburg', region: 'HE', postalCode: '61 348', countryCode: 'DE' },
  device: { ip: '192.0.2.1', userAgent: 'Mozilla/5.0' },
};

describe('what each platform knows a person by', () => {
  const TABLE: Readonly<Record<PlatformId, object>> = {
    'google-ads': {
      email: 'e google',
      phone: 'p e164',
      firstName: 'f spaced',
      lastName: 'l spaced',
      address: { postalCode: '61 348', countryCode: 'DE' },
    },
    'microsoft-ads': { email: 'e dotless', phone: 'p e164' },
    'meta-ads': {
      email: 'e plain',
      phone: 'p digits',
      externalId: 'x',
      firstName: 'f spaced',
      lastName: 'l spaced',
      dateOfBirth: 'born',
      gender: 'g',
      address: {
        city: hash('badhomburg'),
        region: hash('he'),
        postalCode: hash('61348'),
        countryCode: hash('de'),
      },
    },
    'linkedin-ads': {
      email: 'e plain',
      firstName: 'f spaced',
      lastName: 'l spaced',
      address: { countryCode: 'DE' },
    },
    'reddit-ads': { email: 'e letters', phone: 'p e164', externalId: 'x' },
    'openai-ads': {
      email: 'e plain',
      phone: 'p digits',
      externalId: 'x',
      firstName: 'f joined',
      lastName: 'l joined',
      address: { city: 'Bad Homburg', region: 'HE', postalCode: '61 348', countryCode: 'DE' },
    },
  };

  it.each(PLATFORM_IDS)('%s', (platform) => {
    expect(identityFor(platform, PERSON)).toEqual(TABLE[platform]);
  });

  it('is nothing where nothing is known', () => {
    for (const platform of PLATFORM_IDS) expect(identityFor(platform, {})).toEqual({});
  });

  it('holds no half name for Google and LinkedIn, and then no address for Google', () => {
    const { lastName: _, ...half } = PERSON;
    expect(identityFor('google-ads', half)).toEqual({ email: 'e google', phone: 'p e164' });
    expect(identityFor('linkedin-ads', half)).not.toHaveProperty('firstName');
    expect(identityFor('meta-ads', half)).toHaveProperty('firstName', 'f spaced');
  });

  it('hashes an address of the US as Meta writes it', () => {
    const place = {
      city: "Coeur d'Alene",
      region: 'US-ID',
      postalCode: '83814-1234',
      countryCode: 'US',
    };
    expect(identityFor('meta-ads', { place }).address).toEqual({
      city: hash('coeurdalene'),
      region: hash('id'),
      postalCode: hash('83814'),
      // The hash on Meta's page of customer information.
      countryCode: '79adb2a2fce5c6ba215fe5f27f532d4e7edbac4b6a5e09e1ef3a08084a904621',
    });
  });
});

describe('what each platform may have of a device', () => {
  const both = { ip: '192.0.2.1', userAgent: 'Mozilla/5.0' };
  it.each([
    ['google-ads', both, { userAgent: 'Mozilla/5.0' }],
    ['microsoft-ads', undefined, undefined],
    ['meta-ads', both, both],
    ['linkedin-ads', { ip: '192.0.2.1' }, { ip: '192.0.2.1' }],
    ['reddit-ads', both, both],
    ['openai-ads', both, both],
  ] as const)('%s', (platform, inBrazil, inGermany) => {
    expect(deviceFor(platform, PERSON, 'BR')).toEqual(inBrazil);
    expect(deviceFor(platform, PERSON, 'DE')).toEqual(inGermany);
  });

  it('is no address for Google in the EEA, the UK and Switzerland, nor where the country is unknown', () => {
    for (const country of ['FR', 'NO', 'GB', 'CH', 'RE', 'de']) {
      expect(deviceFor('google-ads', PERSON, country)).not.toHaveProperty('ip');
    }
    const { place: _, ...nowhere } = PERSON;
    expect(deviceFor('google-ads', nowhere, null)).toEqual({ userAgent: 'Mozilla/5.0' });
    expect(deviceFor('google-ads', PERSON, null)).not.toHaveProperty('ip');
  });
});

describe('one person of several', () => {
  it('takes the first value of each member, and a device and a place as a whole', () => {
    expect(
      mergePersons([
        { email: { plain: 'a' }, device: { ip: '192.0.2.9' } },
        PERSON,
        { externalId: 'later', place: { city: 'Rome' } },
      ]),
    ).toEqual({ ...PERSON, email: { plain: 'a' }, device: { ip: '192.0.2.9' } });
  });
});
