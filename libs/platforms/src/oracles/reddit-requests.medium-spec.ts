import { ACTION_SOURCES } from '../port/conversion';
import { redditAds } from '../reddit-ads';
import { capabilities } from '../reddit-ads/capabilities';
import { harness } from '../reddit-ads/testing/contract-harness';
import { ContractWorld } from '../testing/contract-world';
import { driftSection } from '../testing/contract/drift-section';
import { faultSection } from '../testing/contract/fault-section';
import { imagesSection } from '../testing/contract/images-section';
import { lostAnswerSection } from '../testing/contract/lost-answer-section';
import { placesSection } from '../testing/contract/places-section';
import { roundTripSection } from '../testing/contract/round-trip-section';
import { everyMember, givenAction, outcomesOf } from '../testing/given-conversion';
import type { ContractHarness } from '../testing/harness';
import { daysAgo } from '../testing/performance-data';
import { emulatorEndpoints } from '../transport/endpoints';
import { CATEGORIES } from '../uploading/events';
import { brokenCopies, type BrokenRequest } from './testing/broken-requests';
import { type RecordedRequest, recording, withOracle } from './testing/request-oracle';
import { linesOnlyIn, madeOnce } from './testing/specimens';
import {
  findRedditOracle,
  kindOf,
  KINDS,
  requestsFor,
  DERIVED_FIELDS,
  unlike,
  VARIATIONS,
} from './testing/vendors/reddit-oracle';

jest.setTimeout(60_000);

const CARRIED = ['native', 'translated', 'clamped'];

withOracle(
  "reddit-ads: the vendor's own description",
  findRedditOracle(),
  'reddit-ads-v3.schema.json in the folder of the oracles',
  (oracle) => {
    const faults = new Set<string>();
    const specimens = new Map<string, RecordedRequest[]>();
    const listen = (request: RecordedRequest): void => {
      for (const fault of oracle(request)) {
        faults.add(`${request.method} ${request.path}: ${fault}`);
      }
      const kind = kindOf(request)?.[0];
      if (kind !== undefined) {
        specimens.set(kind, [...(specimens.get(kind) ?? []).slice(-30), request]);
      }
    };
    const judged: ContractHarness = {
      ...harness,
      connector: (url, version) => recording(harness.connector(url, version), listen),
    };
    const plain: ContractHarness = {
      ...harness,
      connector: (url) =>
        recording(redditAds({ endpoints: emulatorEndpoints(url).reddit }), listen),
    };

    roundTripSection(judged);
    driftSection(judged);
    lostAnswerSection(judged);
    faultSection(judged);
    imagesSection(judged);
    placesSection(judged);

    it('asks for figures of every level', async () => {
      const world = await ContractWorld.start(judged);
      for (const level of capabilities.reports.levels) {
        expect(
          await world.performance({
            level,
            from: daysAgo(4),
            to: daysAgo(3),
            campaignRemoteIds: ['579922433862993631', '579922433862993632'],
          }),
        ).toEqual([]);
      }
      await world.stop();
    });

    describe('what the capability table promises', () => {
      const carried = [
        ...new Set(
          capabilities.fields
            .filter(({ support }) => CARRIED.includes(support))
            .map(({ entity, field }) => `${entity} ${field}`),
        ),
      ];

      const create = (patch: Parameters<typeof requestsFor>[1] = {}) => requestsFor(plain, patch);
      const requestsOf = madeOnce(create);

      it('is compared without noise: the same tree makes the same requests', async () => {
        expect(linesOnlyIn(await create(), await create())).toEqual([]);
      });

      it.each(carried.filter((field) => !Object.hasOwn(DERIVED_FIELDS, field)))(
        'occurs in a request: %s',
        async (field) => {
          const [carrying, other] = VARIATIONS[field]!;
          expect(linesOnlyIn(await requestsOf(carrying), await requestsOf(other))).not.toEqual([]);
        },
      );

      it.each(capabilities.bidding)(
        'occurs in a request: bidding by $strategy',
        async ({ strategy }) => {
          const by = (type: typeof strategy) =>
            requestsOf({
              campaign: { biddingStrategy: { type, targetCpaMicros: 20_000_000 } },
            });
          expect(linesOnlyIn(await by(strategy), await by(unlike(strategy)))).not.toEqual([]);
        },
      );
    });

    it('took every request of all this, of every kind that there is', () => {
      expect([...faults]).toEqual([]);
      expect([...specimens.keys()].sort()).toEqual(KINDS.map(([kind]) => kind).sort());
    });

    /** Objects that the vendor's description leaves open. */
    const OPEN: ReadonlySet<string> = new Set([
      'POST ads: unknown member at data',
      ...['', '/creative/destination', '/creative/image', '/creative/image/media'].map(
        (place) => `POST posts: unknown member at data${place}`,
      ),
    ]);

    it.each(KINDS.filter(([, definition]) => definition !== null).map(([kind]) => kind))(
      'refuses every broken copy of %s',
      (kind) => {
        const copies = new Map<string, BrokenRequest>(
          (specimens.get(kind) ?? [])
            .flatMap(brokenCopies)
            .map((copy) => [`${kind}: ${copy.fault}`, copy]),
        );
        const taken = [...copies]
          .filter(
            ([fault, copy]) =>
              copy.breach !== 'unknown word' && !OPEN.has(fault) && oracle(copy).length === 0,
          )
          .map(([fault]) => fault);
        expect(taken).toEqual([]);
        expect(copies.size).toBeGreaterThan(10);
      },
    );

    it('knows the words that it takes', () => {
      const copies = [...specimens].flatMap(([kind, requests]) =>
        requests.flatMap(brokenCopies).map((copy) => [kind, copy] as const),
      );
      const refused = copies
        .filter(([, copy]) => copy.breach === 'unknown word' && oracle(copy).length > 0)
        .map(([, { fault }]) => fault.split(/[ /]/).at(-1)!);
      expect([...new Set(refused.filter((word) => word !== '~'))].sort()).toEqual([
        'bid_strategy',
        'bid_type',
        'call_to_action',
        'configured_status',
        'ends_at',
        'goal_type',
        'objective',
        'optimization_goal',
        'post_id',
        'starts_at',
        'text_format',
        'type',
      ]);
    });
  },
);

