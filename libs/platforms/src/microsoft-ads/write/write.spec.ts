import fc from 'fast-check';
import type { Change } from '../../port/change';
import { PlatformFailure } from '../../port/failure';
import { vendorEndpoints } from '../../transport/endpoints';
import type { AdGroupAttributes } from '../attributes';
import type { AdGroup } from '../client/objects';
import { endOf, startOf } from '../read/campaigns';
import {
  ad,
  adGroup,
  applying,
  campaign,
  creating,
  keyword,
  reading,
  removing,
  updating,
} from '../testing/drafts';
import { cannedMicrosoft, connection, type Script, scriptedIo } from '../testing/scripted-io';
import { createMicrosoftAds } from '..';
import { adGroupUpdate, newAdGroup } from './ad-groups';
import { isInTransit, planRenames, type Rename } from './levels';
import { forecast } from './write';

const platform = createMicrosoftAds(vendorEndpoints.microsoft);

const taken = async (
  wave: readonly Change[],
): Promise<{ readonly readCalls: number; readonly calls: number }> => {
  const io = scriptedIo(cannedMicrosoft);
  await applying(platform, wave, io);
  const readCalls = io.calls.filter(({ key }) => key.includes('Query')).length;
  return { readCalls, calls: io.calls.length - readCalls };
};

const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

describe('the forecast of what applying takes', () => {
  it.each<[string, readonly Change[], number]>([
    ['one campaign: itself, its criteria, its negative keywords', [creating('c', campaign())], 3],
    [
      'a campaign without parts',
      [
        creating(
          'c',
          campaign({
            geoTargets: [],
            schedule: [],
            devices: null,
            negativeKeywords: [],
            locationIntent: 'PRESENCE_OR_INTEREST',
          }),
        ),
      ],
      1,
    ],
    [
      '101 campaigns with 8 criteria each',
      many(101, (index) =>
        creating(`c${index}`, campaign({ name: `C ${index}`, negativeKeywords: [] })),
      ),
      2 + 8 + 1,
    ],
    [
      '2 ad groups in each of two campaigns',
      ['1', '2'].flatMap((parent) =>
        many(2, (index) => creating(`g${parent}${index}`, adGroup({ name: `G ${index}` }), parent)),
      ),
      2,
    ],
    ['51 ads', many(51, (index) => creating(`a${index}`, ad(), '51')), 2],
    [
      '1,001 keywords and 5 negative ones',
      many(1_006, (index) =>
        creating(`k${index}`, keyword({ text: `k ${index}`, negative: index > 1_000 }), '51'),
      ),
      3,
    ],
  ])('%s', async (_, wave, calls) => {
    const { readCalls: forecastReads, calls: forecastCalls } = forecast([wave]);
    expect({ readCalls: forecastReads, calls: forecastCalls }).toEqual(await taken(wave));
    expect(forecastCalls).toBe(calls);
  });

  it('of removals, with the look before each', async () => {
    const seen = await reading(platform, scriptedIo(cannedMicrosoft));
    for (const one of seen.filter(({ attributes }) => !attributes['negative'])) {
      const wave = [removing('r', one)];
      const { readCalls, calls } = forecast([wave]);
      expect({ readCalls, calls }).toEqual(await taken(wave));
    }
  });

  it('of a read', async () => {
    const io = scriptedIo(cannedMicrosoft);
    await reading(platform, io);
    const entities = ['campaign', 'adGroup', 'ad', 'keyword'] as const;
    expect(io.calls).toHaveLength(
      platform.readCost(
        { campaignRemoteIds: ['801'], entities, campaignNames: [] },
        { adGroups: 1, keywords: 1 },
      ),
    );
  });
});

/** Gives the names one stage after the other, as Microsoft would: no name may be used twice. */
const play = (renames: readonly Rename[]): readonly string[] => {
  const names = new Map(renames.map(({ remoteId, from }) => [remoteId, from]));
  for (const { remoteId, name } of planRenames(renames).flat()) {
    const holder = [...names].find(
      ([id, taken]) => id !== remoteId && taken.toLowerCase() === name.toLowerCase(),
    );
    if (holder) throw new Error(`${name} is taken by ${holder[0]}`);
    names.set(remoteId, name);
  }
  return renames.map(({ remoteId }) => names.get(remoteId)!);
};

