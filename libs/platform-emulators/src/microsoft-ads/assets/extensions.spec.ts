import type { Fields } from '../../core/json';
import {
  ALL_TYPES,
  callExtension,
  callout,
  codesIn,
  givenAdGroup,
  givenImages,
  image,
  imageExtension,
  imageLink,
  jpeg,
  sitelink,
  snippet,
} from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

describe('extensions', () => {
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const write = (method: string, ...AdExtensions: readonly Fields[]) =>
    given.call(method, 'AdExtensions', { AccountId: given.accountId, AdExtensions });
  const idsOf = async (...extensions: readonly Fields[]) =>
    ((await write('POST', ...extensions)).AdExtensionIdentities as Fields[]).map((one) =>
      String(one?.Id),
    );
  const read = async (ids: readonly string[], more: Fields = {}) =>
    (
      await given.call('POST', 'AdExtensions/QueryByIds', {
        AccountId: given.accountId,
        AdExtensionIds: ids,
        AdExtensionType: ALL_TYPES,
        ...more,
      })
    ).AdExtensions as Fields[];
  const IMAGES = { ReturnAdditionalFields: 'Images, Layouts, DisplayText' };

  describe('ad extensions', () => {
    it('answers identities aligned with the request, null and nested errors where one failed', async () => {
      const answer = await write('POST', sitelink(), callout({ Text: '' }), snippet());
      expect(answer.AdExtensionIdentities).toEqual([
        { Id: expect.any(String), Version: 1 },
        null,
        { Id: expect.any(String), Version: 1 },
      ]);
      expect(
        (answer.NestedPartialErrors as Fields[]).map((one) => [
          one.Index,
          (one.BatchErrors as Fields[])[0]?.FieldPath,
        ]),
      ).toEqual([[1, 'Text']]);
    });

    it.each([
      ['a sitelink without text', sitelink({ DisplayText: '' }), 3805],
      [
        'a sitelink of 26 characters with descriptions',
        sitelink({ DisplayText: 'x'.repeat(26) }),
        3807,
      ],
      [
        'a sitelink of 36 characters without',
        sitelink({ DisplayText: 'x'.repeat(36), Description1: null, Description2: null }),
        3807,
      ],
      ['one description alone', sitelink({ Description2: null }), 3948],
      ['a long first description', sitelink({ Description1: 'x'.repeat(36) }), 3950],
      ['a long second description', sitelink({ Description2: 'x'.repeat(36) }), 3951],
      ['a sitelink without address', sitelink({ FinalUrls: null }), 3804],
      ['a sitelink for an unknown device', sitelink({ DevicePreference: '7' }), 3954],
      ['a callout for a device', callout({ DevicePreference: '30001' }), 3904],
      ['a number that is none', callExtension({ PhoneNumber: 'call me' }), 3851],
      ['a number too long', callExtension({ PhoneNumber: '1'.repeat(36) }), 3850],
      ['no number', callExtension({ PhoneNumber: null }), 3861],
      ['no country', callExtension({ CountryCode: null }), 3842],
      ['a country of three letters', callExtension({ CountryCode: 'USA' }), 3843],
      ['a country without calls', callExtension({ CountryCode: 'PL' }), 3844],
      [
        'tracking where there is none',
        callExtension({ CountryCode: 'DE', IsCallTrackingEnabled: true }),
        3877,
      ],
      [
        'a toll-free number without tracking',
        callExtension({ RequireTollFreeTrackingNumber: true }),
        3875,
      ],
      ['an image without alternative text', imageExtension({ AlternativeText: null }), 3960],
      ['a long alternative text', imageExtension({ AlternativeText: 'x'.repeat(36) }), 3962],
      ['an image extension without image', imageExtension(), 3993],
      ['an image that is not there', imageExtension({ ImageMediaIds: ['1'] }), 3966],
      ['a status', callout({ Status: 'Active' }), 3800],
      ['a version', callout({ Version: 1 }), 3826],
      [
        'a schedule that ends before it begins',
        callout({
          Scheduling: {
            StartDate: { Day: 2, Month: 12, Year: 2026 },
            EndDate: { Day: 1, Month: 12, Year: 2026 },
          },
        }),
        3933,
      ],
      [
        'an empty range of hours',
        callout({
          Scheduling: {
            DayTimeRanges: [
              { Day: 'Monday', StartHour: 9, StartMinute: 'Zero', EndHour: 9, EndMinute: 'Zero' },
            ],
          },
        }),
        3936,
      ],
      [
        'a searcher’s zone for nothing',
        callout({ Scheduling: { UseSearcherTimeZone: true } }),
        3937,
      ],
    ])('refuses %s', async (_what, extension, code) => {
      const [error] = (await write('POST', extension)).NestedPartialErrors as Fields[];
      expect((error?.BatchErrors as Fields[]).map((one) => one.Code)).toContain(code);
    });

    it.each([
      [callout({ Text: 'x'.repeat(26) })],
      [snippet({ Header: 'Nonsense' })],
      [snippet({ Values: ['a', 'b'] })],
      [snippet({ Values: Array.from({ length: 11 }, (_, at) => `v${at}`) })],
      [snippet({ Values: ['a', 'b', 'x'.repeat(26)] })],
    ])('refuses %j', async (extension) => {
      expect(codesIn(await write('POST', extension))).toHaveLength(1);
    });

    it.each([
      [
        sitelink({
          DisplayText: 'x'.repeat(35),
          Description1: null,
          Description2: null,
          DevicePreference: '30001',
        }),
      ],
      [callout({ Text: 'x'.repeat(25) })],
      [
        snippet({
          Header: 'Ausstattung',
          Values: Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(25, 'x')),
        }),
      ],
    ])('takes %j', async (extension) => {
      expect(codesIn(await write('POST', extension))).toEqual([]);
    });

    it('writes American numbers in their usual form, and creates no toll-free ones', async () => {
      const tracked = callExtension({
        IsCallTrackingEnabled: true,
        RequireTollFreeTrackingNumber: true,
      });
      const found = await read(
        await idsOf(tracked, callExtension({ CountryCode: 'DE', PhoneNumber: '+49 30 901820' })),
      );
      expect(found.map((one) => [one.PhoneNumber, one.RequireTollFreeTrackingNumber])).toEqual([
        ['(425) 555-1212', false],
        ['+49 30 901820', false],
      ]);
    });

    it('replaces an extension whole and counts its version, keeping only schedule, images and layouts', async () => {
      const Scheduling = { StartDate: { Day: 1, Month: 12, Year: 2026 } };
      const [Id = ''] = await idsOf(
        sitelink({ Scheduling, TrackingUrlTemplate: 'https://t.example.com/?u={lpurl}' }),
      );
      expect(
        codesIn(
          await write('PUT', {
            Type: 'SitelinkAdExtension',
            Id,
            DisplayText: 'Team',
            FinalUrls: ['https://example.com/team'],
          }),
        ),
      ).toEqual([]);
      expect((await read([Id]))[0]).toMatchObject({
        DisplayText: 'Team',
        Description1: null,
        TrackingUrlTemplate: null,
        Scheduling,
        Version: 2,
        Status: 'Active',
      });
      await write('PUT', sitelink({ Id, Scheduling: {} }));
      expect((await read([Id]))[0]?.Scheduling).toBeNull();
    });

    it('refuses to update what is not there or of another type', async () => {
      const [Id] = await idsOf(sitelink());
      expect(codesIn(await write('PUT', callout({ Id }), callout({ Id: '1' })))).toEqual([
        [0, 3874],
        [1, 3812],
      ]);
    });

    it('keeps media ids as image links with the single layout', async () => {
      const { landscape, square } = await givenImages(given);
      const ids = await idsOf(imageExtension({ ImageMediaIds: [landscape, square] }));
      const [found] = await read(ids, IMAGES);
      expect(found).toMatchObject({ ImageMediaIds: null, Layouts: ['SearchSingle'] });
      expect((found?.Images as Fields[]).map((one) => one.Asset)).toMatchObject([
        { Id: landscape, SubType: 'LandscapeImageMedia' },
        { Id: square, SubType: 'SquareImageMedia' },
      ]);
      expect(Object.keys((await read(ids))[0] ?? {})).not.toContain('Images');
    });

    it('takes image links, with all layouts where none is named, and keeps them when an update leaves them out', async () => {
      const { landscape } = await givenImages(given);
      const [Id = ''] = await idsOf(
        imageExtension({
          Images: [imageLink(landscape, 'LandscapeImageMedia')],
          DisplayText: 'New',
        }),
      );
      await write('PUT', imageExtension({ Id, AlternativeText: 'Boots' }));
      expect((await read([Id], IMAGES))[0]).toMatchObject({
        AlternativeText: 'Boots',
        DisplayText: null,
        Layouts: ['SearchMultiple', 'SearchSingle'],
        Images: [{ Asset: { Id: landscape } }],
      });
    });

    it('refuses two media of one shape, five media, a wrong shape and a wrong layout', async () => {
      const { landscape, square } = await givenImages(given);
      const Media = [image(jpeg(1_910, 1_000)), image(jpeg(400, 300)), image(jpeg(300, 200))];
      const [other = '', ...more] = (
        await given.call('POST', 'Media', { AccountId: given.accountId, Media })
      ).MediaIds as string[];
      const wrong = [
        imageExtension({ ImageMediaIds: [landscape, other] }),
        imageExtension({ ImageMediaIds: [landscape, other, square, ...more] }),
        imageExtension({ Images: [imageLink(square, 'LandscapeImageMedia')] }),
        imageExtension({
          Images: [imageLink(landscape, 'LandscapeImageMedia')],
          Layouts: ['Wall'],
        }),
      ];
      expect(codesIn(await write('POST', ...wrong)).map(([, code]) => code)).toEqual([
        3966, 3992, 4019, 4025,
      ]);
    });

    it('filters by type, and deletes with all associations', async () => {
      const { campaignId } = await givenAdGroup(given);
      const [first, second] = await idsOf(sitelink(), callout());
      const AccountId = given.accountId;
      await given.call('POST', 'AdExtensionsAssociations/Set', {
        AccountId,
        AssociationType: 'Campaign',
        AdExtensionIdToEntityIdAssociations: [{ AdExtensionId: first, EntityId: campaignId }],
      });
      const ids = async (more: Fields) =>
        (
          await given.call('POST', 'AdExtensionIds/QueryByAccountId', {
            AccountId,
            AdExtensionType: ALL_TYPES,
            ...more,
          })
        ).AdExtensionIds;
      expect([
        await ids({}),
        await ids({ AdExtensionType: 'CalloutAdExtension' }),
        await ids({ AssociationType: 'Campaign' }),
      ]).toEqual([[first, second], [second], [first]]);
      expect(await read([String(second)], { AdExtensionType: 'SitelinkAdExtension' })).toEqual([
        null,
      ]);
      await given.call('DELETE', 'AdExtensions', { AccountId, AdExtensionIds: [first] });
      expect(given.vendor.objects({ kind: 'AdExtensionAssociation' })).toEqual([]);
      expect(
        (
          await given.send(
            'POST',
            'campaign:/CampaignManagement/v13/AdExtensionIds/QueryByAccountId',
            { AccountId },
          )
        ).status,
      ).toBe(400);
    });
  });
});

