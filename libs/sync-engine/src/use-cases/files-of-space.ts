import type { Tenant } from '@switchyard/kernel';
import type { MediaFile } from '@switchyard/platforms';

/** The files of a Space's assets, by digest. */
export abstract class FilesOfSpace {
  /** One file whole; undefined when no asset has it any more. */
  abstract open(tenant: Tenant, sha256: string): Promise<MediaFile | undefined>;
  /** Where the public can fetch it: where it came from, else the api's own address for it; undefined when there is none. */
  abstract address(tenant: Tenant, sha256: string): Promise<string | undefined>;
}
