import { dividedAmong, smallestUnitMicros } from '../core/delivery';
import { type Fields, isFields, objectIn } from '../core/json';
import {
  EditRefused,
  type ObjectFilter,
  type RemoteObject,
  type SpendFigures,
  type Verdict,
} from '../vendor';
import { readAccount } from './accounts';
import { adGroups } from './ad-groups';
import { ads } from './ads';
import { campaigns } from './campaigns';
import { hoursOf, reviewOf } from './delivery';
import { changeObject, type Resource } from './doors/resources';
import { ApiRefusal } from './errors';
import type { Account, AccountFeatures } from './store/accounts';
import type { Leaf } from './store/ledger';
import { type Entity, isArchived, type Kind, KINDS, type World } from './store/world';

/**
 * Changes members by their names on the wire, null takes one away; the vendor's rules hold. Lists
 * show it at once.
 */
export function editObject(
  world: World,
  kind: string,
  id: string,
  changes: Fields,
): RemoteObject | undefined {
  if (kind === ACCOUNT_KIND) return editAccount(world, id, changes);
  const entity = findEntity(world, kind, id);
  if (!entity) return undefined;
  return remoteObject(edited(world, entity, changes), world);
}

/**
 * Archives an object, for nothing is ever deleted; of an account it takes the key back. False when
 * there is nothing left to do.
 */
export function removeObject(world: World, kind: string, id: string): boolean {
  if (kind === ACCOUNT_KIND) return revokeKey(world, id);
  const entity = findEntity(world, kind, id);
  if (!entity || isArchived(entity) || entity.fields.archived === true || !isArchivable(entity)) {
    return false;
  }
  const mark =
    entity.kind === 'conversion_event_setting' ? { archived: true } : { status: 'archived' };
  world.put({ ...entity, updatedAt: world.now(), fields: { ...entity.fields, ...mark } }, true);
  return true;
}

const isArchivable = ({ kind }: Entity): boolean =>
  kind === 'conversion_event_setting' || resourceOf(kind) !== undefined;

function findEntity(world: World, kind: string, id: string): Entity | undefined {
  const known = kindOf(kind);
  return known && world.table(known).get(id);
}

function edited(world: World, entity: Entity, changes: Fields): Entity {
  const account = world.accounts.get(entity.accountId);
  const resource = resourceOf(entity.kind);
  if (!account || !resource) throw new EditRefused(`a ${entity.kind} cannot be edited`);
  try {
    return changeObject(resource, { world, account }, entity, wholeMembers(entity, changes), true);
  } catch (error) {
    if (error instanceof ApiRefusal) throw new EditRefused(error.message);
    throw error;
  }
}

/**
 * A person changes one thing of a creative or of the bidding; the vendor's interface sends the
 * whole.
 */
function wholeMembers({ fields }: Entity, changes: Fields): Fields {
  const whole = ['creative', 'bidding_config'].filter((member) => isFields(changes[member]));
  const { id: _id, ...members } = changes;
  return {
    ...members,
    ...Object.fromEntries(
      whole.map((member) => [
        member,
        withoutNulls({ ...objectIn(fields, member), ...objectIn(changes, member) }),
      ]),
    ),
  };
}

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const FEATURES = ['bulk_api', 'conversion_bidding', 'conversions'] as const;

/**
 * What the vendor changes of an account: its name, its status (any but active and paused closes it)
 * and `features`.
 */
function editAccount(world: World, id: string, changes: Fields): RemoteObject | undefined {
  const account = world.accounts.get(id);
  if (!account) return undefined;
  return remoteAccount(world.accounts.put(Object.entries(changes).reduce(changed, account)));
}

/**
 * Takes the key back: nothing can be done with it any more. False when it was taken back before.
 */
function revokeKey(world: World, id: string): boolean {
  const account = world.accounts.get(id);
  if (!account || account.isKeyRevoked) return false;
  world.accounts.put({ ...account, isKeyRevoked: true });
  return true;
}

function changed(account: Account, [member, value]: [string, unknown]): Account {
  if ((member === 'name' || member === 'status') && typeof value === 'string') {
    return { ...account, [member]: value };
  }
  if (member === 'features' && isFields(value)) {
    return { ...account, features: changedFeatures(account.features, value) };
  }
  throw new EditRefused(`${member} of an ad account cannot be edited`);
}

function changedFeatures(features: AccountFeatures, changes: Fields): AccountFeatures {
  for (const [name, value] of Object.entries(changes)) {
    if (!FEATURES.some((one) => one === name) || typeof value !== 'boolean') {
      throw new EditRefused(`features are ${FEATURES.join(', ')}, true or false`);
    }
  }
  return { ...features, ...changes };
}

