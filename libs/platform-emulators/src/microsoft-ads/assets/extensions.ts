import { type Fields, listIn, numberIn, objectIn, textIn, withoutNulls } from '../../core/json';
import { id, list, type Members } from '../doors/shape';
import {
  batchError,
  batchErrorCollection,
  reference as codes,
  problem,
  type Problem,
} from '../errors';
import { boundedList, type Call, type Route, route, SERVICE } from '../store/collections';
import type { Entity } from '../store/store';
import { unverifiedCodes } from '../unverified';
import { readImages } from './assets';
import { extensionProblems, storedCall, storedImageExtension } from './extension-rules';
import {
  askedTypes,
  associationType,
  extensionAdditionalFields,
  extensionShape,
  extensionTypeFilter,
  namesIn,
} from './extension-shape';

/** Extensions of one call (platform document 2b). */
const MAX_EXTENSIONS = 100;

/**
 * Members an update may leave out without losing them; everything else is replaced whole (reference
 * page).
 */
const KEPT = ['Scheduling', 'Images', 'Layouts'];
const READ_ONLY = ['Id', 'Status', 'Version', 'SourceType'];

/**
 * Adds extensions: identities aligned with the request, null where one failed, and nested errors.
 */
function addExtensions(call: Call): Fields {
  const errors: Fields[] = [];
  const identities = boundedList<Fields | null>(call.body, 'AdExtensions', MAX_EXTENSIONS).map(
    (item, index) => {
      const added = writeExtension(call, withoutNulls(item ?? {}), undefined);
      if ('id' in added) return { Id: added.id, Version: 1 };
      errors.push(nested(added.problems, index));
      return null;
    },
  );
  return { AdExtensionIdentities: identities, NestedPartialErrors: errors };
}

/** Replaces extensions; answers only the errors. */
function updateExtensions(call: Call): Fields {
  const items = boundedList<Fields | null>(call.body, 'AdExtensions', MAX_EXTENSIONS);
  return {
    NestedPartialErrors: items.flatMap((item, index) =>
      updateOne(call, withoutNulls(item ?? {}), index),
    ),
  };
}

function updateOne(call: Call, given: Fields, index: number): readonly Fields[] {
  const before = call.world.find('AdExtension', call.account.id, textIn(given, 'Id'));
  if (!before) {
    return [nested([problem(codes.adExtensionId, 'Id', 'There is no such extension.')], index)];
  }
  if (before.fields.Type !== given.Type) {
    return [nested([problem(codes.adExtensionTypeMismatch, 'Type', 'It cannot change.')], index)];
  }
  const written = writeExtension(call, given, before);
  return 'problems' in written ? [nested(written.problems, index)] : [];
}

const nested = (problems: readonly Problem[], index: number): Fields =>
  batchErrorCollection(
    index,
    problems.map((one) => batchError(one, index)),
    problems[0],
  );

type Written = { readonly id: string } | { readonly problems: readonly Problem[] };

function writeExtension(
  { world, account }: Call,
  given: Fields,
  before: Entity | undefined,
): Written {
  const fields = stored(given, before, world);
  const scene = { world, account, parentId: account.id, given, ...(before ? { before } : {}) };
  const problems = [...extensionProblems(fields, scene)];
  if (!before && given.Id !== undefined) {
    problems.push(problem(unverifiedCodes.identifierOnAdd, 'Id', 'Id must be null when adding.'));
  }
  if (problems.length > 0) return { problems };
  const id = before?.id ?? world.nextId();
  const version = (numberIn(before?.fields ?? {}, 'Version') ?? 0) + 1;
  const entity: Entity = {
    kind: 'AdExtension',
    id,
    accountId: account.id,
    parentId: account.id,
    fields: { ...fields, Version: version },
    review: { submittedAt: world.now() },
  };
  world.table('AdExtension').put(entity);
  return { id };
}

function stored(given: Fields, before: Entity | undefined, world: Call['world']): Fields {
  const kept = Object.fromEntries(KEPT.map((member) => [member, before?.fields[member]]));
  const merged = Object.fromEntries(
    Object.entries({ ...kept, ...given }).filter(([member]) => !READ_ONLY.includes(member)),
  );
  const isUnscheduled = Object.keys(withoutNulls(objectIn(merged, 'Scheduling'))).length === 0;
  const fields = withoutNulls({ ...merged, ...(isUnscheduled ? { Scheduling: null } : {}) });
  if (fields.Type === 'CallAdExtension') return storedCall(fields);
  return fields.Type === 'ImageAdExtension' ? storedImageExtension(fields, given, world) : fields;
}