const rename = (remoteId: string, from: string, to: string): Rename => ({ remoteId, from, to });

describe('names given inside one wave', () => {
  it('need no order of their own when no object has them', () => {
    expect(
      planRenames([rename('1', 'A', 'B'), rename('2', 'C', 'D'), rename('3', 'E', 'e')]),
    ).toEqual([]);
  });

  it('are given from the free end of a chain', () => {
    expect(planRenames([rename('1', 'A', 'b'), rename('2', 'B', 'C')])).toEqual([
      [{ remoteId: '2', name: 'C' }],
      [{ remoteId: '1', name: 'b' }],
    ]);
  });

  it('go round a circle through one temporary name that is known as ours', () => {
    const [[first]] = planRenames([rename('1', 'A', 'B'), rename('2', 'B', 'A')]) as unknown as [
      [{ name: string; remoteId: string }],
    ];
    expect(isInTransit({ remoteId: first.remoteId, attributes: { name: first.name } })).toBe(true);
    expect(first.name.length).toBeLessThanOrEqual(128);
  });

  it('always arrive, whatever is swapped with whatever', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['A', 'B', 'C', 'D', 'E', 'F'], { minLength: 6 }),
        (wanted) => {
          const renames = wanted.map((to, index) => rename(String(index), 'ABCDEF'[index]!, to));
          if (planRenames(renames).length > 0) expect(play(renames)).toEqual(wanted);
        },
      ),
    );
  });
});

const lost = new PlatformFailure({
  kind: 'unknown',
  detail: { code: 'NO_ANSWER', message: 'gone' },
});

/**
 * Canned answers, with some calls answered otherwise: the nth call of a key gets the nth answer,
 * then the canned ones follow.
 */
const but = (other: Readonly<Record<string, readonly ReturnType<Script>[]>>): Script => {
  const counts = new Map<string, number>();
  return (call) => {
    const count = counts.get(call.key) ?? 0;
    counts.set(call.key, count + 1);
    return other[call.key]?.[count] ?? cannedMicrosoft(call);
  };
};

const nested = (Index: number, Code: number, ErrorCode: string): object => ({
  Index,
  Code,
  ErrorCode,
  BatchErrors: [{ Index, Code, ErrorCode, Message: 'a message' }],
});

