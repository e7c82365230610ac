import type { CatalogFacade } from '@switchyard/catalog';
import type { Tenant } from '@switchyard/kernel';
import type { MediaFile } from '@switchyard/platforms';
import { FilesOfSpace } from '../use-cases/files-of-space';

/** The files of the catalog's assets, put together from the pieces that they are kept in. */
export class CatalogFiles extends FilesOfSpace {
  /** `publicUrl`: where the public reaches the api, when it does. */
  constructor(private readonly catalog: CatalogFacade, private readonly publicUrl?: string) {
    super();
  }

  async address({ spaceId, accountId }: Tenant, sha256: string): Promise<string | undefined> {
    const content = await this.catalog.contentWith({ spaceId, accountId }, sha256);
    if (content?.sourceUrl) return content.sourceUrl;
    const ending = ENDINGS[content?.mimeType ?? ''];
    return ending && this.publicUrl ? `${this.publicUrl.replace(/\/$/, '')}/media/${spaceId}/${sha256}.${ending}` : undefined;
  }

  async open(tenant: Tenant, sha256: string): Promise<MediaFile | undefined> {
    const content = await this.catalog.contentWith(tenant, sha256);
    if (!content?.mimeType) return undefined;
    const pieces: Uint8Array[] = [];
    for await (const piece of this.catalog.contentOf(tenant, sha256)) pieces.push(piece);
    return { sha256, mimeType: content.mimeType, width: content.width, height: content.height, bytes: Buffer.concat(pieces) };
  }
}

/** As the api serves pictures. */
const ENDINGS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif', 'image/webp': 'webp' };
