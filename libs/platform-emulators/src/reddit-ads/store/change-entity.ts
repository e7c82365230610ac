import { isDeepStrictEqual } from 'node:util';
import { UNVERIFIED } from '../unverified';
import { dataError, type FieldError } from '../wire/field-error';
import type { Fields } from '../../json/fields';
import { type ConfiguredStatus, configuredStatus, type Entity } from './entity';
import type { Resource, Scene } from './resource';

/** The object as a change makes it, or what is wrong with the change. A change that changes nothing leaves `modified_at` alone. */
export function changedEntity(
  resource: Resource,
  scene: Scene & { readonly before: Entity },
): Entity | readonly FieldError[] {
  const { before, given, world } = scene;
  const fields = resource.complete({ ...before.fields, ...withoutNullStatus(given) }, scene);
  const found = [...deletionProblems(resource, scene, fields), ...resource.problems(fields, scene)];
  if (found.length > 0) return found;
  if (isDeepStrictEqual(fields, before.fields)) return before;
  const now = world.now();
  return {
    ...before,
    fields,
    modifiedAt: now,
    ...(fields.configured_status === before.fields.configured_status
      ? {}
      : { statusBefore: lagging(before, now) }),
    ...(resource.isReviewed(fields, before) ? { review: { submittedAt: now } } : {}),
  };
}

/** A null name or status says nothing. */
const withoutNullStatus = (given: Fields): Fields =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([member, value]) => value !== null || (member !== 'name' && member !== 'configured_status'),
    ),
  );

const lagging = (before: Entity, now: number): { status: ConfiguredStatus; until: number } => ({
  status: configuredStatus(before),
  until: now + UNVERIFIED.statusLagSeconds * 1_000,
});

/** Deleted is final; a campaign is archived first; campaigns and ad groups rest for hours after a change (platform document 3b, third parties). */
function deletionProblems(
  { kind, title }: Resource,
  { before, world }: Scene & { readonly before: Entity },
  fields: Fields,
): readonly FieldError[] {
  const was = configuredStatus(before);
  if (was === 'DELETED') {
    return fields.configured_status === 'DELETED'
      ? []
      : [dataError('configured_status', `The ${title} is deleted.`)];
  }
  if (fields.configured_status !== 'DELETED' || kind === 'ad') return [];
  if (kind === 'campaign' && was !== 'ARCHIVED') {
    return [dataError('configured_status', 'A campaign must be archived before it is deleted.')];
  }
  const isResting = world.now() - before.modifiedAt < UNVERIFIED.deletableAfterSeconds * 1_000;
  return isResting
    ? [dataError('configured_status', `The ${title} changed less than 3 hours ago.`)]
    : [];
}
