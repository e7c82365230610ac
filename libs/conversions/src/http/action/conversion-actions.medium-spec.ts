import 'reflect-metadata';
import { columnArrays, insertStatement } from '@switchyard/db-kit';
import { remoteActions } from '../../data/tables';
import { ACTION_CATEGORIES, ACTION_TYPES, LEAD_STAGES, type RemoteActionRow } from '../../domain';
import type { Call } from '../../testing/call';
import {
  CONNECTIONS,
  conversionsBench,
  type ConversionsBench,
} from '../../testing/conversions-bench';

let bench: ConversionsBench;
let call: Call;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  ({ call } = bench.newSpace());
});

const paid = (more: object = {}) => ({
  name: 'Paid orders',
  type: 'UPLOAD_CLICKS',
  category: 'PURCHASE',
  ...more,
});
const make = async (more: object = {}): Promise<string> =>
  (await call('POST', '/conversions/actions', paid(more))).data.id;
const bidding = async (name: string, conversionActionIds: readonly string[]) =>
  call('POST', '/campaigns', {
    name,
    type: 'SEARCH',
    budget: 10,
    platforms: ['google-ads'],
    conversionActionIds,
  });

describe('a conversion action', () => {
  it("is created with the contract's defaults, read, changed and deleted", async () => {
    const made = await call('POST', '/conversions/actions', paid());
    expect(made).toMatchObject({
      status: 201,
      headers: { location: `/api/v1/conversions/actions/${made.data.id}`, etag: '"1"' },
    });
    expect(made.data).toMatchObject({
      ...paid(),
      status: 'ENABLED',
      countingType: 'ONE_PER_CLICK',
      valueSettings: { type: 'noValue' },
      leadStage: null,
      defaultEventValue: null,
      version: 1,
    });
    expect((await call('GET', `/conversions/actions/${made.data.id}`)).data).toEqual(made.data);
    expect((await call('PATCH', `/conversions/actions/${made.data.id}`, made.data)).data).toEqual(
      made.data,
    );
    const changes = {
      status: 'PAUSED',
      leadStage: 'paid',
      defaultEventValue: 12.5,
      valueSettings: { type: 'fixedValue', defaultValue: 20, currencyCode: 'EUR' },
    };
    expect(
      (await call('PATCH', `/conversions/actions/${made.data.id}`, changes)).data,
    ).toMatchObject({ ...changes, version: 2 });
    expect((await call('DELETE', `/conversions/actions/${made.data.id}`)).status).toBe(204);
    expect((await call('GET', `/conversions/actions/${made.data.id}`)).refused).toEqual([
      'NOT_FOUND',
    ]);
  });

  it('lists the remote settings that differ and the time from which it is usable, and can be sent back as it was read', async () => {
    const space = bench.newSpace();
    const { id } = (await space.call('POST', '/conversions/actions', paid())).data;
    const place = {
      platform: 'google-ads' as const,
      connectionId: CONNECTIONS[0].id,
      remoteId: '77',
      usableFrom: '2026-11-21T15:00:00.000Z',
      conflicts: [
        { field: 'countingType', code: 'REMOTE_DIFFERS', message: 'Google holds ONE_PER_CLICK.' },
      ],
      checkedAt: '2026-11-21T09:00:00.000Z',
    };
    const row: RemoteActionRow = {
      ...place,
      spaceId: space.spaceId,
      actionId: id,
      usableFrom: new Date(place.usableFrom),
      actionVersion: 1,
      checkedAt: new Date(place.checkedAt),
    };
    await bench.db.work.run({ accountId: 'acc_1', spaceId: space.spaceId }, () =>
      bench.db.database.write(insertStatement(remoteActions), columnArrays(remoteActions, [row])),
    );
    const read = await space.call('GET', `/conversions/actions/${id}`);
    expect(read.data).toMatchObject({ platforms: [place] });
    expect((await space.call('GET', '/conversions/actions')).rows).toEqual([read.data]);
    expect((await space.call('PATCH', `/conversions/actions/${id}`, read.data)).data).toEqual(
      read.data,
    );
    expect(
      (await space.call('PATCH', `/conversions/actions/${id}`, { platforms: [] })).refused,
    ).toEqual(['VALIDATION_ERROR', 'READ_ONLY /platforms']);
  });

  it.each(ACTION_TYPES)('may be of type %s', async (type) => {
    expect((await call('POST', '/conversions/actions', paid({ type }))).data).toMatchObject({
      type,
    });
  });

  it.each(ACTION_CATEGORIES)('may be of category %s', async (category) => {
    expect((await call('POST', '/conversions/actions', paid({ category }))).data).toMatchObject({
      category,
    });
  });

  it('reports every problem at once', async () => {
    expect((await call('POST', '/conversions/actions', {})).refused.toSorted()).toEqual([
      'REQUIRED /category',
      'REQUIRED /name',
      'REQUIRED /type',
      'VALIDATION_ERROR',
    ]);
    const wrong = {
      name: 'x'.repeat(256),
      type: 'MAGIC',
      category: 'NONE',
      countingType: 'SOME',
      clickThroughLookbackWindowDays: 61,
      viewThroughLookbackWindowDays: 31,
      leadStage: 'won',
      defaultEventValue: -1,
      mood: 1,
    };
    expect((await call('POST', '/conversions/actions', wrong)).refused.slice(1).toSorted()).toEqual(
      [
        'NOT_ONE_OF /category',
        'NOT_ONE_OF /countingType',
        'NOT_ONE_OF /leadStage',
        'NOT_ONE_OF /type',
        'OUT_OF_RANGE /clickThroughLookbackWindowDays',
        'OUT_OF_RANGE /defaultEventValue',
        'OUT_OF_RANGE /viewThroughLookbackWindowDays',
        'TOO_LONG /name',
        'UNKNOWN_FIELD /mood',
      ],
    );
  });

  it.each([
    [{ type: 'fixedValue' }, 'REQUIRED /valueSettings/defaultValue'],
    [{ type: 'noValue', defaultValue: 1 }, 'NOT_ALLOWED /valueSettings/defaultValue'],
    [
      { type: 'variableValue', defaultValue: 1.5, currencyCode: 'JPY' },
      'TOO_PRECISE /valueSettings/defaultValue',
    ],
    [{ type: 'variableValue', currencyCode: 'ABC' }, 'NOT_ONE_OF /valueSettings/currencyCode'],
  ])('is not worth %j', async (valueSettings, issue) => {
    expect((await call('POST', '/conversions/actions', paid({ valueSettings }))).refused).toEqual([
      'VALIDATION_ERROR',
      issue,
    ]);
  });

  it('has a name that no other has, and that is no id', async () => {
    const id = await make();
    const other = await make({ name: 'Other' });
    expect(
      (await call('POST', '/conversions/actions', paid({ name: '  PAID   orders' }))).error,
    ).toMatchObject({ code: 'NAME_TAKEN', details: { conflictingId: id } });
    expect(
      (await call('PATCH', `/conversions/actions/${other}`, { name: 'paid orders' })).error,
    ).toMatchObject({ code: 'NAME_TAKEN', details: { conflictingId: id } });
    expect((await call('POST', '/conversions/actions', paid({ name: id }))).refused).toEqual([
      'VALIDATION_ERROR',
      'BAD_FORMAT /name',
    ]);
    expect((await bench.newSpace().call('POST', '/conversions/actions', paid())).status).toBe(201);
  });

  it.each(LEAD_STAGES)('is the only one of the stage %s', async (leadStage) => {
    const id = await make({ leadStage });
    const other = await make({ name: 'Other' });
    expect(
      (await call('POST', '/conversions/actions', paid({ name: 'Third', leadStage }))).error,
    ).toMatchObject({ code: 'LEAD_STAGE_TAKEN', details: { conflictingId: id } });
    expect(
      (await call('PATCH', `/conversions/actions/${other}`, { leadStage })).error,
    ).toMatchObject({ code: 'LEAD_STAGE_TAKEN', details: { conflictingId: id } });
    await call('PATCH', `/conversions/actions/${id}`, { leadStage: null });
    expect(
      (await call('PATCH', `/conversions/actions/${other}`, { leadStage })).data,
    ).toMatchObject({ leadStage });
  });

  it('takes the events of one name, written in any way, and is the only one that does', async () => {
    const id = await make({ eventName: 'AddToCart' });
    const other = await make({ name: 'Other' });
    expect((await call('GET', `/conversions/actions/${id}`)).data).toMatchObject({
      eventName: 'add_to_cart',
    });
    const taken = { code: 'EVENT_NAME_TAKEN', details: { conflictingId: id } };
    const third = paid({ name: 'Third', eventName: 'add to cart' });
    expect((await call('POST', '/conversions/actions', third)).error).toMatchObject(taken);
    const path = `/conversions/actions/${other}`;
    expect((await call('PATCH', path, { eventName: 'add-to-cart' })).error).toMatchObject(taken);
    expect((await call('GET', '/conversions/actions?eventName=ADD_TO_CART')).rows).toMatchObject([
      { id },
    ]);
    await call('PATCH', `/conversions/actions/${id}`, { eventName: null });
    expect((await call('PATCH', path, { eventName: 'add_to_cart' })).data).toMatchObject({
      eventName: 'add_to_cart',
    });
  });

  it.each([
    [{ eventName: 'purchase' }, 'NOT_ALLOWED /eventName'],
    [{ eventName: 'lead', leadStage: 'paid' }, 'CONFLICT /eventName'],
    [{ eventName: 'webinar_watched' }, 'NOT_ONE_OF /eventName'],
    [{ platformEvents: { 'google-ads': 'PURCHASE' } }, 'BAD_FORMAT /platformEvents/google-ads'],
    [{ platformEvents: { 'reddit-ads': 'Bought' } }, 'BAD_FORMAT /platformEvents/reddit-ads'],
    [{ platformEvents: { 'openai-ads': 'custom:a b' } }, 'BAD_FORMAT /platformEvents/openai-ads'],
  ])('has no event such as %j', async (names, issue) => {
    expect((await call('POST', '/conversions/actions', paid(names))).refused).toEqual([
      'VALIDATION_ERROR',
      issue,
    ]);
  });

  it('keeps what platforms shall call it', async () => {
    const platformEvents = { 'meta-ads': 'Donate', 'reddit-ads': 'CUSTOM:donation' };
    expect(
      (await call('POST', '/conversions/actions', paid({ platformEvents }))).data,
    ).toMatchObject({ platformEvents });
  });

  it('keeps its name and stage unique under concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call('POST', '/conversions/actions', paid({ leadStage: 'paid' })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201, 409, 409, 409, 409, 409, 409, 409,
    ]);
  });

  it('never changes its type', async () => {
    expect(
      (await call('PATCH', `/conversions/actions/${await make()}`, { type: 'WEBPAGE' })).refused,
    ).toEqual(['VALIDATION_ERROR', 'READ_ONLY /type']);
  });

  it('is changed and deleted only as it was read', async () => {
    const id = await make();
    for (const [method, body] of [
      ['PATCH', { name: 'x' }],
      ['DELETE', undefined],
    ] as const) {
      expect(
        await call(method, `/conversions/actions/${id}`, body, { 'if-match': '"7"' }),
      ).toMatchObject({ status: 412, refused: ['PRECONDITION_FAILED'] });
    }
    expect(
      (await call('DELETE', `/conversions/actions/${id}`, undefined, { 'if-match': '"1"' })).status,
    ).toBe(204);
  });

  it('is listed by name, type, category, status and stage', async () => {
    await make();
    await make({
      name: 'Calls',
      type: 'UPLOAD_CALLS',
      category: 'CONTACT',
      status: 'PAUSED',
      leadStage: 'signup',
    });
    const names = async (query: string) =>
      (await call('GET', `/conversions/actions${query}`)).rows.map(({ name }) => name);
    expect(await names('')).toEqual(['Calls', 'Paid orders']);
    expect(
      await Promise.all(
        [
          '?q=ORD',
          '?type=UPLOAD_CALLS',
          '?category=PURCHASE',
          '?status=PAUSED',
          '?leadStage=signup',
          '?leadStage=paid',
        ].map(names),
      ),
    ).toEqual([['Paid orders'], ['Calls'], ['Paid orders'], ['Calls'], ['Calls'], []]);
  });

  it('of another Space is not found', async () => {
    const id = await make();
    const { call: elsewhere } = bench.newSpace();
    for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
      expect((await elsewhere(method, `/conversions/actions/${id}`, body)).status).toBe(404);
    }
    expect((await elsewhere('GET', '/conversions/actions')).rows).toEqual([]);
  });
});

