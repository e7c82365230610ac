import { type Fields, withoutNulls } from '../../json/fields';
import type { Collection, RuleScene } from './collection';

/** The item as it will be stored: left-out and null members stay as they are, an empty string deletes a clearable text. */
export function mergeItem(collection: Collection, scene: RuleScene): Fields {
  const merged: Record<string, unknown> = { ...scene.before?.fields };
  for (const [member, value] of Object.entries(scene.given)) {
    if (member === 'Id' || collection.readOnly.includes(member)) continue;
    merged[member] = value;
  }
  for (const member of collection.clearable) if (merged[member] === '') delete merged[member];
  return withoutNulls(collection.complete(merged, scene));
}