describe('associations', () => {
  let given: GivenAccount;
  let campaignId: string;
  let adGroupId: string;
  beforeEach(async () => {
    given = await givenAccount();
    ({ campaignId, adGroupId } = await givenAdGroup(given));
  });

  const idsOf = async (...AdExtensions: readonly Fields[]) =>
    (
      (await given.call('POST', 'AdExtensions', { AccountId: given.accountId, AdExtensions }))
        .AdExtensionIdentities as Fields[]
    ).map((one) => String(one.Id));
  const link = (
    AssociationType: string,
    entityId: string,
    ids: readonly string[],
    method = 'POST',
    path = 'AdExtensionsAssociations/Set',
  ) =>
    given.call(method, path, {
      AccountId: given.accountId,
      AssociationType,
      AdExtensionIdToEntityIdAssociations: ids.map((AdExtensionId) => ({
        AdExtensionId,
        EntityId: entityId,
      })),
    });
  const query = (AssociationType: string, ...EntityIds: readonly string[]) =>
    given.call('POST', 'AdExtensionsAssociations/Query', {
      AccountId: given.accountId,
      AssociationType,
      EntityIds,
      AdExtensionType: ALL_TYPES,
    });
  const linked = async (type: string, id: string) =>
    ((await query(type, id)).AdExtensionAssociationCollection as Fields[]).flatMap(
      (one) => one.AdExtensionAssociations as Fields[],
    );

  describe('associations of extensions', () => {
    it('link to campaigns and ad groups, are read with their extension, and are taken away', async () => {
      const [one = '', two = ''] = await idsOf(sitelink(), callout());
      expect(codesIn(await link('Campaign', campaignId, [one, two]))).toEqual([]);
      expect(codesIn(await link('AdGroup', adGroupId, [two]))).toEqual([]);
      expect(
        (await linked('Campaign', campaignId)).map((found) => (found.AdExtension as Fields).Id),
      ).toEqual([one, two]);
      expect(
        (await linked('AdGroup', adGroupId)).map((found) => [
          found.EntityId,
          found.AssociationType,
        ]),
      ).toEqual([[adGroupId, 'AdGroup']]);
      expect(
        codesIn(await link('Campaign', campaignId, [one], 'DELETE', 'AdExtensionsAssociations')),
      ).toEqual([]);
      expect(
        codesIn(await link('Campaign', campaignId, [one], 'DELETE', 'AdExtensionsAssociations')),
      ).toEqual([[0, 3813]]);
      expect(await linked('Campaign', campaignId)).toHaveLength(1);
    });

    it('may be set again, but not twice in a request', async () => {
      const [one = ''] = await idsOf(sitelink());
      await link('Campaign', campaignId, [one]);
      expect(codesIn(await link('Campaign', campaignId, [one]))).toEqual([]);
      expect(codesIn(await link('Campaign', campaignId, [one, one]))).toEqual([[1, 3825]]);
      expect(codesIn(await link('AdGroup', adGroupId, [one, one]))).toEqual([[1, 3887]]);
      expect(await linked('Campaign', campaignId)).toHaveLength(1);
    });

    it('need an extension and an entity of the account', async () => {
      const [one = ''] = await idsOf(sitelink());
      expect(codesIn(await link('Campaign', campaignId, ['1']))).toEqual([[0, 3812]]);
      expect(codesIn(await link('Campaign', adGroupId, [one]))).toEqual([[0, 3813]]);
      expect(codesIn(await link('AdGroup', campaignId, [one]))).toEqual([[0, 3886]]);
      expect(codesIn(await query('Campaign', adGroupId))).toEqual([[0, 3813]]);
    });

    it('take twenty sitelinks and one call for a campaign, and no call for an ad group', async () => {
      const sitelinks = await idsOf(
        ...Array.from({ length: 21 }, (_, at) => sitelink({ DisplayText: `Link ${at}` })),
      );
      expect(codesIn(await link('Campaign', campaignId, sitelinks))).toEqual([[20, 3968]]);
      const calls = await idsOf(callExtension(), callExtension());
      expect(codesIn(await link('Campaign', campaignId, calls))).toEqual([[1, 3968]]);
      expect(codesIn(await link('AdGroup', adGroupId, calls.slice(0, 1)))).toEqual([[0, 3888]]);
    });

    it('report the review of their extension and its reasons', async () => {
      const [one = '', two = ''] = await idsOf(sitelink(), callout());
      await link('Campaign', campaignId, [one, two]);
      given.vendor.judge({
        kind: 'AdExtension',
        id: one,
        review: 'disapproved',
        reasons: ['misleading'],
      });
      expect((await linked('Campaign', campaignId)).map((found) => found.EditorialStatus)).toEqual([
        'Disapproved',
        'Inactive',
      ]);
      given.pass(600);
      expect((await linked('Campaign', campaignId)).map((found) => found.EditorialStatus)).toEqual([
        'Disapproved',
        'Active',
      ]);
      const reasons = await link(
        'Campaign',
        campaignId,
        [one, two],
        'POST',
        'AdExtensionsEditorialReasons/Query',
      );
      expect(reasons.EditorialReasons).toEqual([
        { AdExtensionId: one, Reasons: [expect.objectContaining({ Term: 'misleading' })] },
        null,
      ]);
    });

    it('go with their campaign', async () => {
      await link('Campaign', campaignId, await idsOf(sitelink()));
      await given.call('DELETE', 'Campaigns', {
        AccountId: given.accountId,
        CampaignIds: [campaignId],
      });
      expect(given.vendor.objects({ kind: 'AdExtensionAssociation' })).toEqual([]);
      expect(given.vendor.objects({ kind: 'AdExtension' })).toHaveLength(1);
    });

    it('refuse accounts, and more than a hundred a call', async () => {
      const path = 'campaign:/CampaignManagement/v13/AdExtensionsAssociations/Set';
      const pair = { AdExtensionId: '1', EntityId: given.accountId };
      const body = (AssociationType: string, count: number) => ({
        AccountId: given.accountId,
        AssociationType,
        AdExtensionIdToEntityIdAssociations: Array.from({ length: count }, () => pair),
      });
      expect((await given.send('POST', path, body('Account', 1))).status).toBe(400);
      expect((await given.send('POST', path, body('Campaign', 101))).status).toBe(400);
    });
  });
});
