import type { StructuredSchedule } from '@switchyard/targeting/domain';
import { connectors, givenTree, google } from '../testing/given-tree';
import { AttachedAssets, scheduleOn } from './campaign-draft';

const nine: StructuredSchedule = {
  timezone: 'Europe/Berlin',
  windows: [
    {
      day: 'MONDAY',
      startHour: 9,
      startMinute: 'ZERO',
      endHour: 17,
      endMinute: 'ZERO',
      bidModifier: 1,
    },
  ],
};
const autumn = new Date('2026-11-21T12:00:00Z');

const hours = (
  timeZone: string,
  at = autumn,
  scheduleZone: 'account' | 'searcher' = 'account',
  platform: 'google-ads' | 'microsoft-ads' = 'google-ads',
): readonly string[] =>
  scheduleOn({ adScheduleStructured: nine, scheduleZone }, { platform, timeZone }, at).map(
    ({ day, startHour, endHour }) => `${day} ${startHour}-${endHour}`,
  );

describe('the hours of a campaign in an ad account', () => {
  it('are converted to the zone of the account', () => {
    expect(hours('Europe/Berlin')).toEqual(['MONDAY 9-17']);
    expect(hours('America/New_York')).toEqual(['MONDAY 3-11']);
    expect(hours('Asia/Tokyo')).toEqual(['MONDAY 17-24', 'TUESDAY 0-1']);
  });

  it('change only when the difference of the two zones does', () => {
    const week = [
      '2026-10-24T12:00:00Z',
      '2026-10-25T00:59:59Z',
      '2026-10-25T01:00:00Z',
      '2026-11-01T05:59:59Z',
      '2026-11-01T06:00:00Z',
      '2027-03-14T06:59:59Z',
    ];
    expect(week.map((at) => hours('America/New_York', new Date(at))[0])).toEqual([
      'MONDAY 3-11',
      'MONDAY 3-11',
      'MONDAY 4-12',
      'MONDAY 4-12',
      'MONDAY 3-11',
      'MONDAY 3-11',
    ]);
  });

  it('in the time zone of the searcher stay as they are where the platform has it, and are account time elsewhere', () => {
    expect(hours('America/New_York', autumn, 'searcher', 'microsoft-ads')).toEqual(['MONDAY 9-17']);
    expect(hours('America/New_York', autumn, 'searcher', 'google-ads')).toEqual(['MONDAY 3-11']);
  });

  it('stay as they are in an unknown time zone', () => {
    expect(hours('Mars/Olympus')).toEqual(['MONDAY 9-17']);
  });
});

const openai = connectors.get('openai-ads')!.capabilities;
const picture = (
  at: 'CAMPAIGN' | 'AD',
  role: 'MARKETING_IMAGE' | 'SQUARE_MARKETING_IMAGE' = 'SQUARE_MARKETING_IMAGE',
) => ({ at, role });
const roles = (assets: ReturnType<AttachedAssets['besideAds']>) =>
  assets.map(({ binding: { scope, role } }) => `${scope} ${role}`);

describe('files of a search campaign', () => {
  const tree = givenTree({ assets: [picture('CAMPAIGN')] });

  it('are beside its ads where the platform has them there', () => {
    const attached = new AttachedAssets(tree, google);
    expect([roles(attached.besideAds()), roles(attached.goingWith(tree.ads[0]!))]).toEqual([
      ['CAMPAIGN SQUARE_MARKETING_IMAGE'],
      [],
    ]);
  });

  it('are in its ads where the platform has nothing beside ads', () => {
    const attached = new AttachedAssets(tree, openai);
    expect([roles(attached.besideAds()), roles(attached.goingWith(tree.ads[0]!))]).toEqual([
      [],
      ['CAMPAIGN SQUARE_MARKETING_IMAGE'],
    ]);
  });

  it('give way to those of an ad, role by role', () => {
    const both = givenTree({
      assets: [picture('CAMPAIGN'), picture('CAMPAIGN', 'MARKETING_IMAGE'), picture('AD')],
    });
    expect(roles(new AttachedAssets(both, openai).goingWith(both.ads[0]!))).toEqual([
      'AD SQUARE_MARKETING_IMAGE',
      'CAMPAIGN MARKETING_IMAGE',
    ]);
  });
});
