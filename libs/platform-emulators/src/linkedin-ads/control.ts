import { dividedAmong, type Figures, NO_FIGURES, smallestUnitMicros } from '../core/delivery';
import { type Fields, textIn } from '../core/json';
import {
  EditRefused,
  type ObjectFilter,
  type RemoteObject,
  type SpendFigures,
  type Verdict,
} from '../vendor';
import { readAccount } from './accounts';
import { campaignGroups, readCampaignGroup } from './campaigns/campaign-groups';
import { campaigns, readCampaign } from './campaigns/campaigns';
import { creatives, readCreative } from './creatives/creatives';
import { postUrn, readPost, updatePost } from './creatives/posts';
import { idInUrn, urnOf } from './doors/query';
import { type Resource, updateOne } from './doors/resources';
import { Refusal } from './errors';
import { imageStatus, readImage } from './media';
import { ROLES } from './people';
import {
  type Account,
  ACCOUNT_STATUSES,
  type ConversionRule,
  desiredStatus,
  type Entity,
  isGoing,
  type Kind,
  KINDS,
  type ReviewStatus,
  statusOf,
  type World,
} from './store';

export const RESOURCES: Readonly<Partial<Record<Kind, Resource>>> = {
  campaignGroup: campaignGroups,
  campaign: campaigns,
  creative: creatives,
};

/**
 * Changes members as they are named on the wire, null takes one away; what the vendor's own UI
 * would refuse is refused.
 */
export function editObject(
  world: World,
  word: string,
  id: string,
  changes: Fields,
): RemoteObject | undefined {
  if (word === 'account') return editAccount(world, id, changes);
  const entity = findEntity(world, word, id);
  const account = entity && world.accounts.get(entity.accountId);
  if (!entity || !account) return undefined;
  try {
    return remoteObject(edited(world, account, entity, patchOf(changes)), world);
  } catch (error) {
    if (error instanceof Refusal) throw new EditRefused(error.message);
    throw error;
  }
}

function edited(world: World, account: Account, entity: Entity, patch: Fields): Entity {
  const resource = RESOURCES[entity.kind];
  if (resource) return updateOne(resource, world, account, entity, patch);
  if (entity.kind === 'post') return updatePost(world, account, entity, patch);
  throw new EditRefused('An image cannot be edited');
}

const patchOf = (changes: Fields): Fields => ({
  $set: Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null)),
  $delete: Object.keys(changes).filter((name) => changes[name] === null),
});

/** An account can be closed, opened again, renamed, and its person given another role. */
function editAccount(world: World, id: string, changes: Fields): RemoteObject | undefined {
  const account = world.accounts.get(id);
  if (!account) return undefined;
  const { name = account.name, status = account.status, role = account.role, ...others } = changes;
  const [knownStatus, knownRole] = [
    ACCOUNT_STATUSES.find((one) => one === status),
    ROLES.find((one) => one === role),
  ];
  if (!knownStatus || !knownRole || typeof name !== 'string' || Object.keys(others).length > 0) {
    throw new EditRefused(
      `An account takes name, status (${ACCOUNT_STATUSES.join(', ')}) and role (${ROLES.join(', ')})`,
    );
  }
  const after = { ...account, name, status: knownStatus, role: knownRole };
  world.accounts.set(id, after);
  return accountObject(after);
}

/**
 * Deletes as a person would: drafts at once, the rest after the vendor's delay. Of an account the
 * person's consent is taken back.
 */
export function removeObject(world: World, word: string, id: string): boolean {
  const account = word === 'account' ? world.accounts.get(id) : undefined;
  if (account) world.tokens.revoke(account.personId);
  if (word === 'account') return account !== undefined;
  const entity = findEntity(world, word, id);
  if (!entity || entity.deletedAt !== undefined) return false;
  const isAtOnce = RESOURCES[entity.kind] === undefined || desiredStatus(entity) === 'DRAFT';
  if (isAtOnce) world.removeTree(entity);
  else world.startDeletion(entity);
  return true;
}

/**
 * Everything that passes the filter: accounts, and what users made in them (without the group that
 * comes with an account).
 */
export function remoteObjects(
  world: World,
  { kind, accountId }: ObjectFilter,
): readonly RemoteObject[] {
  const isOfAccount = (id: string) => accountId === undefined || accountId === id;
  const accounts =
    kind === undefined || kind === 'account'
      ? [...world.accounts.values()].filter(({ id }) => isOfAccount(id))
      : [];
  const kinds = KINDS.filter((one) => kind === undefined || kindOf(kind) === one);
  const entities = kinds
    .flatMap((one) => [...world.table(one).all()])
    .filter(
      (one) => isOfAccount(one.accountId) && world.isThere(one) && one.fields.backfilled !== true,
    );
  const rules =
    kind === undefined || kind === 'conversionRule'
      ? [...world.conversionRules.values()]
          .filter((one) => isOfAccount(one.accountId))
          .map(ruleObject)
      : [];
  const counted = world.conversions.objects({
    ...(kind === undefined ? {} : { kind }),
    ...(accountId === undefined ? {} : { accountId }),
  });
  return [
    ...accounts.map(accountObject),
    ...entities.map((one) => remoteObject(one, world)),
    ...rules,
    ...counted,
  ];
}

const accountObject = (account: Account): RemoteObject => ({
  kind: 'account',
  id: account.id,
  accountId: account.id,
  name: account.name,
  status: account.status,
  data: { ...readAccount(account), role: account.role },
});

