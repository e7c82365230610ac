import { dividedAmong, type Figures, smallestUnitMicros } from '../core/delivery';
import { type Fields, objectIn, textIn } from '../core/json';
import {
  EditRefused,
  type ObjectFilter,
  type RemoteObject,
  type SpendFigures,
  type Verdict,
} from '../vendor';
import { readAccount } from './accounts';
import { adGroups } from './ad-groups';
import { ads } from './ads/ads';
import { postPatch } from './ads/post-shape';
import { readPost } from './ads/posts';
import { campaigns } from './campaigns';
import { changedEntity, readEntity, type Resource } from './doors/resources';
import { misfits } from './doors/shapes';
import type { FieldError } from './errors';
import { type Account, type Approval, APPROVALS, BELONGINGS, SCOPES } from './store/accounts';
import type { Served } from './store/ledger';
import {
  configuredStatus,
  type Entity,
  type Kind,
  KINDS,
  type Level,
  type World,
} from './store/world';

/**
 * Changes members as they are named on the wire. Ads Manager takes and refuses what the API does;
 * null takes a member away.
 */
export function editObject(
  world: World,
  kind: string,
  id: string,
  changes: Fields,
): RemoteObject | undefined {
  if (isAccountKind(kind)) return editAccount(world, id, changes);
  const known = kindCalled(kind);
  const entity = known && world.table(known).get(id);
  const account = entity && world.accounts.get(entity.accountId);
  if (!account) return undefined;
  const edited = edit(world, account, entity, changes);
  world.table(edited.kind).put(edited);
  return remoteObject(edited, world);
}

function edit(world: World, account: Account, before: Entity, given: Fields): Entity {
  const { kind } = before;
  refuse(misfits(given, kind === 'post' ? postPatch : RESOURCES[kind].patch, 'data'));
  if (kind === 'post') {
    return { ...before, fields: { ...before.fields, ...given }, modifiedAt: world.now() };
  }
  const changed = changedEntity(RESOURCES[kind], { world, account, given, before });
  if ('id' in changed) return changed;
  refuse(changed);
  return before;
}

function refuse(found: readonly FieldError[]): void {
  if (found.length > 0) {
    throw new EditRefused(found.map(({ field, message }) => `${field}: ${message}`).join('; '));
  }
}

/**
 * `status` is what Reddit thinks of the account (ACTIVE: VALID; SUSPENDED closes it for writes and
 * serving), `scopes` what its person consents to, `missing` what it has not got.
 */
function editAccount(world: World, id: string, changes: Fields): RemoteObject | undefined {
  const account = world.accounts.get(id);
  if (!account) return undefined;
  const { status, scopes = account.scopes, missing = account.missing, ...others } = changes;
  const unknown = Object.keys(others);
  if (unknown.length > 0) {
    throw new EditRefused(`An ad account has no ${unknown.join(', ')} to edit.`);
  }
  const edited: Account = {
    ...account,
    scopes: SCOPES.filter((scope) => Array.isArray(scopes) && scopes.includes(scope)),
    missing: BELONGINGS.filter((one) => Array.isArray(missing) && missing.includes(one)),
    approval: status === undefined ? account.approval : approvalNamed(status),
  };
  world.accounts.put(edited);
  return remoteAccount(edited);
}

const approvalNamed = (status: unknown): Approval =>
  status === 'ACTIVE' ? 'VALID' : (APPROVALS.find((one) => one === status) ?? 'SUSPENDED');

export const RESOURCES: Readonly<Record<Level, Resource>> = {
  campaign: campaigns,
  adGroup: adGroups,
  ad: ads,
};

/** Everything that passes the filter, deleted objects too. */
export function remoteObjects(
  world: World,
  { kind, accountId }: ObjectFilter,
): readonly RemoteObject[] {
  const asked = kind === undefined ? KINDS : KINDS.filter((one) => one === kindCalled(kind));
  const entities = asked.flatMap((one) => [
    ...(accountId === undefined ? world.table(one).all() : world.table(one).of(accountId)),
  ]);
  const accounts =
    kind === undefined || isAccountKind(kind)
      ? world.accounts.all().filter(({ id }) => accountId === undefined || id === accountId)
      : [];
  const counted = world.conversions.objects({
    ...(kind === undefined ? {} : { kind }),
    ...(accountId === undefined ? {} : { accountId }),
  });
  return [
    ...accounts.map(remoteAccount),
    ...entities.map((one) => remoteObject(one, world)),
    ...counted,
  ];
}

/** An object as the control interface lists it; its data is what the vendor's API answers. */
function remoteObject(entity: Entity, world: World): RemoteObject {
  const { kind, id, accountId, parentId } = entity;
  const data = dataOf(entity, world);
  const name =
    kind === 'post' ? textIn(objectIn(data, 'creative'), 'headline') : textIn(data, 'name');
  const status = kind === 'post' ? 'ACTIVE' : configuredStatus(entity);
  return {
    kind,
    id,
    accountId,
    ...(kind === 'adGroup' || kind === 'ad' ? { parentId } : {}),
    name,
    status,
    data,
  };
}

const remoteAccount = (account: Account): RemoteObject => ({
  kind: ACCOUNT_KIND,
  id: account.id,
  accountId: account.id,
  name: account.name,
  status: account.approval === 'VALID' ? 'ACTIVE' : account.approval,
  data: { ...readAccount(account), scopes: account.scopes },
});

