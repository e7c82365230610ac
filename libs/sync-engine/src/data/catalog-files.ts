import type { CatalogFacade } from '@switchyard/catalog';
import { picturePath } from '@switchyard/catalog/domain';
import type { Tenant } from '@switchyard/kernel';
import type { MediaFile } from '@switchyard/platforms';
import { FilesOfSpace } from '../use-cases/files-of-space';

/** The files of the catalog's assets, put together from the pieces that they are kept in. */
export class CatalogFiles extends FilesOfSpace {
  /** `publicUrl`: where the public reaches the api, when it does. */
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly publicUrl?: string,
  ) {
    super();
  }

  async address({ spaceId, accountId }: Tenant, sha256: string): Promise<string | undefined> {
    const content = await this.catalog.contentWith({ spaceId, accountId }, sha256);
    if (content?.sourceUrl) return content.sourceUrl;
    const path = content && picturePath(spaceId, sha256, content.mimeType);
    return path && this.publicUrl ? `${this.publicUrl.replace(/\/$/, '')}${path}` : undefined;
  }

  async open(tenant: Tenant, sha256: string): Promise<MediaFile | undefined> {
    const content = await this.catalog.contentWith(tenant, sha256);
    if (!content?.mimeType) return undefined;
    const pieces: Uint8Array[] = [];
    for await (const piece of this.catalog.contentOf(tenant, sha256)) pieces.push(piece);
    return {
      sha256,
      mimeType: content.mimeType,
      width: content.width,
      height: content.height,
      bytes: Buffer.concat(pieces),
    };
  }
}