const ruleObject = ({ id, accountId, fields }: ConversionRule): RemoteObject => ({
  kind: 'conversionRule',
  id,
  accountId,
  name: textIn(fields, 'name'),
  status: fields.enabled === true ? 'ACTIVE' : 'PAUSED',
  data: fields,
});

/** An object as the control interface lists it, under the id that the vendor gives it. */
function remoteObject(entity: Entity, world: World): RemoteObject {
  const { kind, accountId, parentId } = entity;
  const data = dataOf(entity, world);
  const name = textIn(entity.fields, 'name');
  return {
    kind,
    id: idOf(entity),
    accountId,
    ...(parentId === undefined ? {} : { parentId }),
    ...(name === '' ? {} : { name }),
    status:
      kind === 'image'
        ? imageStatus(entity, world)
        : kind === 'post'
          ? textIn(data, 'lifecycleState')
          : statusOf(entity, world.now()),
    data,
  };
}

function idOf({ kind, id }: Entity): string {
  switch (kind) {
    case 'creative':
      return urnOf('sponsoredCreative', id);
    case 'post':
      return postUrn(id);
    case 'image':
      return urnOf('image', id);
    case 'campaignGroup':
    case 'campaign':
      return id;
  }
}

function dataOf(entity: Entity, world: World): Fields {
  switch (entity.kind) {
    case 'campaignGroup':
      return readCampaignGroup(entity, world);
    case 'campaign':
      return readCampaign(entity, world);
    case 'creative':
      return readCreative(entity, world);
    case 'post':
      return readPost(entity);
    case 'image':
      return readImage(entity, world, '');
  }
}

/** Kinds of the vendor's, and what the product calls the two lower levels. */
const OTHER_NAMES: Readonly<Record<string, Kind>> = { adGroup: 'campaign', ad: 'creative' };

const URN_TYPES = [
  'sponsoredCampaignGroup',
  'sponsoredCampaign',
  'sponsoredCreative',
  'share',
  'ugcPost',
  'image',
];

/** The vendor's kind behind a word; undefined when it is none. */
const kindOf = (word: string): Kind | undefined =>
  OTHER_NAMES[word] ?? KINDS.find((kind) => kind === word);

/** An object by kind and id, which may be a URN, percent-encoded or not. */
function findEntity(world: World, word: string, id: string): Entity | undefined {
  const kind = kindOf(word);
  const plain = decodeURIComponent(id);
  const entity = kind && world.table(kind).get(idInUrn(plain, ...URN_TYPES) ?? plain);
  return entity && world.isThere(entity) ? entity : undefined;
}

/**
 * The vendor's status for a verdict. The vendor has no status for a limited creative, so it becomes
 * NEEDS_REVIEW.
 */
const STATUS: Readonly<Record<Verdict['review'], ReviewStatus>> = {
  approved: 'APPROVED',
  limited: 'NEEDS_REVIEW',
  disapproved: 'REJECTED',
};

/**
 * Ends the review of a creative with the given verdict. False when nothing like that is reviewed.
 */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const creative = findEntity(world, kind, id);
  if (creative?.kind !== 'creative' || !creative.review) return false;
  const verdict = { at: world.now(), status: STATUS[review], reasons };
  world.table('creative').put({ ...creative, review: { ...creative.review, verdict } });
  return true;
}

/**
 * Sets the figures of a day. A campaign's id puts them there, divided among its creatives; a
 * campaign group's id divides them among its campaigns that show something: every pivot adds up to
 * them. False when there is no such campaign or group, or none in the group.
 */
export function setSpend(world: World, { date, ...spend }: SpendFigures): boolean {
  const group = findEntity(world, 'campaignGroup', spend.campaignId);
  const campaign = group ? undefined : findEntity(world, 'campaign', spend.campaignId);
  const entities = group ? world.children(group) : [campaign].flatMap((one) => one ?? []);
  if (entities.length === 0) return false;
  divide(world, entities, date, wireFigures(spend));
  return true;
}

function divide(world: World, entities: readonly Entity[], date: string, figures: Figures): void {
  const takers = takersAmong(world, entities);
  const currency = world.accounts.get(takers[0]?.accountId ?? '')?.currency ?? 'USD';
  const parts = dividedAmong(figures, takers.length, Number(smallestUnitMicros(currency)));
  const partOf = new Map(takers.map(({ id }, index) => [id, parts[index]]));
  for (const entity of entities) {
    const part = partOf.get(entity.id) ?? NO_FIGURES;
    world.book.fix(`${entity.kind}:${entity.id}`, date, part);
    if (entity.kind === 'campaign') divide(world, world.children(entity), date, part);
  }
}

/**
 * The objects that are not removed; of campaigns, those with a creative. All objects when there are
 * none of these. Oldest first.
 */
function takersAmong(world: World, entities: readonly Entity[]): readonly Entity[] {
  const living = entities.filter((one) => !isGoing(one));
  const serving = living.filter(
    (one) => one.kind !== 'campaign' || world.children(one).some((creative) => !isGoing(creative)),
  );
  const takers = [serving, living, entities].find((some) => some.length > 0) ?? [];
  return takers.toSorted((a, b) => Number(a.id) - Number(b.id));
}

const wireFigures = ({
  impressions,
  clicks,
  spend,
  conversions,
  conversionValue,
}: Omit<SpendFigures, 'date'>): Figures => ({
  impressions,
  clicks,
  costMicros: Math.round(spend * 1_000_000),
  conversions,
  conversionsValue: conversionValue,
});
