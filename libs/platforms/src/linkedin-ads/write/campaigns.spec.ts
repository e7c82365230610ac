import type { CreateChange } from '../../port/change';
import { PlatformFailure } from '../../port/failure';
import type { CampaignAttributes } from '../attributes';
import {
  endDateOf,
  endOfDay,
  isLiving,
  littleText,
  servingStatus,
  type WireAnswer,
} from '../client/objects';
import type { Writing, WritingSession } from '../client/session';
import { newCampaignGroup, pauseDrafts } from './campaigns';

const NO_CHANGE = {
  kind: 'refused',
  detail: { code: 'STATUS_CHANGE_NOT_ALLOWED', message: 'a message' },
} as const;
const change: CreateChange = {
  action: 'create',
  id: 'a',
  localId: 'a',
  entity: 'campaign',
  campaignType: 'SOCIAL',
  after: {},
};

/** A session that records the requested statuses and refuses the first ones. */
const hearing = (heard: unknown[], refusals: number): WritingSession => {
  const write = async ({ body }: Writing): Promise<WireAnswer> => {
    heard.push(
      (body as { readonly patch: { readonly $set: { readonly status: string } } }).patch.$set
        .status,
    );
    if (heard.length <= refusals) throw new PlatformFailure(NO_CHANGE);
    return { status: 204, body: {}, createdId: undefined, requestId: undefined };
  };
  const session: Pick<
    WritingSession,
    'write' | 'accountPath' | 'accountUrn' | 'currency' | 'timeZone'
  > & { readonly io: object } = {
    write,
    accountPath: '/adAccounts/1',
    accountUrn: 'urn:li:sponsoredAccount:1',
    currency: 'EUR',
    timeZone: 'UTC',
    io: { now: () => 1_000 },
  };
  return session as unknown as WritingSession;
};

describe('a group that is to be paused', () => {
  const group = (status: CampaignAttributes['status']) =>
    newCampaignGroup(hearing([], 0), 'cmp_01a', {
      name: 'Spring',
      status,
      budgetMicros: 25_000_000,
      startDate: null,
      endDate: null,
    })['status'];

  it('begins as a draft, so that nothing serves for a moment', () => {
    expect([group('PAUSED'), group('ENABLED')]).toEqual(['DRAFT', 'ACTIVE']);
  });

  it.each([
    [0, ['PAUSED']],
    [1, ['PAUSED', 'ACTIVE', 'PAUSED']],
  ] as const)(
    'is paused straight away, or by way of active where drafts are not paused (%d refusals)',
    async (refusals, expected) => {
      const heard: string[] = [];
      const { failures } = await pauseDrafts(hearing(heard, refusals), [{ change, remoteId: '7' }]);
      expect([heard, [...failures]]).toEqual([expected, []]);
    },
  );
});

describe('words of LinkedIn', () => {
  it('of a campaign that ran out of time or money say that it is there and switched on', () => {
    expect([
      servingStatus('COMPLETED'),
      servingStatus('ACTIVE'),
      servingStatus('PAUSED'),
      servingStatus('DRAFT'),
    ]).toEqual(['ENABLED', 'ENABLED', 'PAUSED', 'PAUSED']);
    expect(
      ['COMPLETED', 'ARCHIVED', 'DRAFT', 'PENDING_DELETION', 'REMOVED', 'CANCELED'].map(isLiving),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('for the last day are the moment after it', () => {
    expect(endDateOf(endOfDay('2027-05-31', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2027-05-31');
  });

  it('in texts keep their brackets', () =>
    expect(littleText('Shoes (new)')).toBe('Shoes \\(new\\)'));
});