describe('creating campaigns', () => {
  it('reports each item by itself: created, refused or contradicted', async () => {
    const io = scriptedIo(
      but({
        'POST /Campaigns': [
          {
            CampaignIds: ['801', null, null],
            PartialErrors: [{ Index: 1, Code: 1115, ErrorCode: 'Dup' }],
          },
        ],
      }),
    );
    const outcomes = await applying(
      platform,
      ['a', 'b', 'c'].map((id) => creating(id, campaign({ name: id }))),
      io,
    );
    const byId = Object.fromEntries(outcomes.map((outcome) => [outcome.changeId, outcome]));
    expect(byId['a']).toMatchObject({ kind: 'applied', remoteId: '801' });
    expect(byId['b']).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', field: 'name', detail: { code: 'REMOTE_NAME_TAKEN' } },
    });
    expect(byId['c']).toMatchObject({
      kind: 'failed',
      failure: { kind: 'unknown', detail: { code: 'PLATFORM_CONTRADICTED' } },
    });
  });

  it.each([[['801']], [['801', '802', '803']], [[]]])(
    'accepts no answer of the wrong length (%j)',
    async (CampaignIds) => {
      const io = scriptedIo(but({ 'POST /Campaigns': [{ CampaignIds, PartialErrors: [] }] }));
      const applied = applying(
        platform,
        ['a', 'b'].map((id) => creating(id, campaign({ name: id }))),
        io,
      );
      await expect(applied).rejects.toMatchObject({
        failure: { kind: 'unknown', detail: { code: 'PLATFORM_CONTRADICTED' } },
      });
    },
  );

  it('is half-made when a part is refused, and says which field', async () => {
    const io = scriptedIo(
      but({
        'POST /CampaignCriterions': [
          {
            CampaignCriterionIds: ['1', null, '3', '4', '5', '6', '7', '8'],
            NestedPartialErrors: [nested(1, 622, 'InvalidLocationId')],
          },
        ],
      }),
    );
    expect(await applying(platform, [creating('a', campaign())], io)).toMatchObject([
      { kind: 'half-made', remoteId: '900', failure: { kind: 'refused', field: 'geoTargets' } },
    ]);
  });

  it('sends lost parts again only after looking what arrived', async () => {
    const io = scriptedIo(but({ 'POST /CampaignCriterions': [lost] }));
    expect(await applying(platform, [creating('a', campaign())], io)).toMatchObject([
      { kind: 'applied' },
    ]);
    const keys = io.calls.map(({ key }) => key);
    const [first, second] = keys.flatMap((key, index) =>
      key === 'POST /CampaignCriterions' ? [index] : [],
    );
    expect(
      keys.slice(first, second).filter((key) => key === 'POST /CampaignCriterions/QueryByIds'),
    ).toHaveLength(5);
    expect(io.sleeps.length).toBeGreaterThan(0);
  });

  it('waits as long as the answer says when parts are throttled, and goes on', async () => {
    const throttled = {
      status: 400,
      body: { Errors: [{ Code: 117, ErrorCode: 'CallRateExceeded' }] },
    };
    const io = scriptedIo(but({ 'POST /EntityNegativeKeywords': [throttled] }));
    expect(await applying(platform, [creating('a', campaign())], io)).toMatchObject([
      { kind: 'applied' },
    ]);
    expect(io.sleeps).toEqual([60_000]);
  });

  it('looks again when a part is there already', async () => {
    const exists = {
      CampaignCriterionIds: [null, '2', '3', '4', '5', '6', '7', '8'],
      NestedPartialErrors: [nested(0, 4517, 'CampaignCriterionAlreadyExists')],
    };
    const io = scriptedIo(but({ 'POST /CampaignCriterions': [exists] }));
    expect(await applying(platform, [creating('a', campaign())], io)).toMatchObject([
      { kind: 'applied' },
    ]);
  });

  it('reports every campaign that exists before it throws what ended the wave', async () => {
    const io = scriptedIo(but({ 'POST /CampaignCriterions': [lost, lost, lost] }));
    const outcomes: string[] = [];
    const wave = ['a', 'b'].map((id) => creating(id, campaign({ name: id })));
    const run = async (): Promise<void> => {
      const gate = { open: async (): Promise<void> => {} };
      for await (const { kind, changeId } of platform.apply(connection, wave, io, gate)) {
        outcomes.push(`${changeId} ${kind}`);
      }
    };
    await expect(run()).rejects.toBe(lost);
    expect(outcomes).toEqual(['a half-made', 'b half-made']);
  });

  it('passes its changes to the gate before each request, and stops at a closed gate after it reported the campaign', async () => {
    const io = scriptedIo(cannedMicrosoft);
    const opened: string[][] = [];
    const gate = {
      open: async (changes: readonly Change[]): Promise<void> => {
        if (opened.length === 1) throw new Error('cancelled');
        opened.push(changes.map(({ id }) => id));
      },
    };
    const outcomes = applying(platform, [creating('a', campaign())], io, gate);
    await expect(outcomes).rejects.toThrow('cancelled');
    expect(opened).toEqual([['a']]);
    expect(io.calls.map(({ key }) => key)).toEqual(['POST /Campaigns']);
  });

  it('refuses a zone that Microsoft has no name for without asking', async () => {
    const io = scriptedIo(cannedMicrosoft);
    const chatham = { ...connection, timeZone: 'Pacific/Chatham' };
    const outcomes = [];
    for await (const outcome of platform.apply(chatham, [creating('a', campaign())], io, {
      open: async () => {},
    })) {
      outcomes.push(outcome);
    }
    expect(outcomes).toMatchObject([
      { kind: 'failed', failure: { detail: { code: 'TIME_ZONE_UNSUPPORTED' } } },
    ]);
    expect(io.calls).toEqual([]);
  });
});

