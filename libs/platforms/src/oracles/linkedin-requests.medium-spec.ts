import { capabilities } from '../linkedin-ads/capabilities';
import { httpRequest, type RestCall, restli } from '../linkedin-ads/client/restli';
import { harness } from '../linkedin-ads/testing/contract-harness';
import type { OpenConnection } from '../port/connection';
import type { HttpRequest } from '../port/io';
import { ConsentWorld } from '../testing/consent-world';
import { ContractWorld } from '../testing/contract-world';
import { driftSection } from '../testing/contract/drift-section';
import { faultSection } from '../testing/contract/fault-section';
import { imagesSection } from '../testing/contract/images-section';
import { lostAnswerSection } from '../testing/contract/lost-answer-section';
import { placesSection } from '../testing/contract/places-section';
import { roundTripSection } from '../testing/contract/round-trip-section';
import type { ContractHarness } from '../testing/harness';
import { type RecordedRequest, recording, withOracle } from './testing/request-oracle';
import { linesOf, linesOnlyIn, madeOnce } from './testing/specimens';
import { Breakage, type BrokenCall } from './testing/vendors/linkedin/breakage';
import { everyKind } from './testing/vendors/linkedin/every-kind';
import { unlikeOfficial } from './testing/vendors/linkedin/official-client';
import { findErrorCodes } from './testing/vendors/linkedin/oracle-files';
import { CONSTANTS, requestsFor, VARIATIONS } from './testing/vendors/linkedin/requests';
import { KINDS, restliReader } from './testing/vendors/linkedin/restli';

jest.setTimeout(120_000);

const CARRIED = ['native', 'translated', 'clamped'];

describe("linkedin-ads: LinkedIn's own client", () => {
  const faults = new Set<string>();
  const judging: Promise<void>[] = [];
  let judged = 0;
  const judge = (request: HttpRequest): void => {
    if (request.method === 'PUT') return;
    judged += 1;
    judging.push(
      unlikeOfficial(request).then(
        (found) => found.forEach((fault) => faults.add(fault)),
        (error: unknown) => void faults.add(String(error)),
      ),
    );
  };
  const withListener = (
    listener: (request: RecordedRequest) => void | Promise<void>,
  ): ContractHarness => ({
    ...harness,
    connector: (url, version) =>
      recording(harness.connector(url, version), listener, restliReader(judge)),
  });
  const heard = withListener(() => {});

  brokenRequests(withListener);
  roundTripSection(heard);
  driftSection(heard);
  lostAnswerSection(heard);
  faultSection(heard);
  imagesSection(heard);
  placesSection(heard);
  coverage(judge);

  it.each(['FINDER', 'BATCH_GET', 'BATCH_PARTIAL_UPDATE'] as const)(
    'tunnels what is as long as a hundred URNs just so: %s',
    async (method) => {
      const ids = Array.from(
        { length: 120 },
        (_, index) => `urn:li:sponsoredCreative:${900_000_000 + index}`,
      );
      const entities = Object.fromEntries(
        ids.map((id) => [restli(id), { patch: { $set: { intendedStatus: 'PAUSED' } } }]),
      );
      const query = method === 'FINDER' ? { q: 'criteria', creatives: ids } : { ids };
      const call: RestCall = {
        method,
        path: '/adAccounts/1/creatives',
        query,
        ...(method === 'BATCH_PARTIAL_UPDATE' ? { body: { entities } } : {}),
        nature: 'read',
        entity: 'ad',
      };
      const request = httpRequest(call, {
        rest: 'https://api.linkedin.com',
        apiVersion: '202609',
        token: 'fake',
      });
      expect(await unlikeOfficial(request)).toEqual([]);
      expect(request.url).not.toContain('?');
    },
  );

  it('would have sent every request of all this just so', async () => {
    await Promise.all(judging);
    expect([...faults]).toEqual([]);
    expect(judged).toBeGreaterThan(500);
  });
});

/**
 * Every field and strategy that the capability table says LinkedIn holds is found in a request: by
 * what changes when it changes.
 */
function coverage(judge: (request: HttpRequest) => void): void {
  describe('what the capability table promises', () => {
    const arriving = [
      ...new Set(
        capabilities.fields
          .filter(({ support }) => CARRIED.includes(support))
          .map(({ entity, field }) => `${entity} ${field}`),
      ),
    ];

    const create = (patch: Parameters<typeof requestsFor>[1]) => requestsFor(harness, patch, judge);
    const requestsOf = madeOnce(create);

    it('is compared without noise: the same tree makes the same requests', async () => {
      expect(linesOnlyIn(await create({}), await create({}))).toEqual([]);
    });

    it.each(arriving.filter((field) => !Object.hasOwn(CONSTANTS, field)))(
      'occurs in a request: %s',
      async (field) => {
        const [carrying, other] = VARIATIONS[field]!;
        expect(linesOnlyIn(await requestsOf(carrying), await requestsOf(other))).not.toEqual([]);
      },
    );

    it.each(Object.entries(CONSTANTS))(
      'is sent the one way that there is: %s',
      async (_field, line) => {
        expect([...linesOf(await requestsOf({}))].filter((sent) => line.test(sent))).not.toEqual(
          [],
        );
      },
    );

    it.each(capabilities.bidding)(
      'occurs in a request: bidding by $strategy',
      async ({ strategy, becomes }) => {
        const by = (type: typeof strategy) =>
          requestsOf({ campaign: { biddingStrategy: { type } } });
        const expected = (becomes ?? strategy) === 'MANUAL_CPC' ? '"NONE"' : '"MAX_CLICK"';
        expect(
          [...linesOf(await by(strategy))].filter((line) =>
            line.endsWith(`/optimizationTargetType = ${expected}`),
          ),
        ).toHaveLength(1);
      },
    );
  });
}

