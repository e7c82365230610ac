import type { Vendor, VendorDoor } from '../vendor';

export interface FoundDoor {
  readonly vendor: Vendor;
  readonly door: VendorDoor;
  /** Path without the prefix, starting with `/`. */
  readonly path: string;
  readonly viaHost: boolean;
}

/**
 * A request reaches a vendor by its path prefix, or without one when it is addressed to the vendor's own host. What no prefix of a
 * platform covers goes to its first door, which refuses unknown paths as the vendor does.
 */
export function findDoor(
  vendors: readonly Vendor[],
  host: string,
  path: string,
): FoundDoor | undefined {
  const all = vendors.flatMap((vendor) => vendor.doors.map((door) => ({ vendor, door })));
  const named = all.find(({ door }) => door.hosts.includes(host));
  if (named) return { ...named, path, viaHost: true };
  const prefixed = all
    .filter(({ door }) => isUnder(path, prefixOf(door)))
    .sort((a, b) => prefixOf(b.door).length - prefixOf(a.door).length)[0];
  if (prefixed) return byPrefix(prefixed, prefixOf(prefixed.door), path);
  const vendor = vendors.find(({ platform }) => isUnder(path, `/${platform}`));
  const door = vendor?.doors[0];
  return vendor && door && byPrefix({ vendor, door }, `/${vendor.platform}`, path);
}

const byPrefix = (
  found: Pick<FoundDoor, 'vendor' | 'door'>,
  prefix: string,
  path: string,
): FoundDoor => ({ ...found, path: path.slice(prefix.length) || '/', viaHost: false });

/** With one leading slash and no trailing one, however the vendor wrote it. */
export function prefixOf(door: VendorDoor): string {
  return `/${door.prefix.replace(/^\/+|\/+$/g, '')}`;
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`);
}
