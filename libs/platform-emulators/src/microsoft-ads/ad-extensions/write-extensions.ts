import type { Entity } from '../store/entity';
import { unverifiedCodes } from '../unverified';
import { type Fields, numberIn, objectIn, textIn, withoutNulls } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, batchErrorCollection, type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import type { Call } from '../wire/route';
import { storedCall } from './call-extension';
import { extensionProblems } from './extension-rules';
import { storedImageExtension } from './image-extension';

/** Extensions of one call (platform document 2b). */
export const MAX_EXTENSIONS = 100;

/** Members an update may leave out without losing them; everything else is replaced whole (reference page). */
const KEPT = ['Scheduling', 'Images', 'Layouts'];
const READ_ONLY = ['Id', 'Status', 'Version', 'SourceType'];

/** Adds extensions: identities aligned with the request, null where one failed, and nested errors. */
export function addExtensions(call: Call): Fields {
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
export function updateExtensions(call: Call): Fields {
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
