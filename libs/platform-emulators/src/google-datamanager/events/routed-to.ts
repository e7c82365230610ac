import type { Json } from '../../google-ads/schema/field';
import { textOf } from '../../google-ads/state/row';

/** An event that names no destinations goes to all of them (event.proto). */
export function routedTo({ destinationReferences }: Json, destination: Json): boolean {
  if (!Array.isArray(destinationReferences) || !destinationReferences.length) return true;
  return destinationReferences.includes(textOf(destination, 'reference'));
}