describe('a campaign that bids for actions', () => {
  it('names those that its Space has', async () => {
    const [id, foreign] = [
      await make(),
      (await bench.newSpace().call('POST', '/conversions/actions', paid())).data.id,
    ];
    const { data: campaign } = await bidding('One', [id]);
    expect(campaign).toMatchObject({ conversionActionIds: [id] });
    for (const unknown of [foreign, 'nonsense']) {
      expect((await bidding('Two', [id, unknown])).error).toMatchObject({
        code: 'NOT_FOUND',
        details: { path: '/conversionActionIds/1' },
      });
      expect(
        (await call('PATCH', `/campaigns/${campaign.id}`, { conversionActionIds: [unknown] }))
          .error,
      ).toMatchObject({ code: 'NOT_FOUND', details: { path: '/conversionActionIds/0' } });
    }
  });

  it('keeps them from being deleted, unless by force, which takes them from it', async () => {
    const [id, other] = [await make(), await make({ name: 'Other' })];
    const { data: campaign } = await bidding('One', [id, other]);
    expect((await call('DELETE', `/conversions/actions/${id}`)).error).toMatchObject({
      code: 'CONVERSION_ACTION_IN_USE',
      details: { campaignIds: [campaign.id] },
    });
    expect((await call('DELETE', `/conversions/actions/${id}?force=perhaps`)).refused).toEqual([
      'VALIDATION_ERROR',
      'WRONG_TYPE query.force',
    ]);
    expect((await call('DELETE', `/conversions/actions/${id}?force=true`)).status).toBe(204);
    expect((await call('GET', `/campaigns/${campaign.id}`)).data).toMatchObject({
      conversionActionIds: [other],
      version: campaign.version + 1,
    });
  });

  it('never bids for an action that was deleted at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await make({ name: `Race ${round}` });
      const [campaign, deletion] = await Promise.all([
        bidding(`Race ${round}`, [id]),
        call('DELETE', `/conversions/actions/${id}`),
      ]);
      expect([
        [201, 409],
        [404, 204],
      ]).toContainEqual([campaign.status, deletion.status]);
    }
  });
});
