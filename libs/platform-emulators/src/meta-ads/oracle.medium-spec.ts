import type { Fields } from '../core/json';
import { CREATE_ADSET, UPDATE_ADSET } from './ad-sets/parameters';
import { TARGETING } from './ad-sets/targeting-shape';
import { CREATE_AD, UPDATE_AD } from './ads/ads';
import { CREATE_CREATIVE, UPDATE_CREATIVE } from './ads/creatives';
import { CREATE_CAMPAIGN, UPDATE_CAMPAIGN } from './campaigns';
import { NODE_TYPES } from './doors/lists';
import type { Members, Shape } from './doors/shapes';
import { INSIGHT_FIELDS } from './reports/fields';
import {
  adset,
  campaign,
  creative,
  type GivenAccount,
  givenAccount,
  givenImage,
  givenTree,
} from './testing/given-account';
import { findOracle, type Oracle } from './testing/oracle';

const oracle = findOracle();
const itWithOracle = oracle ? it : it.skip;
const itEachWithOracle = oracle ? it.each : it.skip.each;
const refusing: Oracle = { parameters: () => [], fields: () => [], misfits: () => ['no oracle'] };
const check = oracle ?? refusing;

/** Names that the vendor took away since its list was made (platform document 1). */
const ENDED = ['existing_customer_budget_percentage'];

const names = (members: Members): readonly string[] => Object.keys(members).sort();
const membersOf = (shape: Shape): Members => (shape.type === 'object' ? shape.members : {});

async function everyRead(
  given: GivenAccount,
): Promise<readonly (readonly [object: string, answer: Fields])[]> {
  const { campaignId, adsetId, adId, creativeId } = await givenTree(given);
  given.vendor.judge({ kind: 'ad', id: adId, review: 'disapproved', reasons: ['MISLEADING'] });
  const hash = await givenImage(given);
  const objects = [
    ['Campaign', campaignId],
    ['AdSet', adsetId],
    ['Ad', adId],
    ['AdCreative', creativeId],
    ['AdImage', `${given.accountId.slice(4)}:${hash}`],
  ] as const;
  const kinds = {
    Campaign: 'campaign',
    AdSet: 'adset',
    Ad: 'ad',
    AdCreative: 'adcreative',
    AdImage: 'adimage',
  } as const;
  const reads = objects.map(
    async ([object, id]) =>
      [
        object,
        await given.ask('GET', `/${id}`, { fields: NODE_TYPES[kinds[object]].names.join(',') }),
      ] as const,
  );
  return Promise.all(reads);
}

describe('the vendor’s own lists', () => {
  itEachWithOracle([
    ['AdAccount POST campaigns', CREATE_CAMPAIGN],
    ['Campaign POST', UPDATE_CAMPAIGN],
    ['AdAccount POST adsets', CREATE_ADSET],
    ['AdSet POST', UPDATE_ADSET],
    ['AdAccount POST ads', CREATE_AD],
    ['Ad POST', UPDATE_AD],
    ['AdAccount POST adcreatives', CREATE_CREATIVE],
    ['AdCreative POST', UPDATE_CREATIVE],
  ] as const)('name the same parameters of %s', (call, members) => {
    expect(names(members)).toEqual(
      check
        .parameters(call)
        .map(({ name }) => name)
        .filter((name) => !ENDED.includes(name))
        .sort(),
    );
  });

  itEachWithOracle([
    ['Campaign', NODE_TYPES.campaign.names],
    ['AdSet', NODE_TYPES.adset.names],
    ['Ad', NODE_TYPES.ad.names],
    ['AdCreative', NODE_TYPES.adcreative.names],
    ['AdImage', NODE_TYPES.adimage.names],
  ] as const)('name the same fields of %s', (object, fields) => {
    expect([...fields].sort()).toEqual(
      check
        .fields(object)
        .map(({ name }) => name)
        .filter((name) => !ENDED.includes(name))
        .sort(),
    );
  });

  itWithOracle(
    'know every member of a targeting and every field of a report that is taken here',
    () => {
      const outside = (own: readonly string[], object: string) =>
        own.filter((name) => !check.fields(object).some((one) => one.name === name));
      expect([
        outside(names(membersOf(TARGETING)), 'Targeting'),
        outside([...INSIGHT_FIELDS], 'AdsInsights'),
      ]).toEqual([[], []]);
    },
  );

  itWithOracle('take the sample requests and every answer', async () => {
    const given = givenAccount();
    const image = await givenImage(given);
    const requests: readonly (readonly [string, Fields])[] = [
      ['AdAccount POST campaigns', campaign()],
      ['AdAccount POST adsets', adset('120211795255200008')],
      ['AdAccount POST adcreatives', creative(given, image)],
      [
        'AdAccount POST ads',
        {
          name: 'a1',
          adset_id: '120211795255200009',
          creative: { creative_id: '1' },
          status: 'PAUSED',
        },
      ],
    ];
    const sent = requests.flatMap(([call, body]) =>
      check.misfits(body, check.parameters(call)).map((misfit) => `${call}: ${misfit}`),
    );
    const answered = (await everyRead(given)).flatMap(([object, answer]) =>
      check.misfits(answer, check.fields(object)).map((misfit) => `${object}: ${misfit}`),
    );
    // The oracle types `creative` of an ad as the object that is read, whose id member has another
    // name than the one that is sent.
    expect([
      sent.filter((one) => !one.endsWith('creative.creative_id is unknown')),
      answered,
    ]).toEqual([[], []]);
  });

  itEachWithOracle([
    ['an unknown parameter', { goal: 'SALES' }],
    ['a wrong enum', { objective: 'SALES' }],
    ['a wrong type', { daily_budget: 'ten' }],
    ['a missing one', { special_ad_categories: undefined }],
  ])('refuse %s, as the emulator does', async (_what, changes) => {
    const body = campaign(changes);
    const given = givenAccount();
    const sent = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    );
    expect([
      check.misfits(sent, check.parameters('AdAccount POST campaigns')).length,
      (await given.refused('POST', '/~/campaigns', body)).code,
    ]).toEqual([1, 100]);
  });
});
