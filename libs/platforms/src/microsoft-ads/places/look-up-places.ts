import type { PlaceMatch, PlaceName } from '../../port/place';
import { PlatformFailure } from '../../port/failure';
import type { Session } from '../wire/session';
import { readLocationFile } from './location-file';
import type { LocationIndex } from './location-index';

/** How long the file is believed before the vendor is asked whether it changed; its advice is once or twice a month. */
const BELIEVED_MS = 24 * 60 * 60 * 1_000;

interface Kept {
  readonly index: LocationIndex;
  readonly lastModified: string;
  readonly checkedAt: number;
}

/** Microsoft's places, from the one file that it publishes for all accounts. Kept in memory; asked for again when it may have changed. */
export class Locations {
  private kept: Promise<Kept> | undefined;

  async lookUp(
    session: Session,
    names: readonly PlaceName[],
  ): Promise<readonly (readonly PlaceMatch[])[]> {
    if (names.length === 0) return [];
    const { index } = await this.current(session);
    return names.map((name) => index.match(name));
  }

  /** Those who ask while the file is on its way wait for the same one; one that did not come is asked for again. */
  private current(session: Session): Promise<Kept> {
    const before = this.kept;
    const next = (before ?? Promise.resolve(undefined)).then((kept) => refreshed(session, kept));
    this.kept = next;
    next.catch(() => {
      if (this.kept === next) this.kept = before;
    });
    return next;
  }
}

const refreshed = async (session: Session, kept: Kept | undefined): Promise<Kept> => {
  const checkedAt = session.io.now();
  if (kept && checkedAt - kept.checkedAt < BELIEVED_MS) return kept;
  const { body } = await session.read('/GeoLocationsFileUrl/Query', {
    Version: '2.0',
    LanguageLocale: 'en',
    CompressionType: 'GZip',
  });
  const lastModified = String(body?.['LastModifiedTimeUtc'] ?? '');
  if (kept && lastModified && kept.lastModified === lastModified) return { ...kept, checkedAt };
  return {
    index: await download(session, String(body?.['FileUrl'] ?? '')),
    lastModified,
    checkedAt,
  };
};

/** The address is good for some minutes and needs no token. */
const download = async (session: Session, url: string): Promise<LocationIndex> => {
  if (!url) {
    throw unavailable('NO_FILE_URL', 'Microsoft named no address of its file of locations.');
  }
  const answer = await session.io.send({ method: 'GET', url, headers: {}, counted: false });
  if (answer.status !== 200) {
    throw unavailable(`HTTP_${answer.status}`, 'The file of locations could not be fetched.');
  }
  return readLocationFile(answer.body);
};

const unavailable = (code: string, message: string): PlatformFailure =>
  new PlatformFailure({ kind: 'unavailable', detail: { code, message } });
