import type { AdGroupAttributes } from '../attributes/child-attributes';
import type { AdGroup } from '../wire/objects';
import { adGroupUpdate, newAdGroup } from './ad-group-body';
import { endOf, startOf } from './ad-group-dates';

const TODAY = '2026-11-21';
const after = (over: Partial<AdGroupAttributes> = {}): AdGroupAttributes => ({
  name: 'G',
  status: 'ENABLED',
  maxCpcMicros: null,
  startDate: null,
  endDate: null,
  networks: { search: true, searchPartners: true, display: false },
  ...over,
});
const started = { Day: 1, Month: 11, Year: 2026 };

/** What Microsoft holds after taking it: without a start it puts the day of creation. */
const stored = (sent: AdGroup): AdGroup => ({
  Id: '5',
  StartDate: { Day: 21, Month: 11, Year: 2026 },
  ...sent,
});

describe('the start of an ad group', () => {
  it.each([null, '2026-01-01', '2026-11-21', '2026-12-24'])(
    'reads back as it was wished (%s), on the day and later',
    (startDate) => {
      const held = stored(newAdGroup('adg', after({ startDate }), TODAY));
      expect(startOf(held, TODAY)).toBe(startDate);
      expect(startOf(held, '2027-06-01')).toBe(startDate);
    },
  );

  it('is never sent in the past', () => {
    expect(newAdGroup('adg', after({ startDate: '2026-01-01' }), TODAY).StartDate).toBeUndefined();
  });

  it('is seen when somebody moves it ahead by hand', () => {
    const held = {
      ...stored(newAdGroup('adg', after(), TODAY)),
      StartDate: { Day: 24, Month: 12, Year: 2026 },
    };
    expect(startOf(held, TODAY)).toBe('2026-12-24');
  });

  it('becomes today when one that lies ahead is wished away', () => {
    const ahead = { Id: '5', StartDate: { Day: 24, Month: 12, Year: 2026 } };
    expect(adGroupUpdate(ahead, after(), ['startDate'], TODAY).StartDate).toEqual({
      Day: 21,
      Month: 11,
      Year: 2026,
    });
    expect(
      adGroupUpdate({ Id: '5', StartDate: started }, after(), ['startDate'], TODAY).StartDate,
    ).toBeUndefined();
  });
});

describe('the end of an ad group', () => {
  it('is taken away by one that is far off, which reads as none', () => {
    const sent = adGroupUpdate({ Id: '5' }, after(), ['endDate'], TODAY);
    expect(sent.EndDate?.Year).toBe(2050);
    expect(endOf(sent)).toBeNull();
  });
});

describe('marks of an ad group', () => {
  it('keep what other people put beside them', () => {
    const held: AdGroup = {
      Id: '5',
      UrlCustomParameters: {
        Parameters: [
          { Key: 'swyid', Value: 'adg' },
          { Key: 'theirs', Value: 'kept' },
        ],
      },
    };
    expect(
      adGroupUpdate(held, after({ maxCpcMicros: null }), ['maxCpcMicros'], TODAY)
        .UrlCustomParameters?.Parameters,
    ).toEqual([
      { Key: 'theirs', Value: 'kept' },
      { Key: 'swyid', Value: 'adg' },
      { Key: 'swybid', Value: 'none' },
    ]);
  });

  it('are not sent when nothing about them changes', () => {
    expect(adGroupUpdate({ Id: '5' }, after({ name: 'New' }), ['name'], TODAY)).toEqual({
      Id: '5',
      Name: 'New',
    });
  });
});