/**
 * Each kind of request, broken at every place right before the sound one goes out and is taken: the
 * emulator must refuse it, and LinkedIn's own decoder what is no Rest.li.
 */
function brokenRequests(
  withListener: (listener: (request: RecordedRequest) => Promise<void>) => ContractHarness,
): void {
  const breakage = new Breakage();
  const recorded = withListener((request) => breakage.before(request));

  describe('requests of every kind', () => {
    let world: ContractWorld;
    beforeAll(async () => void (world = await ContractWorld.start(recorded)));
    afterAll(() => world.stop());

    it('are made, and taken when they are whole', async () => {
      await checkByConsent(recorded);
      await everyKind(world, harness, (kind, members) => breakage.byHand(kind, members));
      expect(breakage.kinds).toEqual(KINDS);
    });

    it.each(KINDS.filter((kind) => kind !== 'PUT upload'))(
      'are refused when broken at any place: %s',
      (kind) => {
        const tried = breakage.tried(kind);
        expect(
          tried
            .filter(({ call, isRefused }) => !isRefused && !isWord(call))
            .map(({ call }) => call.fault),
        ).toEqual([]);
        expect(tried.length).toBeGreaterThan(5);
      },
    );

    it('are refused when any of their words is unknown', () => {
      const refused = breakage.all
        .filter(({ call, isRefused }) => isRefused && isWord(call))
        .map(({ call }) => call.fault.split(/[ /]/).at(-1)!);
      expect([...new Set(refused)].sort()).toEqual(WORDS);
    });

    it('are no Rest.li to LinkedIn either when their encoding is broken', async () => {
      const broken = breakage.all.filter(({ call }) => call.isEncoding).map(({ call }) => call);
      const taken: string[] = [];
      for (const call of broken) if (!(await isRefusedByDecoder(call))) taken.push(call.url);
      expect(taken).toEqual([]);
      expect(broken.length).toBeGreaterThan(20);
    });

    withOracle(
      "are refused with LinkedIn's own codes",
      findErrorCodes(),
      'linkedin-error-codes.yml in the folder of the oracles',
      (listed) => {
        it('each of them on the public list', () => {
          const codes = new Set(breakage.all.flatMap((one) => one.codes));
          expect([...codes].filter((code) => !listed.has(code)).sort()).toEqual(UNLISTED);
          expect([...codes].filter((code) => listed.has(code)).length).toBeGreaterThan(5);
        });
      },
    );
  });
}

/** A check by a consent with every scope: what pages list needs one that no account comes with. */
const checkByConsent = async ({ connector }: ContractHarness): Promise<void> => {
  const world = await ConsentWorld.start('linkedin-ads', connector);
  try {
    const { credentials: _, ...account } = await world.account();
    const person = await world.person([{ id: account['externalAccountId'] }], { name: 'Ada' });
    const { credentials } = await world.grantOf(person);
    const connection = world.opened(credentials, account as Partial<OpenConnection>);
    expect((await world.platform.check(connection, world.io)).findings).toEqual([]);
  } finally {
    await world.stop();
  }
};

const isWord = ({ fault }: BrokenCall): boolean => fault.startsWith('unknown word');

/** Members whose texts the emulator knows one by one, or looks up. */
const WORDS: readonly string[] = [
  'account',
  'amount',
  'associatedEntity',
  'author',
  'bidStrategy',
  'budgetOptimizationStrategy',
  'campaign',
  'campaignGroup',
  'contentCallToActionLabel',
  'contentLandingPage',
  'costType',
  'country',
  'creativeSelection',
  'currencyCode',
  'dscAdAccount',
  'dscStatus',
  'format',
  'id',
  'intendedStatus',
  'language',
  'lifecycleState',
  'objectiveType',
  'optimizationTargetType',
  'owner',
  'politicalIntent',
  'status',
  'type',
  'visibility',
  '~',
];
/**
 * Of what is before any resource: version, token, path and query. The list has codes of what
 * resources refuse.
 */
const UNLISTED: readonly string[] = [
  'ILLEGAL_ARGUMENT',
  'INVALID_ACCESS_TOKEN',
  'PARAM_INVALID',
  'QUERY_PARAM_NOT_ALLOWED',
  'RESOURCE_NOT_FOUND',
  'VERSION_MISSING',
];

const isRefusedByDecoder = async ({ method, url, headers, body }: BrokenCall): Promise<boolean> => {
  const request = {
    method: method as HttpRequest['method'],
    url,
    headers,
    counted: true,
    ...(body === undefined ? {} : { body }),
  };
  return unlikeOfficial(request).then(
    (found) => found.length > 0,
    () => true,
  );
};
