import { type Figures as Divided, dividedAmong } from '../core/delivery';
import { textIn, withoutNulls } from '../core/json';
import {
  type AccountOptions,
  EditRefused,
  type NewAccount,
  type ObjectFilter,
  type RemoteObject,
  type SpendFigures,
  type Verdict,
} from '../vendor';
import { type Account, decimalsOf, LIFE_CYCLE, newAccount, vendorTimeZone } from './accounts';
import { adStatus } from './ads/ads';
import { assetGroupStatus } from './assets/asset-groups';
import { adGroupStatus } from './campaigns/ad-groups';
import type { Figures, PartKind, ReportedPart } from './reports/ledger';
import {
  editorialStatus,
  type EditorialStatus,
  type Entity,
  KINDS,
  type World,
} from './store/store';

/**
 * Changes members as they are named on the wire; null takes one away. No rule is checked: a
 * person's edit is always accepted.
 */
export function editObject(
  world: World,
  kind: string,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): RemoteObject | undefined {
  if (kind === 'Account') return editAccount(world, id, changes);
  const entity = findObject(world, kind, id);
  if (!entity) return undefined;
  const { Id: _id, EditorialStatus: _status, ...members } = changes;
  const edited = { ...entity, fields: withoutNulls({ ...entity.fields, ...members }) };
  world.table(entity.kind).put(edited);
  return remoteObject(edited, world);
}

/** An ad account's life cycle, and whether it has a UET tag: `hasTag: false` takes it away. */
function editAccount(
  world: World,
  id: string,
  changes: Readonly<Record<string, unknown>>,
): RemoteObject | undefined {
  const account = world.accounts.get(id);
  if (!account) return undefined;
  const { AccountLifeCycleStatus: status = account.lifeCycleStatus, hasTag, ...more } = changes;
  if (Object.keys(more).length > 0 || !LIFE_CYCLE.includes(String(status))) {
    throw new EditRefused(
      `Only AccountLifeCycleStatus (${LIFE_CYCLE.join(', ')}) and hasTag of an account can be edited`,
    );
  }
  account.lifeCycleStatus = String(status);
  if (hasTag === false) account.tags = [];
  const data = { Id: id, AccountLifeCycleStatus: account.lifeCycleStatus };
  return {
    kind: 'Account',
    id,
    accountId: id,
    name: account.name,
    status: account.lifeCycleStatus,
    data,
  };
}

/** Deletes an object with everything under it. */
export function removeObject(world: World, kind: string, id: string): boolean {
  const entity = findObject(world, kind, id);
  if (entity) world.removeTree(entity);
  return entity !== undefined;
}

/** An object by a kind that may be no kind of this vendor. */
function findObject(world: World, kind: string, id: string): Entity | undefined {
  const known = KINDS.find((one) => one === kind);
  return known && world.table(known).get(id);
}

/** Every live object that passes the filter. */
export function remoteObjects(world: World, filter: ObjectFilter): readonly RemoteObject[] {
  const kinds = KINDS.filter((kind) => filter.kind === undefined || filter.kind === kind);
  const entities = kinds.flatMap((kind) => [...world.table(kind).all()]);
  return entities
    .filter((one) => filter.accountId === undefined || filter.accountId === one.accountId)
    .map((one) => remoteObject(one, world));
}

/** An object as the control interface lists it. */
function remoteObject(entity: Entity, world: World): RemoteObject {
  const { kind, id, accountId, parentId, fields } = entity;
  const reviewed = entity.review ? { EditorialStatus: editorialStatus(entity, world.now()) } : {};
  const name =
    fields.Name ??
    fields.DisplayText ??
    fields.Text ??
    fields.Header ??
    fields.PhoneNumber ??
    fields.AlternativeText;
  return {
    kind,
    id,
    accountId,
    ...(parentId === accountId ? {} : { parentId }),
    ...(typeof name === 'string' ? { name } : {}),
    status: statusOf(entity, world),
    data: { Id: id, ...fields, ...reviewed },
  };
}

function statusOf(entity: Entity, world: World): string {
  switch (entity.kind) {
    case 'Ad':
      return adStatus(entity, world.now());
    case 'AdGroup':
      return adGroupStatus(entity, world);
    case 'AssetGroup':
      return assetGroupStatus(entity, world);
    case 'Campaign':
    case 'Keyword':
      return String(entity.fields.Status);
    case 'NegativeKeyword':
    case 'CampaignCriterion':
    case 'Budget':
    case 'Media':
    case 'AdExtension':
    case 'AdExtensionAssociation':
      return 'Active';
  }
}

