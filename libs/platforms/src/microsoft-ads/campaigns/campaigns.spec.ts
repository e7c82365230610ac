import { vendorEndpoints } from '../../transport';
import { createMicrosoftAds } from '../create-microsoft-ads';
import { PlatformFailure } from '../../port/failure';
import type { Change } from '../../port/change';
import { cannedMicrosoft } from '../testing/canned-microsoft';
import { applying, creating, reading, updating } from '../testing/changes';
import { campaign } from '../testing/drafts';
import { connection, scriptedIo } from '../testing/scripted-io';
import type { Script } from '../testing/scripted-io';

const platform = createMicrosoftAds(vendorEndpoints.microsoft);
const lost = new PlatformFailure({
  kind: 'unknown',
  detail: { code: 'NO_ANSWER', message: 'gone' },
});

/** Canned answers, with some calls answered otherwise: the nth call of a key gets the nth answer, then the canned ones follow. */
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
  BatchErrors: [{ Index, Code, ErrorCode, Message: 'said' }],
});

describe('creating campaigns', () => {
  it('tells each item apart: made, refused, contradicted', async () => {
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
    'believes no answer of the wrong length (%j)',
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

  it('waits as told when parts are throttled, and goes on', async () => {
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

  it('tells of every campaign that exists before it throws what ended the wave', async () => {
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

  it('opens the gate before each request with the changes it is about, and stops at a shut one with the campaign told', async () => {
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
  const held = async (): Promise<Awaited<ReturnType<typeof reading>>[number]> =>
    (await reading(platform, scriptedIo(cannedMicrosoft)))[0]!;

  it('lets budgets go down before others go up', async () => {
    const seen = await held();
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

  it('sends nothing when the object already is what is wanted, and nothing when somebody edited it', async () => {
    const seen = await held();
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
    const seen = await held();
    const change = {
      ...updating('a', seen, campaign()),
      after: { ...seen.attributes, name: 'Final' },
      fields: ['name'],
      seenDigest: 'another',
    };
    const script: Script = (call) => {
      const said = cannedMicrosoft(call) as { readonly Campaigns?: readonly object[] };
      return said.Campaigns
        ? { Campaigns: said.Campaigns.map((one) => ({ ...one, Name: 'Final ~swy801' })) }
        : said;
    };
    expect(await applying(platform, [change], scriptedIo(script))).toMatchObject([
      { kind: 'applied' },
    ]);
  });

  it('updates the intent when it cannot be replaced', async () => {
    const seen = await held();
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