describe('changing campaigns', () => {
  const existing = async (): Promise<Awaited<ReturnType<typeof reading>>[number]> =>
    (await reading(platform, scriptedIo(cannedMicrosoft)))[0]!;

  it('lowers budgets before it raises others', async () => {
    const seen = await existing();
    const twin = { ...seen, remoteId: '802', campaignRemoteId: '802' };
    const two = (call: Parameters<Script>[0]): ReturnType<Script> => {
      if (call.key !== 'POST /Campaigns/QueryByIds') return cannedMicrosoft(call);
      const { Campaigns } = cannedMicrosoft(call) as unknown as { Campaigns: readonly object[] };
      return { Campaigns: [Campaigns[0]!, { ...Campaigns[0]!, Id: '802' }] };
    };
    const more = {
      ...updating('more', seen, campaign()),
      after: { ...seen.attributes, budgetMicros: 99_000_000 },
      fields: ['budgetMicros'],
    };
    const less = {
      ...updating('less', twin, campaign()),
      after: { ...seen.attributes, budgetMicros: 1_000_000 },
      fields: ['budgetMicros'],
    };
    const io = scriptedIo(two);
    await applying(platform, [more, less], io);
    const put = io.calls.find(({ key }) => key === 'PUT /Campaigns');
    expect(
      (put?.body['Campaigns'] as readonly { readonly Id: string }[]).map(({ Id }) => Id),
    ).toEqual(['802', '801']);
  });

  it('sends nothing when the object already has the desired values, and nothing when it was edited at Microsoft', async () => {
    const seen = await existing();
    const done = {
      ...updating('done', seen, campaign()),
      after: seen.attributes,
      fields: ['name'],
      seenDigest: 'another',
    };
    const drifted = { ...done, id: 'drifted', after: { ...seen.attributes, name: 'New' } };
    const io = scriptedIo(cannedMicrosoft);
    expect(
      (await applying(platform, [done, drifted], io)).map(({ changeId, kind }) => [changeId, kind]),
    ).toEqual([
      ['done', 'applied'],
      ['drifted', 'drifted'],
    ]);
    expect(io.calls.filter(({ key }) => !key.includes('Query'))).toEqual([]);
  });

  it('goes on with an object that was left under our own temporary name', async () => {
    const seen = await existing();
    const change = {
      ...updating('a', seen, campaign()),
      after: { ...seen.attributes, name: 'Final' },
      fields: ['name'],
      seenDigest: 'another',
    };
    const script: Script = (call) => {
      const canned = cannedMicrosoft(call) as { readonly Campaigns?: readonly object[] };
      return canned.Campaigns
        ? { Campaigns: canned.Campaigns.map((one) => ({ ...one, Name: 'Final ~swy801' })) }
        : canned;
    };
    expect(await applying(platform, [change], scriptedIo(script))).toMatchObject([
      { kind: 'applied' },
    ]);
  });

  it('updates the intent when it cannot be replaced', async () => {
    const seen = await existing();
    const change = {
      ...updating('a', seen, campaign()),
      after: { ...seen.attributes, locationIntent: 'PRESENCE' },
      fields: ['locationIntent'],
    };
    const io = scriptedIo(
      but({
        'DELETE /CampaignCriterions': [
          { PartialErrors: [{ Index: 0, Code: 4501, ErrorCode: 'CannotDelete' }] },
        ],
      }),
    );
    expect(await applying(platform, [change], io)).toMatchObject([{ kind: 'applied' }]);
    expect(io.calls.filter(({ key }) => key === 'PUT /CampaignCriterions')).toHaveLength(1);
  });
});

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
    'reads back as it was requested (%s), on the day and later',
    (startDate) => {
      const remote = stored(newAdGroup('adg', after({ startDate }), TODAY));
      expect(startOf(remote, TODAY)).toBe(startDate);
      expect(startOf(remote, '2027-06-01')).toBe(startDate);
    },
  );

  it('is never sent in the past', () => {
    expect(newAdGroup('adg', after({ startDate: '2026-01-01' }), TODAY).StartDate).toBeUndefined();
  });

  it('is seen when it is moved ahead at Microsoft', () => {
    const remote = {
      ...stored(newAdGroup('adg', after(), TODAY)),
      StartDate: { Day: 24, Month: 12, Year: 2026 },
    };
    expect(startOf(remote, TODAY)).toBe('2026-12-24');
  });

  it('becomes today when one that lies ahead is cleared', () => {
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
    const remote: AdGroup = {
      Id: '5',
      UrlCustomParameters: {
        Parameters: [
          { Key: 'swyid', Value: 'adg' },
          { Key: 'theirs', Value: 'kept' },
        ],
      },
    };
    expect(
      adGroupUpdate(remote, after({ maxCpcMicros: null }), ['maxCpcMicros'], TODAY)
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
