import type { VendorAnswer } from '../../vendor';
import type { Account } from '../accounts/account';
import { checkEnum } from '../resources/search-values';
import { statusOf } from '../store/lifecycle';
import { ok } from '../wire/answers';
import type { Call } from '../wire/call';
import { plainError } from '../wire/envelope';
import { objectIn, textIn } from '../../json/fields';
import { pageOf } from '../wire/page';
import { project } from '../wire/projection';
import { badParameter } from '../wire/query-faults';
import { flagParameter, listParameter, onlyParameters, textParameter } from '../wire/query';
import { Refusal } from '../wire/refusal';
import { urnOf } from '../wire/urn';
import { INTENDED_STATUSES } from './creative-shape';
import { readCreative } from './read-creative';

const MOST = 100;
const LISTS = ['campaigns', 'creatives', 'contentReferences', 'intendedStatuses'] as const;

/** `q=criteria`: values of one list are ORed, lists are ANDed; the header must say FINDER (vendor's page on creatives). */
export function searchCreatives(
  { query, world, namedMethod }: Call,
  account: Account,
): VendorAnswer {
  if (namedMethod !== 'FINDER') {
    throw new Refusal(400, plainError(400, 'X-RestLi-Method must be FINDER'));
  }
  onlyParameters(query, [
    'q',
    ...LISTS,
    'isTestAccount',
    'isTotalIncluded',
    'sortOrder',
    'pageSize',
    'pageToken',
  ]);
  if (textParameter(query, 'q') !== 'criteria') throw badParameter('q');
  const [campaigns, ids, references, statuses] = LISTS.map((name) =>
    notEmpty(listParameter(query, name)),
  );
  checkEnum(statuses, INTENDED_STATUSES, 'intendedStatuses');
  checkUrns(campaigns, 'sponsoredCampaign', 'campaigns');
  checkUrns(ids, 'sponsoredCreative', 'creatives');
  const isTest = flagParameter(query, 'isTestAccount');
  const found = world
    .listed('creative', account.id)
    .filter(
      (creative) =>
        isTest !== true &&
        (campaigns?.includes(textIn(creative.fields, 'campaign')) ?? true) &&
        (ids?.includes(urnOf('sponsoredCreative', creative.id)) ?? true) &&
        (references?.includes(textIn(objectIn(creative.fields, 'content'), 'reference')) ?? true) &&
        (statuses?.includes(statusOf(creative, world.now())) ?? true),
    );
  return ok(
    pageOf(found, query, MOST, (creative) =>
      project(readCreative(creative, world), query.projection),
    ),
  );
}

const notEmpty = (values: readonly string[] | undefined) =>
  values && values.length > 0 ? values : undefined;

function checkUrns(values: readonly string[] | undefined, type: string, name: string): void {
  if (values?.some((value) => !value.startsWith(`urn:li:${type}:`))) throw badParameter(name);
}