const URLS = [
  'FinalUrls',
  'FinalMobileUrls',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
];
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  SitelinkAdExtension: ['DisplayText', 'Description1', 'Description2', ...URLS],
  CalloutAdExtension: ['Text'],
  StructuredSnippetAdExtension: ['Header', 'Values'],
  CallAdExtension: [
    'PhoneNumber',
    'CountryCode',
    'IsCallOnly',
    'IsCallTrackingEnabled',
    'RequireTollFreeTrackingNumber',
  ],
  ImageAdExtension: ['AlternativeText', 'Description', ...URLS],
};

/**
 * An extension as a read answers it; images, display text and layouts only when `additional` asks
 * for them.
 */
export function readExtension({ id, fields }: Entity, additional: readonly string[]): Fields {
  const members = MEMBERS[String(fields.Type)] ?? [];
  return {
    Type: fields.Type,
    Id: id,
    Status: 'Active',
    Version: fields.Version,
    DevicePreference: fields.DevicePreference ?? null,
    Scheduling: fields.Scheduling ?? null,
    ...Object.fromEntries(members.map((member) => [member, fields[member] ?? null])),
    ...(fields.Type === 'ImageAdExtension' ? imageMembers(fields, additional) : {}),
  };
}

function imageMembers(fields: Fields, additional: readonly string[]): Fields {
  const asked = (member: string, value: unknown) =>
    additional.includes(member) ? { [member]: value ?? null } : {};
  return {
    ImageMediaIds: null,
    ...asked('Images', readImages(listIn(fields, 'Images'))),
    ...asked('DisplayText', fields.DisplayText),
    ...asked('Layouts', fields.Layouts),
  };
}

const ID_CODES = { empty: codes.adExtensionIdsEmpty, tooLong: codes.adExtensionIdsTooMany };

function deleteExtensions({ world, account, body }: Call): Fields {
  const errors = boundedList<string | null>(
    body,
    'AdExtensionIds',
    MAX_EXTENSIONS,
    ID_CODES,
  ).flatMap((extensionId, index) => {
    const existing = world.find('AdExtension', account.id, extensionId ?? '');
    if (!existing) {
      return [batchError(problem(codes.adExtensionId, null, 'There is no such extension.'), index)];
    }
    world.removeTree(existing);
    return [];
  });
  return { PartialErrors: errors };
}

/**
 * Ids of the account's extensions of some types; with an association type only those that have one
 * of it.
 */
function queryIds({ world, account, body }: Call): Fields {
  const types = askedTypes(body);
  const associated = new Set(
    [...world.table('AdExtensionAssociation').all()]
      .filter((one) => one.fields.AssociationType === body.AssociationType)
      .map((one) => one.fields.AdExtensionId),
  );
  const isWanted = (one: Entity) =>
    types.includes(String(one.fields.Type)) &&
    (body.AssociationType == null || associated.has(one.id));
  return {
    AdExtensionIds: [...world.table('AdExtension').under(account.id)]
      .filter(isWanted)
      .map((one) => one.id),
  };
}

function queryByIds({ world, account, body }: Call): Fields {
  const types = askedTypes(body);
  const errors: Fields[] = [];
  const found = boundedList<string | null>(body, 'AdExtensionIds', MAX_EXTENSIONS, ID_CODES).map(
    (extensionId, index) => {
      const existing = world.find('AdExtension', account.id, extensionId ?? '');
      if (existing && types.includes(String(existing.fields.Type))) {
        return readExtension(existing, namesIn(body, 'ReturnAdditionalFields'));
      }
      errors.push(
        batchError(
          problem(
            existing ? codes.entityIdFilterMismatch : codes.adExtensionId,
            null,
            'There is none of that type.',
          ),
          index,
        ),
      );
      return null;
    },
  );
  return { AdExtensions: found, PartialErrors: errors };
}

const PATH = `${SERVICE}/AdExtensions`;
const written: Members = { AccountId: id, AdExtensions: list(extensionShape) };
const byIds: Members = { AccountId: id, AdExtensionIds: list(id) };
const filter: Members = { AccountId: id, AdExtensionType: extensionTypeFilter };

export const extensionRoutes: readonly Route[] = [
  route('POST', PATH, written, addExtensions),
  route('PUT', PATH, written, updateExtensions),
  route('DELETE', PATH, byIds, deleteExtensions),
  route(
    'POST',
    `${SERVICE}/AdExtensionIds/QueryByAccountId`,
    { ...filter, AssociationType: associationType },
    queryIds,
  ),
  route(
    'POST',
    `${PATH}/QueryByIds`,
    { ...byIds, ...filter, ReturnAdditionalFields: extensionAdditionalFields },
    queryByIds,
  ),
];
