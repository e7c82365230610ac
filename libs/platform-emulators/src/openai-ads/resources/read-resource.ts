import type { Entity } from '../store/entity';
import type { Fields } from '../../json/fields';
import { invalidValue } from '../wire/refusal';
import type { Resource } from './resource';
import type { Scene } from './scene';

/** Refuses an include that this kind of object has not. */
export function checkIncludes({ includes }: Resource, asked: readonly string[]): void {
  asked.forEach((one, index) => {
    if (!includes.includes(one)) {
      throw invalidValue(
        `include[${index}]`,
        `Invalid value: '${one}'. Supported values are: ${includes.join(', ')}.`,
      );
    }
  });
}

/** An object as answers show it. Times are whole seconds. */
export function readObject(
  resource: Resource,
  entity: Entity,
  scene: Scene,
  baseUrl: string,
  includes: readonly string[] = [],
): Fields {
  return {
    id: entity.id,
    created_at: Math.floor(entity.createdAt / 1_000),
    updated_at: Math.floor(entity.updatedAt / 1_000),
    ...resource.read(entity, scene, baseUrl),
    ...Object.fromEntries(
      includes.map((name) => [name, resource.readIncluded(entity, scene, name)]),
    ),
  };
}
