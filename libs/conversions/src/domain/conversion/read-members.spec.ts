import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { phoneForms } from '../identity/hashed-person';
import { decimalText } from './item-issues';
import { readMoment } from './read-members';

const cents = fc.integer({ min: 0, max: 999_999_999 });
const written = (amount: number, group: string, mark: string): string => {
  const [whole = '', decimals = ''] = (amount / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${mark}${decimals}`;
};

describe('an amount as text', () => {
  it.each([
    ['', '.'],
    ['', ','],
    ['.', ','],
    [',', '.'],
    [' ', ','],
    ["'", '.'],
  ])('is read with groups by %j and decimals by %j', (group, mark) => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(Number(decimalText(written(amount, group, mark)))).toBe(amount / 100);
      }),
    );
  });

  it('is read as one number or refused where three digits follow a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (a, b) => {
        expect(decimalText(`${a},${String(b).padStart(3, '0')}`)).toBeUndefined();
      }),
    );
  });

  it.each([
    '',
    'much',
    '1e3',
    '-1',
    '1.234,567',
    '1,234.567',
    '1,2,3',
    '12.34.56',
    '1 23',
    '€5',
    '1.2.34',
  ])('is not %j', (text) => {
    expect(decimalText(text)).toBeUndefined();
  });
});

const millis = fc.integer({
  min: Date.parse('2001-09-10T00:00:00Z'),
  max: Date.parse('2040-01-01T00:00:00Z'),
});

describe('a time', () => {
  it('is the same in seconds, milliseconds, microseconds and ISO 8601', () => {
    fc.assert(
      fc.property(millis, (at) => {
        const forms = [at, String(at), at * 1_000, `${at}000`, new Date(at).toISOString()];
        expect(forms.map((one) => readMoment(one, 'UTC')?.at.getTime())).toEqual(
          forms.map(() => at),
        );
        expect(readMoment(Math.trunc(at / 1_000), 'UTC')?.at.getTime()).toBe(at - (at % 1_000));
      }),
    );
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'])(
    'without a zone is what the clocks of %s show',
    (zone) => {
      fc.assert(
        fc.property(millis, (at) => {
          const shown = DateTime.fromMillis(at, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss.SSS");
          const read = readMoment(shown, zone);
          expect(
            DateTime.fromJSDate(read!.at, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss.SSS"),
          ).toBe(shown);
          expect(read!.at.getTime()).toBeLessThanOrEqual(at);
          expect(read!.as).toBe('READ_IN_SPACE_ZONE');
        }),
      );
    },
  );

  it.each([
    ['2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T09:30:00+0530', '2026-11-21T04:00:00.000Z'],
  ])('%s in Berlin is %s', (text, expected) => {
    expect(readMoment(text, 'Europe/Berlin')?.at.toISOString()).toBe(expected);
  });

  it.each([
    'yesterday',
    '2026-02-30',
    '2026-11-21T24:00',
    '2026-11-21T09:60Z',
    '12345',
    123,
    '',
    null,
  ])('is not %j', (value) => {
    expect(readMoment(value, 'UTC')).toBeUndefined();
  });
});

describe('a phone number', () => {
  it('of the default country is the same with and without its country code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 9_999_999 }), (own) => {
        const national = phoneForms(`030 ${own}`, 'DE');
        expect(national?.forms).toEqual(phoneForms(`+49 30 ${own}`)?.forms);
        expect(phoneForms(`030 ${own}`)).toBeUndefined();
      }),
    );
  });
});