const STATUS: Readonly<Record<Verdict['review'], EditorialStatus>> = {
  approved: 'Active',
  limited: 'ActiveLimited',
  disapproved: 'Disapproved',
};

/**
 * Ends the review of an ad, keyword, extension or asset group with the given verdict, whatever it
 * was before. False when nothing like that is reviewed.
 */
export function judge(world: World, { kind, id, review, reasons }: Verdict): boolean {
  const entity = findObject(world, kind, id);
  if (!entity?.review) return false;
  const verdict = { at: world.now(), status: STATUS[review], reasons };
  world.table(entity.kind).put({ ...entity, review: { ...entity.review, verdict } });
  return true;
}

interface Part {
  readonly part: ReportedPart;
  readonly figures: Figures;
}

/**
 * Sets a campaign's figures of a day, divided among what it holds; deleted campaigns with figures
 * included. False when there is no such campaign.
 */
export function setSpend(world: World, figures: SpendFigures): boolean {
  const live = world.table('Campaign').get(figures.campaignId);
  const campaign = live
    ? { id: live.id, accountId: live.accountId, name: textIn(live.fields, 'Name') }
    : world.ledger.find(figures.campaignId);
  const account = campaign && world.accounts.get(campaign.accountId);
  if (!campaign || !account) return false;
  const { impressions, clicks, conversions, conversionValue } = figures;
  const whole: Divided = {
    impressions,
    clicks,
    conversions,
    conversionsValue: conversionValue,
    costMicros: Math.round(figures.spend * 1_000_000),
  };
  world.ledger.set(
    campaign,
    figures,
    live
      ? [
          ...divide(world, account, live, 'AdGroup', whole),
          ...divide(world, account, live, 'AssetGroup', whole),
        ]
      : [],
  );
  return true;
}

const BELOW: Readonly<Partial<Record<PartKind, readonly PartKind[]>>> = {
  AdGroup: ['Ad', 'Keyword'],
};

/** Each level adds up to the whole: ad groups with ads, and what is in them. */
function divide(
  world: World,
  account: Account,
  parent: Entity,
  kind: PartKind,
  whole: Divided,
): readonly Part[] {
  const entities = takersAmong(world, [...world.table(kind).under(parent.id)]);
  return dividedAmong(whole, entities.length, 10 ** (6 - decimalsOf(account))).flatMap(
    (figures, index) => {
      const entity = entities[index] as Entity;
      const below = (BELOW[kind] ?? []).flatMap((lower) =>
        divide(world, account, entity, lower, figures),
      );
      return [{ part: partOf(parent, kind, entity.id), figures: inUnits(figures) }, ...below];
    },
  );
}

function takersAmong(world: World, entities: readonly Entity[]): readonly Entity[] {
  const serving = entities.filter(
    ({ kind, id }) => kind !== 'AdGroup' || world.table('Ad').countUnder(id) > 0,
  );
  return serving.length > 0 ? serving : entities;
}

const partOf = (parent: Entity, kind: PartKind, id: string): ReportedPart => ({
  kind,
  id,
  campaignId: parent.kind === 'Campaign' ? parent.id : parent.parentId,
  adGroupId: kind === 'AdGroup' ? id : parent.kind === 'AdGroup' ? parent.id : '',
});

const inUnits = ({ costMicros, conversionsValue, ...counts }: Divided): Figures => ({
  ...counts,
  spend: costMicros / 1_000_000,
  conversionValue: conversionsValue,
});

/** Makes an ad account with its own customer, user and application; euro and Berlin by default. */
export function createAccount(world: World, options: AccountOptions): NewAccount {
  const account = newAccount(world, options);
  if (vendorTimeZone(account.timeZone, world.clock.now().getUTCFullYear()) === undefined) {
    throw new RangeError(`no vendor time zone for ${account.timeZone}`);
  }
  world.accounts.add(account);
  const {
    id,
    name,
    currency,
    timeZone,
    customerId,
    clientId,
    clientSecret,
    developerToken,
    userId,
  } = account;
  const refreshToken = world.tokens.consent(clientId, userId);
  return {
    platform: 'microsoft-ads',
    externalAccountId: id,
    name,
    currency,
    timeZone,
    settings: { customerId },
    credentials: { clientId, clientSecret, refreshToken, developerToken },
  };
}
