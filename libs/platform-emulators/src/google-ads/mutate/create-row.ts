import { complaint, refuseAny, Refused } from '../errors/complaint';
import { storedImage, type StoredImage } from '../images/stored-image';
import { RULES } from '../rules/rules-of';
import type { Json } from '../schema/field';
import { customerName } from '../state/customer';
import { idOf, type Kind, type KindName, KINDS } from '../state/kinds';
import { isRemoved, partOf, type Row } from '../state/row';
import { UNVERIFIED } from '../unverified';
import type { MutateRun } from './mutate-run';
import { isTemporary } from './temporary-names';

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
