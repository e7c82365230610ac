import { customerName } from '../accounts';
import { CONVERSION_ACTION_RULES } from '../conversions/actions';
import { verdictKey } from '../delivery';
import { complaint, refuseAny, Refused } from '../errors';
import { storedImage, type StoredImage } from '../media';
import { AD_GROUP_AD_RULES, AD_GROUP_CRITERION_RULES, AD_GROUP_RULES } from '../rules/ad-groups';
import { adComplaints } from '../rules/ads';
import { ASSET_GROUP_ASSET_RULES, ASSET_GROUP_RULES } from '../rules/asset-groups';
import { AD_GROUP_ASSET_RULES, CAMPAIGN_ASSET_RULES } from '../rules/asset-links';
import { ASSET_RULES } from '../rules/assets';
import { BUDGET_RULES } from '../rules/bidding';
import { CAMPAIGN_RULES } from '../rules/campaigns';
import type { KindRules } from '../rules/rule';
import { CAMPAIGN_CRITERION_RULES } from '../rules/targeting';
import { AD } from '../schema/ads';
import { idOf, type Kind, type KindName, KINDS } from '../schema/kinds';
import type { Json } from '../schema/message';
import { applyMask, readMask } from '../schema/update-mask';
import { UNVERIFIED } from '../unverified';
import { isTemporary, type MutateRun, type TargetKind } from './mutate-run';
import { adIdKey, isRemoved, partOf, type Row } from './store';

/** Creates one object, or throws Refused with every rule it breaks. */
export function createRow(run: MutateRun, kindName: KindName, body: Json): Row {
  const kind = KINDS[kindName];
  const temporary = typeof body['resourceName'] === 'string' ? body['resourceName'] : undefined;
  if (temporary !== undefined) claimTemporary(run, kind, temporary);
  refuseAny(outputMembers(kind, body));
  const { resourceName: _, ...given } = run.names.resolveAll(kind.message, body);
  const rules = RULES[kindName];
  const bare = { customer: run.customer, now: run.now, next: given };
  const context = { ...bare, next: rules.defaults(bare) };
  refuseAny(rules.checks.flatMap((check) => check(context)));
  const twin = rules.twin?.(context);
  if (twin) return knownAs(run, temporary, twin);
  const name = `${customerName(run.customer.id)}/${kind.collection}/${rules.nameId(context, run.nextId)}`;
  refuseRepeated(run, kindName, name, context.next);
  return knownAs(run, temporary, run.put(newRow(run, kindName, name, context.next)));
}

function newRow({ now }: MutateRun, kind: KindName, name: string, data: Json): Row {
  const image = kind === 'asset' ? storedImage(partOf(data, 'imageAsset')['data']) : undefined;
  const stored = withIds(kind, name, withFacts(data, image));
  return {
    kind,
    name,
    id: idOf(name),
    data: stored,
    createdAt: now,
    changedAt: now,
    reviewedFrom: now,
    ...(image ? { image } : {}),
  };
}

function knownAs(run: MutateRun, temporary: string | undefined, row: Row): Row {
  if (temporary !== undefined) run.names.become(temporary, row.name);
  return row;
}

function claimTemporary(run: MutateRun, kind: Kind, name: string): void {
  if (!isTemporary(name)) {
    throw new Refused(
      complaint(
        'newResourceCreationError.CANNOT_SET_ID_FOR_CREATE',
        'resourceName',
        'The id cannot be chosen.',
        name,
      ),
    );
  }
  if (!name.startsWith(`${customerName(run.customer.id)}/${kind.collection}/`)) {
    throw new Refused(
      complaint(
        'requestError.RESOURCE_NAME_MALFORMED',
        'resourceName',
        'The resource name is malformed.',
        name,
      ),
    );
  }
  run.names.claim(name);
}

function outputMembers(kind: Kind, body: Json) {
  return Object.keys(body)
    .filter((member) => kind.message.fields[member]?.behaviour === 'output')
    .map((member) => complaint(UNVERIFIED.outputOnlyInBody, member, 'The field is output only.'));
}

function refuseRepeated({ customer }: MutateRun, kind: KindName, name: string, data: Json): void {
  const twin = customer.store.get(kind, name);
  if (!twin || isRemoved(twin)) return;
  if ((twin.data['negative'] === true) !== (data['negative'] === true)) {
    throw new Refused(
      complaint(
        'campaignCriterionError.CANNOT_TARGET_AND_EXCLUDE',
        '',
        'The same criterion cannot be targeted and excluded.',
        name,
      ),
    );
  }
  throw new Refused(complaint(UNVERIFIED.repeatedCriterion, '', 'Resource already exists.', name));
}

function withIds(kind: KindName, name: string, data: Json): Json {
  const last = idOf(name).split('~').at(-1);
  switch (kind) {
    case 'campaignCriterion':
    case 'adGroupCriterion':
      return { ...data, criterionId: last };
    case 'adGroupAd':
      return {
        ...data,
        ad: {
          ...partOf(data, 'ad'),
          id: last,
          resourceName: `${name.split('/adGroupAds/')[0]}/ads/${last}`,
        },
      };
    case 'campaignAsset':
    case 'adGroupAsset':
    case 'assetGroupAsset':
      return data;
    case 'asset':
    case 'assetGroup':
    case 'campaignBudget':
    case 'campaign':
    case 'adGroup':
    case 'conversionAction':
      return { ...data, id: last };
  }
}

/** The bytes of an image are write-only; what they say of themselves reads back. */
function withFacts(asset: Json, image: StoredImage | undefined): Json {
  if (!image) return asset;
  const { bytes, mimeType, width, height } = image;
  const fullSize = { heightPixels: String(height), widthPixels: String(width) };
  return {
    ...asset,
    orientation: orientation(image),
    imageAsset: { fileSize: String(bytes.length), mimeType, fullSize },
  };
}

