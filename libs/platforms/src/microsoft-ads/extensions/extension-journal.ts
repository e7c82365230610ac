import { digestOf } from '@switchyard/kernel';
import type { Session } from '../wire/session';
import { contentKey } from './held-extension';
import type { ExtensionContent } from './held-extension';

/** An extension that one campaign is to have. */
export interface WantedExtension {
  readonly campaignId: string;
  readonly content: ExtensionContent;
}

const PREFIX = 'extension/';

/**
 * What became of the making of extensions, in the same book as uploads: most kinds carry nothing of ours at Microsoft, so a lost
 * creation is known only because it was written down before it left. Ids are kept apart from those of images by a prefix.
 */
export const extensionDigest = ({ campaignId, content }: WantedExtension): string =>
  digestOf({ platform: 'microsoft-ads', campaignId, content: contentKey(content) });

/** Ids of extensions that were made before, by digest. */
export const madeBefore = async (
  { io }: Session,
  digests: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = await io.media.remoteIds(digests);
  return new Map(
    [...ids]
      .filter(([, id]) => id.startsWith(PREFIX))
      .map(([digest, id]) => [digest, id.slice(PREFIX.length)]),
  );
};

export const keepExtension = ({ io }: Session, digest: string, id: string): Promise<void> =>
  io.media.keep(digest, `${PREFIX}${id}`);
