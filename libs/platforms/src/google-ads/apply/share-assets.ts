import { canonicalJson } from '@switchyard/kernel';
import type { Operation } from '../wire/operation';
import { renamed } from './renamed';

export interface SharedAssets {
  readonly operations: readonly Operation[];
  /** For each operation asked for, which of those to send answers it. */
  readonly places: readonly number[];
}

/** Equal assets are made once in a request (AssetError.DUPLICATE_ASSET): whoever asked for another one gets the first. */
export const shareAssets = (asked: readonly Operation[]): SharedAssets => {
  const first = new Map<string, { readonly place: number; readonly name: string }>();
  const aliases = new Map<string, string>();
  const operations: Operation[] = [];
  const places = asked.map((operation) => {
    const [key, name] = assetIn(operation) ?? [];
    const twin = key === undefined ? undefined : first.get(key);
    if (twin && name !== undefined) {
      aliases.set(name, twin.name);
      return twin.place;
    }
    if (key !== undefined && name !== undefined) first.set(key, { place: operations.length, name });
    operations.push(operation);
    return operations.length - 1;
  });
  return { operations: operations.map((operation) => renamed(operation, aliases)), places };
};

const assetIn = ({ kind, write }: Operation): readonly [key: string, name: string] | undefined => {
  if (kind !== 'assetOperation' || !('create' in write)) return undefined;
  const { resourceName, ...content } = write.create;
  return [canonicalJson(content), String(resourceName)];
};
