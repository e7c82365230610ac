import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import type { Tenant } from '@switchyard/kernel';
import type { MediaFile } from '@switchyard/platforms';
import { FilesOfSpace } from '../use-cases/files-of-space';

/** The files of the catalog's assets, put together from the pieces that they are kept in. */
@Injectable()
export class CatalogFiles extends FilesOfSpace {
  constructor(private readonly catalog: CatalogFacade) {
    super();
  }

  async address(tenant: Tenant, sha256: string): Promise<string | undefined> {
    return (await this.catalog.contentWith(tenant, sha256))?.sourceUrl ?? undefined;
  }

  async open(tenant: Tenant, sha256: string): Promise<MediaFile | undefined> {
    const content = await this.catalog.contentWith(tenant, sha256);
    if (!content?.mimeType) return undefined;
    const pieces: Uint8Array[] = [];
    for await (const piece of this.catalog.contentOf(tenant, sha256)) pieces.push(piece);
    return { sha256, mimeType: content.mimeType, width: content.width, height: content.height, bytes: Buffer.concat(pieces) };
  }
}
