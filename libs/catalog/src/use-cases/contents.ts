import type { Tenant } from '@switchyard/kernel';

/**
 * Bytes of assets: within a Space, equal bytes are kept once. Bytes arrive under an id of their own, piece by piece, each piece in
 * a transaction of its own, and are found by their digest once they are settled.
 */
export abstract class Contents {
  /** Starts to take bytes; answers under which id. Also throws away what was left lying by processes that died. */
  abstract begin(tenant: Tenant): Promise<string>;
  /** Keeps the next piece; `seq` counts from 0. */
  abstract append(tenant: Tenant, id: string, seq: number, bytes: Uint8Array): Promise<void>;
  /** Throws away what arrived. */
  abstract discard(tenant: Tenant, id: string): Promise<void>;
  /** Inside the transaction that names the digest: the bytes are found by it from now on. */
  abstract settle(tenant: Tenant, id: string, sha256: string): Promise<void>;
  /** Inside the transaction that stopped naming a digest: throws its bytes away when nothing names it any more. */
  abstract dropUnnamed(tenant: Tenant, sha256: string): Promise<void>;
  /** The bytes in pieces; throws when there are none. Never holds more than one piece. */
  abstract read(tenant: Tenant, sha256: string): AsyncIterable<Uint8Array>;
}