/** Everything that is stored, archived objects included. */
export function remoteObjects(
  world: World,
  { kind, accountId }: ObjectFilter,
): readonly RemoteObject[] {
  const kinds = kind === undefined ? KINDS : [kindOf(kind)].filter((one) => one !== undefined);
  const accounts =
    kind === undefined || kind === ACCOUNT_KIND ? [...world.accounts.all()].map(remoteAccount) : [];
  const entities = kinds.flatMap((one) =>
    [...world.table(one).all()].map((entity) => remoteObject(entity, world)),
  );
  const counted = world.conversions.objects({ ...(kind === undefined ? {} : { kind }) });
  return [...accounts, ...entities, ...counted].filter(
    (one) => accountId === undefined || one.accountId === accountId,
  );
}

function remoteAccount(account: Account): RemoteObject {
  const { id, name, status } = account;
  return {
    kind: ACCOUNT_KIND,
    id,
    accountId: id,
    name,
    status,
    data: { ...readAccount(account), features: account.features },
  };
}

/** An object as the control interface lists it, its fields as they are stored. */
function remoteObject(
  { kind, id, accountId, parentId, fields, ...entity }: Entity,
  world: World,
): RemoteObject {
  const name = fields.name ?? fields.file_name;
  const reviewed = entity.review
    ? { review: reviewOf({ kind, id, accountId, parentId, fields, ...entity }, world.now()) }
    : {};
  return {
    kind,
    id,
    accountId,
    ...(parentId === accountId ? {} : { parentId }),
    ...(typeof name === 'string' ? { name } : {}),
    status: String(fields.status ?? (fields.archived === true ? 'archived' : 'active')),
    data: { id, ...fields, ...reviewed },
  };
}

const ACCOUNT_KIND = 'ad_account';

const RESOURCES: readonly Resource[] = [campaigns, adGroups, ads];

/** The vendor's kind for a word of the control interface; undefined when it means none. */
const kindOf = (word: string): Kind | undefined =>
  word === 'adGroup' ? 'ad_group' : KINDS.find((one) => one === word);

const resourceOf = (kind: Kind): Resource | undefined => RESOURCES.find((one) => one.kind === kind);

/**
 * Ends the review of an ad or an account with the given verdict. A limited ad is approved with a
 * serving issue. False when nothing like that is reviewed.
 */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const status = review === 'disapproved' ? 'rejected' : 'approved';
  if (kind === ACCOUNT_KIND) return judgeAccount(world, id, status, reasons);
  const entity = findEntity(world, kind, id);
  if (!entity?.review) return false;
  const verdict = { status, reasons, isLimited: review === 'limited' } as const;
  world.put({ ...entity, review: { submittedAt: world.now(), verdict } }, true);
  return true;
}

function judgeAccount(
  world: World,
  id: string,
  review: 'approved' | 'rejected',
  [reviewReason]: readonly string[],
): boolean {
  const account = world.accounts.get(id);
  if (!account) return false;
  const { reviewReason: _before, ...rest } = account;
  world.accounts.put({
    ...rest,
    review,
    ...(review === 'rejected' && reviewReason !== undefined ? { reviewReason } : {}),
  });
  return true;
}

/**
 * Sets a campaign's figures of a day of the account, divided among its ads. False when there is no
 * such campaign.
 */
export function setSpend(
  world: World,
  { campaignId, date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures,
): boolean {
  const campaign = world.table('campaign').get(campaignId);
  const account = campaign && world.accounts.get(campaign.accountId);
  if (!account) return false;
  const figures = {
    impressions,
    clicks,
    costMicros: Math.round(spend * 1_000_000),
    conversions,
    conversionsValue: conversionValue,
  };
  const leaves = leavesOf(world, { accountId: account.id, campaignId });
  const parts = dividedAmong(figures, leaves.length, Number(smallestUnitMicros(account.currency)));
  world.ledger.fix(
    campaignId,
    date,
    hoursOf(account, date),
    parts.flatMap((part, index) =>
      leaves.slice(index, index + 1).map((leaf) => ({ leaf, figures: part })),
    ),
  );
  return true;
}

/**
 * The ads of a campaign that are not archived; all of them when all are, the campaign alone when
 * there is none.
 */
function leavesOf(world: World, campaign: Leaf): readonly Leaf[] {
  const ads = [...world.table('ad_group').of(campaign.campaignId)].flatMap((adGroup) => [
    ...world.table('ad').of(adGroup.id),
  ]);
  const living = ads.filter((ad) => !isArchived(ad));
  const leaves = (living.length > 0 ? living : ads).map((ad) => ({
    ...campaign,
    adGroupId: ad.parentId,
    adId: ad.id,
  }));
  return leaves.length > 0 ? leaves : [campaign];
}