const dataOf = (entity: Entity, world: World): Fields =>
  entity.kind === 'post' ? readPost(entity) : readEntity(RESOURCES[entity.kind], entity, world);

/**
 * Names that the control interface takes for kinds besides their own: the vendor's in paths and
 * bodies.
 */
const ALSO: Readonly<Record<string, Kind>> = { ad_group: 'adGroup', structured_post: 'post' };

/** Ad accounts are no entity, but a person may close one. */
const ACCOUNT_KIND = 'adAccount';

const isAccountKind = (kind: string): boolean => kind === ACCOUNT_KIND || kind === 'ad_account';

const kindCalled = (name: string): Kind | undefined =>
  KINDS.find((kind) => kind === name) ?? ALSO[name];

/**
 * Deletes as a person in Ads Manager would; of an ad account it takes the person's consent back.
 * False when there is none.
 */
export function removeObject(world: World, kind: string, id: string): boolean {
  if (isAccountKind(kind)) return takeConsentBack(world, id);
  const known = kindCalled(kind);
  const entity = known && world.table(known).get(id);
  if (!entity) return false;
  const { statusBefore: _lag, ...current } = entity;
  if (known === 'post') world.table(known).remove(entity);
  else {
    world.table(known).put({
      ...current,
      fields: { ...entity.fields, configured_status: 'DELETED' },
      modifiedAt: world.now(),
    });
  }
  return true;
}

function takeConsentBack(world: World, id: string): boolean {
  if (!world.accounts.get(id)) return false;
  world.tokens.revoke(id);
  return true;
}

/**
 * Ends the review of an ad with the given verdict, whatever it was before; this vendor knows no
 * limited approval. False when nothing like that is reviewed.
 */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const entity = kindCalled(kind) === 'ad' ? world.table('ad').get(id) : undefined;
  if (!entity?.review) return false;
  const isApproved = review !== 'disapproved';
  const verdict = { isApproved, reason: isApproved ? null : rejectionReason(reasons) };
  world.table('ad').put({ ...entity, review: { ...entity.review, verdict } });
  return true;
}

/** Some of the vendor's reasons for a rejection (platform document 3c). */
const REASONS = [
  'ALCOHOL',
  'BRIDGE_PAGE',
  'BROKEN_URL',
  'CAPITALIZATION',
  'CONTENT',
  'COUNTERFEIT',
  'DATING',
  'DECEPTIVE',
  'DISPLAY_URL',
  'EXCEEDING_CHARACTERS',
  'GAMBLING',
  'GRAMMAR',
  'INAPPROPRIATE_CONTENT',
  'INAPPROPRIATE_TARGETING',
  'LANDING_PAGE_LANGUAGE',
  'NUDITY',
  'PROFANITY',
  'PROHIBITED_PRODUCTS_SERVICES',
  'PUNCTUATION',
  'QUALITY',
  'REDIRECT_URL',
  'SHORTEN_URL',
  'SPELLING',
  'SYMBOLS_EMOJIS',
  'THIRD_PARTY_RIGHTS',
  'TOBACCO',
  'UNRELATED_LANDING_PAGE',
  'URL_GENERAL',
  'VERIFY_ID',
  'WEAPONS',
];

/**
 * The one reason that an ad reports: the first requested one that the vendor has, in any spelling;
 * else its most general.
 */
function rejectionReason(asked: readonly string[]): string {
  const wanted = asked.map((reason) => reason.toUpperCase().replace(/[^A-Z]+/g, '_'));
  return wanted.find((reason) => REASONS.includes(reason)) ?? 'CONTENT';
}

const MICROS = 1_000_000;

/**
 * Sets a campaign's figures of a day, divided among its ads; conversions count as purchases. False
 * when there is no such campaign.
 */
export function setSpend(world: World, spend: SpendFigures): boolean {
  const campaign = world.table('campaign').get(spend.campaignId);
  const account = campaign && world.accounts.get(campaign.accountId);
  if (!account) return false;
  const { impressions, clicks, conversions, conversionValue } = spend;
  const figures: Figures = {
    impressions,
    clicks,
    conversions,
    costMicros: Math.round(spend.spend * MICROS),
    conversionsValue: conversionValue,
  };
  const all = servedBy(world, campaign);
  const parts = dividedAmong(figures, all.length, Number(smallestUnitMicros(account.currency)));
  const shares = parts.flatMap((part, index) =>
    all.slice(index, index + 1).map((served) => ({ served, figures: part })),
  );
  world.ledger.fix(shares, campaign.id, spend.date, account.timeZone);
  return true;
}

function servedBy(world: World, campaign: Entity): readonly Served[] {
  const whole: Served = {
    accountId: campaign.accountId,
    campaignId: campaign.id,
    adGroupId: '',
    adId: '',
    event: 'PURCHASE',
  };
  const ads = [...world.table('adGroup').under(campaign.id)]
    .flatMap((adGroup) => [...world.table('ad').under(adGroup.id)])
    .filter((ad) => configuredStatus(ad) !== 'DELETED');
  return ads.length === 0
    ? [whole]
    : ads.map((ad) => ({ ...whole, adGroupId: ad.parentId, adId: ad.id }));
}
