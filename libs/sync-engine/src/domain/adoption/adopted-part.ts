import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms';
import { bindingsSide, desiredSide } from '../basis/basis';
import { textDigest } from '../basis/canonical-json';
import { partDigest } from '../basis/plan-hash';
import type { Address, BasisPart, FieldChange, PlannedChange, PlanWarning } from '../planning/plan';
import type { PlannedPart } from '../planning/plan-part';
import { type AdoptedObject, type Adoption, type AdoptionWorld, lostFields } from './adoption';

/**
 * The plan of taking one remote campaign over. Nothing of it is wanted or bound here yet; what
 * moved there since shows as an ordinary difference later.
 */
export const adoptPart = (
  adoption: Adoption,
  { idOf }: Pick<AdoptionWorld, 'idOf'>,
): PlannedPart => {
  const {
    tree: { campaign },
    objects,
    left,
  } = adoption;
  const { platform, connectionId, campaignId } = objects[0]!.address;
  const [desired, bindings] = [desiredSide([]), bindingsSide([])];
  const basis: BasisPart = {
    platform,
    campaignId,
    desired: desired.digest,
    bindings: bindings.digest,
    observed: textDigest(
      canonicalJson([...objects.map(({ observed }) => observed), ...left].map(withoutParts)),
    ),
  };
  const changes = objects.map((one) => adoptChange(one, campaign.type));
  const warnings = [
    ...objects.flatMap(fieldWarnings),
    ...left.map((one) =>
      leftWarning(one, {
        platform,
        connectionId,
        campaignId,
        entity: one.entity,
        id: idOf(one.entity, one.remoteId),
      }),
    ),
  ];
  return {
    platform,
    connectionId,
    campaignId,
    basis,
    changes,
    drift: [],
    missing: [],
    warnings,
    unchanged: 0,
    imprint: { desired: desired.imprint, bindings: bindings.imprint },
    digest: partDigest(basis, changes),
  };
};

const withoutParts = ({ entity, remoteId, attributes }: Observed) => ({
  entity,
  remoteId,
  attributes,
});

const adoptChange = (
  {
    observed: { remoteId, parentRemoteId, attributes },
    address,
    parentId,
    name,
    applied,
  }: AdoptedObject,
  campaignType: string,
): PlannedChange => ({
  action: 'adopt',
  address,
  parentId,
  name,
  campaignType,
  remoteId,
  parentRemoteId: parentRemoteId ?? null,
  after: attributes,
  base: applied,
  seenDigest: digestOf(attributes),
  fields: Object.keys(attributes)
    .sort()
    .flatMap((field): readonly FieldChange[] => {
      const after = attributes[field] ?? null;
      return after === null ? [] : [{ field, before: null, after, owner: 'remote' }];
    }),
  reason: 'The object is adopted unchanged. Nothing is sent.',
});

const fieldWarnings = (object: AdoptedObject): readonly PlanWarning[] =>
  lostFields(object).map((field) => ({
    address: object.address,
    code: 'NOT_IMPORTABLE',
    field,
    message: 'This value cannot be stored here. It stays on the platform and is listed as drift.',
  }));

const leftWarning = (
  { entity, attributes: { name, text, adType } }: Observed,
  address: Address,
): PlanWarning => ({
  address,
  code: 'NOT_ADOPTED',
  field: '',
  message: `This ${entity} (${String(name ?? text ?? adType ?? 'without a name')}) cannot be stored here. It stays on the platform unchanged, and is not shown here.`,
});
