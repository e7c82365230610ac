import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Fields } from '../core/json';
import { STATUS_OF } from './errors';
import {
  campaign,
  creativePath,
  encoded,
  givenCampaign,
  givenCreative,
  givenGroup,
  group,
} from './testing/bodies';
import { type GivenAccount, givenAccount } from './testing/given-account';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');
/**
 * Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read
 * the environment.
 */
const FOLDER =
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const CODES = join(FOLDER, 'linkedin-error-codes.yml');
const CAPTURED = join(FOLDER, 'linkedin-conversions.captured.yml');

const itWith = (file: string) => (existsSync(file) ? it : it.skip);

/** Codes of the public list with their HTTP status. */
const listedCodes = (): ReadonlyMap<string, number> =>
  new Map(
    [...readFileSync(CODES, 'utf8').matchAll(/- code: (\w+)\n\s+status: (\d+)/g)].map(
      ([, code = '', status]) => [code, Number(status)],
    ),
  );

/** Member names of the elements in a captured answer. */
function capturedMembers(example: string): readonly string[] {
  const [, block = ''] = readFileSync(CAPTURED, 'utf8').split(`    ${example}:\n      summary`);
  const [, elements = ''] = (block.split(/\n {4}\w/)[0] ?? '').split('        elements:\n');
  return [
    ...new Set([...elements.matchAll(/^ {8}(?:- | {2})(\w+):/gm)].map(([, name = '']) => name)),
  ];
}

describe('LinkedIn’s public list of errors', () => {
  itWith(CODES)('has every code that is answered here, with its status', () => {
    const listed = listedCodes();
    expect(listed.size).toBeGreaterThan(80);
    expect(
      Object.entries(STATUS_OF).filter(([code, status]) => listed.get(code) !== status),
    ).toEqual([]);
    expect(listed.get('NO_SUCH_CODE')).toBeUndefined();
  });

  itWith(CODES)('has the code of every refusal of a broken copy of a sample request', () => {
    const given = givenAccount();
    const groupId = givenGroup(given);
    const broken: readonly Fields[] = [
      { name: '' },
      { status: 'GONE' },
      { dailyBudget: { amount: '1', currencyCode: 'EUR' } },
      { objectiveType: 'WEBSITE_VISITS' },
      { costType: 'CPV' },
      { account: 'urn:li:sponsoredAccount:1' },
    ];
    const codes = broken.map(
      (changes) =>
        (
          given.send(
            'POST',
            `/rest/adAccounts/${given.accountId}/adCampaigns`,
            campaign(given, groupId, changes),
          ).body as Fields
        ).code,
    );
    expect(codes.filter((code) => !listedCodes().has(String(code)))).toEqual([]);
  });
});

describe('captured answers', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });
  const elements = (address: string) =>
    (given.send('GET', address).body as { elements: Fields[] }).elements;

  itWith(CAPTURED)('of account users have the members of the ones given here', () => {
    const members = capturedMembers('RetrieveAuthenticatedUsersSponsoredResponse200Example');
    expect(members).toEqual(['user', 'account', 'role']);
    const [user = {}] = elements(
      '/rest/adAccountUsers?q=authenticatedUser&fields=role,account,user',
    );
    expect(Object.keys(user).sort()).toEqual([...members].sort());
  });

  itWith(CAPTURED)('of campaigns have the members of the ones given here', () => {
    givenCampaign(given);
    const members = capturedMembers('FetchActiveCampaignsResponse200Example');
    expect(members).toEqual(['name', 'id']);
    const [found = {}] = elements(
      `/rest/adAccounts/${given.accountId}/adCampaigns?q=search&search=(status:(values:List(ACTIVE,DRAFT)))&fields=id,name`,
    );
    expect([Object.keys(found).sort(), typeof found.id]).toEqual([[...members].sort(), 'number']);
  });
});

describe('sample requests of the platform document', () => {
  it('are accepted unchanged, with dates in the future', () => {
    const given = givenAccount({}, '2026-09-30T10:00:00Z');
    const runSchedule = { start: 1790812800000, end: 1793404800000 };
    const groupId = given.create(
      'adCampaignGroups',
      group(given, {
        status: 'DRAFT',
        runSchedule,
        totalBudget: { amount: '1500.00', currencyCode: 'EUR' },
      }),
    );
    const campaignId = given.create(
      'adCampaigns',
      campaign(given, groupId, { status: 'DRAFT', runSchedule }),
    );
    const creative = givenCreative(given, campaignId);
    expect(given.read(creativePath(creative)).campaign).toBe(
      `urn:li:sponsoredCampaign:${campaignId}`,
    );
    const search = `search=(status:(values:List(ACTIVE,PAUSED,DRAFT)),name:(values:List(Berlin%20CTOs)))&sortOrder=ASCENDING&pageSize=100`;
    expect(given.call('GET', `adCampaigns?q=search&${search}`).body).toMatchObject({
      elements: [{ id: Number(campaignId) }],
    });
    const range = 'dateRange=(start:(year:2026,month:11,day:1),end:(year:2026,month:11,day:19))';
    const fields =
      'dateRange,pivotValues,impressions,clicks,landingPageClicks,costInLocalCurrency,costInUsd,externalWebsiteConversions,conversionValueInLocalCurrency,oneClickLeads,videoViews';
    expect(
      given.send(
        'GET',
        `/rest/adAnalytics?q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&${range}&accounts=List(${encoded(`urn:li:sponsoredAccount:${given.accountId}`)})&fields=${fields}`,
      ).status,
    ).toBe(200);
  });
});