withOracle(
  "reddit-ads: the vendor's own description of conversion events",
  findRedditOracle(),
  'reddit-ads-v3.schema.json in the folder of the oracles',
  (oracle) => {
    it('takes an event of every kind', async () => {
      const world = await ContractWorld.start(harness);
      const sink = world.platform.conversions!;
      const items = await Promise.all(
        CATEGORIES.map(async (category, index) =>
          everyMember(
            world.io.now(),
            await sink.ensureAction(world.connection, givenAction({ category }), world.io),
            {
              id: `cev_${index}`,
              eventId: `event-${index}`,
              actionSource: ACTION_SOURCES[index % ACTION_SOURCES.length]!,
              ...(index % 2 === 0 ? { limitedDataUse: { country: 'US', region: 'CA' } } : {}),
              ...(index % 3 === 0 ? { isTest: true } : {}),
            },
          ),
        ),
      );
      const connection = {
        ...world.connection,
        settings: { ...world.connection.settings, testId: 't2_test' },
      };
      expect(new Set(outcomesOf(await sink.upload(connection, items, world.io)))).toEqual(
        new Set(['taken']),
      );
      const sent = world.calls
        .filter(({ url }) => url.endsWith('/conversion_events'))
        .map(({ method, url, headers, body }) => ({
          method,
          url,
          headers,
          path: new URL(url).pathname,
          body: JSON.parse(String(body)),
        }));
      expect(sent.map(({ body }) => body.data.test_id)).toEqual([undefined, 't2_test']);
      expect(sent.flatMap((request) => oracle(request))).toEqual([]);
      const [first] = sent;
      const spoilt = {
        ...first!,
        body: { data: { events: [{ ...first!.body.data.events[0], event_at: 'now' }] } },
      };
      expect(oracle(spoilt)).not.toEqual([]);
      await world.stop();
    });
  },
);
