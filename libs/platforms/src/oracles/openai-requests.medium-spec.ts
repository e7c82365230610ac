import { harness, hearing } from '../openai-ads/testing/contract-harness';
import type { HttpRequest } from '../port/io';
import { create, markerOf, remove, update } from '../testing/changes';
import { ContractWorld } from '../testing/contract-world';
import { driftSection } from '../testing/contract/drift-section';
import { imagesSection } from '../testing/contract/images-section';
import { lostAnswerSection } from '../testing/contract/lost-answer-section';
import { roundTripSection } from '../testing/contract/round-trip-section';
import { draftsFor, plainImages } from '../testing/drafts';
import { daysAgo } from '../testing/performance-data';
import { brokenCopies } from './testing/broken-requests';
import { type RecordedRequest, type RequestOracle, withOracle } from './testing/request-oracle';
import { linesOnlyIn } from './testing/specimens';
import {
  ELSEWHERE,
  findOpenaiOracle,
  kindOf,
  REQUEST_SCHEMAS,
  type Tree,
  VARIATIONS,
} from './testing/vendors/openai-oracle';

jest.setTimeout(120_000);

/** Forms are judged by the emulator, which reads them as a server does. */
const isForm = ({ headers }: HttpRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') ?? false;

const recorded = ({ method, url, headers, body }: HttpRequest): RecordedRequest => ({
  method,
  url,
  headers,
  path: new URL(url).pathname.replace(/^\/openai-ads/, ''),
  body: body === undefined ? null : JSON.parse(Buffer.from(body).toString('utf8')),
});

withOracle(
  "openai-ads: OpenAI's own description",
  findOpenaiOracle(),
  'openai-ads.openapi.json in the folder of the oracles',
  (oracle) => {
    const faults = new Set<string>();
    const judge = (request: HttpRequest): void => {
      if (isForm(request)) return;
      const one = recorded(request);
      const { method, path } = one;
      for (const fault of oracle(one)) faults.add(`${method} ${path} ${fault}`);
    };
    const judged = { ...harness, connector: hearing(judge) };

    wholeLife(oracle, judge);
    coverage(judge);
    roundTripSection(judged);
    driftSection(judged);
    lostAnswerSection(judged);
    imagesSection(judged);

    it('took every request of all this', () => expect([...faults]).toEqual([]));
  },
);

/**
 * A tree of each kind that is made, looked for, read, changed, asked for and taken away; then each
 * kind of request that this took, broken.
 */
function wholeLife(oracle: RequestOracle, judge: (request: HttpRequest) => void): void {
  const specimens = new Map<string, RecordedRequest>();
  const keep = (request: HttpRequest): void => {
    judge(request);
    if (isForm(request)) return;
    const one = recorded(request);
    const kind = kindOf(one.method, one.path);
    if (
      JSON.stringify(one.body).length >= JSON.stringify(specimens.get(kind)?.body ?? null).length
    ) {
      specimens.set(kind, one);
    }
  };
  let world: ContractWorld;
  const drafts = draftsFor(harness);
  beforeAll(
    async () => void (world = await ContractWorld.start({ ...harness, connector: hearing(keep) })),
  );
  afterAll(() => world.stop());

  const done = async (change: Parameters<ContractWorld['apply']>[0][number]): Promise<string> => {
    const outcome = (await world.apply([change])).get(change.id);
    if (outcome?.kind !== 'applied' && outcome?.kind !== 'removed') {
      throw new Error(JSON.stringify(outcome));
    }
    return outcome.kind === 'applied' ? outcome.remoteId : '';
  };

  it('makes every kind of request that there is', async () => {
    await world.platform.check(world.connection, world.io);
    await world.platform.lookUpPlaces!(world.connection, [{ name: 'Praha' }], world.io);
    const campaign = drafts.campaign({
      geoTargets: [...harness.areas.slice(1), { ...harness.areas[0]!, negative: true }],
      startDate: '2027-03-01',
      endDate: '2027-05-31',
      devices: { desktop: { enabled: false } },
      trackingTemplate: '{lpurl}?utm_source=openai',
      biddingStrategy: { type: 'TARGET_CPA', targetCpaMicros: 3_000_000 },
    });
    const made = create(world.platform, campaign);
    const campaignId = await done(made);
    const groupId = await done(
      create(
        world.platform,
        drafts.adGroup({ campaign, contextHints: ['Wet gardens'] }),
        campaignId,
      ),
    );
    await done(create(world.platform, drafts.ad({ campaign }), groupId));
    await world.platform.find(world.connection, [markerOf(made)], world.io);
    const other = {
      ...campaign,
      name: 'Autumn',
      status: 'ENABLED',
      budgetMicros: 9_000_000,
      geoTargets: harness.areas.slice(0, 1),
      biddingStrategy: { type: 'TARGET_CPA', targetCpaMicros: 4_000_000 },
    } as const;
    const wanted = {
      campaign: other,
      adGroup: drafts.adGroup({
        campaign: other,
        name: 'Boots',
        status: 'PAUSED',
        contextHints: ['Dry gardens'],
      }),
      ad: drafts.ad({
        status: 'PAUSED',
        headlines: [{ text: 'Boots' }],
        images: plainImages(world.media, 40),
      }),
      keyword: drafts.keyword(),
    };
    const back = {
      campaign,
      adGroup: drafts.adGroup({ campaign }),
      ad: drafts.ad(),
      keyword: drafts.keyword(),
    };
    for (const next of [wanted, back]) {
      for (const seen of await world.read({ campaignRemoteIds: [campaignId] })) {
        await done(update(world.platform, seen, next[seen.entity]));
      }
    }
    for await (const one of world.platform.delivery(world.connection, [campaignId], world.io)) {
      expect(one.campaignRemoteId).toBe(campaignId);
    }
    expect(
      await world.performance({
        level: 'campaign',
        from: daysAgo(4),
        to: daysAgo(3),
        campaignRemoteIds: [campaignId],
      }),
    ).toEqual([]);
    for (const seen of (await world.read({ campaignRemoteIds: [campaignId] })).toReversed()) {
      await done(remove(seen, 'DISPLAY'));
    }
    expect([...specimens.keys()].sort()).toEqual(Object.keys(REQUEST_SCHEMAS).sort());
  });

  it.each(
    Object.entries(REQUEST_SCHEMAS).flatMap(([kind, schema]) => (schema === null ? [] : [kind])),
  )('is refused when broken at any place: %s', async (kind) => {
    const copies = brokenCopies(specimens.get(kind)!);
    const refused = copies.filter((copy) => oracle(copy).length > 0);
    expect(
      copies
        .filter((copy) => copy.breach !== 'unknown word' && !refused.includes(copy))
        .map(({ fault }) => fault),
    ).toEqual([]);
    const taken: string[] = [];
    for (const { url, headers, body, fault } of refused) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': fault },
        body: JSON.stringify(body),
      });
      if (answer.ok) taken.push(fault);
    }
    expect(taken).toEqual([]);
  });
}