const orientation = ({ width, height }: StoredImage): string =>
  width === height ? 'SQUARE' : width > height ? 'LANDSCAPE' : 'PORTRAIT';

const nameIn = (body: Json) =>
  typeof body['resourceName'] === 'string' ? body['resourceName'] : '';

/** Lays the masked members over an object, or throws Refused with every rule the result breaks. */
export function updateRow(
  run: MutateRun,
  kind: KindName,
  body: Json,
  mask: string | undefined,
): Row {
  const row = findTarget(run, kind, nameIn(body), 'resourceName');
  const { message } = KINDS[kind];
  const { paths, complaints } = readMask(message, mask, body);
  refuseAny([...complaints, ...(RULES[kind].frozen?.(row) ?? [])]);
  const next = applyMask(message, row.data, run.names.resolveAll(message, body), paths);
  return storeChecked(run, row, next);
}

/**
 * Updates the content of an ad: it is reviewed again, and the review of the old content is void.
 */
export function updateAd(run: MutateRun, body: Json, mask: string | undefined): Row {
  const row = findTarget(run, 'ad', nameIn(body), 'resourceName');
  const { paths, complaints } = readMask(AD, mask, body);
  refuseAny(complaints);
  const ad = applyMask(AD, partOf(row.data, 'ad'), run.names.resolveAll(AD, body), paths);
  refuseAny(adComplaints(ad, run.customer));
  forgetVerdict(run, row);
  return run.put({ ...row, data: { ...row.data, ad }, changedAt: run.now, reviewedFrom: run.now });
}

/** A changed asset is reviewed again. */
function storeChecked(run: MutateRun, row: Row, next: Json): Row {
  const context = { customer: run.customer, now: run.now, next, previous: row };
  refuseAny(RULES[row.kind].checks.flatMap((check) => check(context)));
  if (row.kind !== 'asset') return run.put({ ...row, data: next, changedAt: run.now });
  forgetVerdict(run, row);
  return run.put({ ...row, data: next, changedAt: run.now, reviewedFrom: run.now });
}

function forgetVerdict({ customer, journal }: MutateRun, row: Row): void {
  const key = verdictKey(row);
  const verdict = customer.verdicts.get(key);
  if (!verdict) return;
  customer.verdicts.delete(key);
  journal.push(() => customer.verdicts.set(key, verdict));
}

const CHILDREN: Partial<Record<KindName, readonly KindName[]>> = {
  campaign: ['adGroup', 'campaignCriterion', 'campaignAsset', 'assetGroup'],
  adGroup: ['adGroupAd', 'adGroupCriterion', 'adGroupAsset'],
  assetGroup: ['assetGroupAsset'],
  asset: ['campaignAsset', 'adGroupAsset', 'assetGroupAsset'],
};

/** Marks an object and everything below it REMOVED. Removed objects stay queryable. */
export function removeRow(run: MutateRun, kind: KindName, name: string): Row {
  const row = findTarget(run, kind, name, '');
  refuseAny(RULES[kind].removal?.(row, run.customer) ?? []);
  removeTree(run, row);
  return row;
}

/** The same without the rules, for callers that have already checked them. */
export function removeTree(run: MutateRun, row: Row): void {
  run.put({ ...row, data: { ...row.data, status: 'REMOVED' }, changedAt: run.now });
  for (const kind of CHILDREN[row.kind] ?? []) {
    for (const child of run.customer.store.livingChildrenOf(row.name, kind)) removeTree(run, child);
  }
}

/** The living object that an update or a remove names. */
function findTarget(run: MutateRun, kind: TargetKind, given: string, at: string): Row {
  if (!given) {
    throw new Refused(
      complaint('requestError.RESOURCE_NAME_MISSING', at, 'The resource name is missing.'),
    );
  }
  const name = run.names.resolve(given, at);
  const collection = kind === 'ad' ? 'ads' : KINDS[kind].collection;
  if (!new RegExp(`^customers/\\d+/${collection}/[\\w~-]+$`).test(name)) {
    throw new Refused(
      complaint(
        'requestError.RESOURCE_NAME_MALFORMED',
        at,
        'The resource name is malformed.',
        name,
      ),
    );
  }
  const row = lookUp(run, kind, name);
  if (!row) {
    throw new Refused(
      complaint('mutateError.RESOURCE_NOT_FOUND', at, 'Resource was not found.', name),
    );
  }
  if (!isRemoved(row)) return row;
  throw new Refused(
    complaint(
      'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
      at,
      'The operation is not allowed for removed resources.',
      name,
    ),
  );
}

function lookUp({ customer }: MutateRun, kind: TargetKind, name: string): Row | undefined {
  if (kind !== 'ad') return customer.store.get(kind, name);
  const own = name.startsWith(`customers/${customer.id}/`);
  return own ? customer.store.holderOf('adGroupAd', adIdKey(idOf(name))) : undefined;
}

/** The business rules of each kind. */
const RULES: Readonly<Record<KindName, KindRules>> = {
  campaignBudget: BUDGET_RULES,
  campaign: CAMPAIGN_RULES,
  campaignCriterion: CAMPAIGN_CRITERION_RULES,
  adGroup: AD_GROUP_RULES,
  adGroupAd: AD_GROUP_AD_RULES,
  adGroupCriterion: AD_GROUP_CRITERION_RULES,
  asset: ASSET_RULES,
  campaignAsset: CAMPAIGN_ASSET_RULES,
  adGroupAsset: AD_GROUP_ASSET_RULES,
  assetGroup: ASSET_GROUP_RULES,
  assetGroupAsset: ASSET_GROUP_ASSET_RULES,
  conversionAction: CONVERSION_ACTION_RULES,
};