/**
 * Every field that the table calls native, translated or clamped makes another request when it is
 * another.
 */
function coverage(judge: (request: HttpRequest) => void): void {
  let heard: RecordedRequest[] = [];
  let world: ContractWorld;
  const drafts = draftsFor(harness);
  beforeAll(
    async () =>
      void (world = await ContractWorld.start({
        ...harness,
        connector: hearing((request) => {
          judge(request);
          if (!isForm(request) && request.method === 'POST') heard.push(recorded(request));
        }),
      })),
  );
  afterAll(() => world.stop());

  const requestsFor = async ({
    campaign,
    adGroup,
    ad,
  }: Tree): Promise<readonly RecordedRequest[]> => {
    heard = [];
    let parent: string | undefined;
    for (const draft of [campaign, { ...adGroup, campaign }, { ...ad, campaign }]) {
      const change = { ...create(world.platform, draft, parent), localId: 'cmp_01covering' };
      const outcome = (
        await world.apply([{ ...change, localId: `${change.localId}${change.id.slice(-6)}` }])
      ).get(change.id);
      if (outcome?.kind !== 'applied') throw new Error(JSON.stringify(outcome));
      parent = outcome.remoteId;
    }
    return heard.map(({ body, ...request }) => ({
      ...request,
      body: JSON.parse(
        JSON.stringify(body)
          .replace(/ \[sy:[^\]]+\]/g, '')
          .replace(/"(cmpn|adgrp)_\w+"/g, '"parent"'),
      ),
    }));
  };

  const arriving = harness
    .connector('http://127.0.0.1:1')
    .capabilities.fields.filter(({ support }) =>
      ['native', 'translated', 'clamped'].includes(support),
    )
    .map(({ entity, field }) => `${entity} ${field}`);

  it.each([...new Set(arriving)].filter((field) => !ELSEWHERE.includes(field)))(
    'carries %s',
    async (field) => {
      const [one, other] = VARIATIONS[field]!.map((patch): Tree => ({
        campaign: drafts.campaign(patch.campaign),
        adGroup: drafts.adGroup(patch.adGroup),
        ad: drafts.ad(patch.ad),
      }));
      const [first, second] = [await requestsFor(one!), await requestsFor(other!)];
      expect([...linesOnlyIn(first, second), ...linesOnlyIn(second, first)]).not.toEqual([]);
    },
  );
}
