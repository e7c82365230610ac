import type { Change } from '../../port/change';
import type { Failure } from '../../port/failure';
import { PlatformFailure } from '../../port/failure';
import type { MediaFile } from '../../port/media';
import { refusal, refusedOr } from '../apply/refused';
import { listOf } from '../wire/answer';
import { contradicted } from '../wire/classify';
import { LIMITS } from '../wire/limits';
import type { WritingSession } from '../wire/session';
import { lostUpload } from './lost-upload';

/** Bytes in one request, before base64 makes a third more of them; a larger file goes alone. */
const BYTES_PER_REQUEST = 5 * 1024 * 1024;

/** A change and the files that it needs in the library. */
export interface ImageNeed<C extends Change = Change> {
  readonly change: C;
  readonly digests: readonly string[];
}

/** Makes sure that every file is in the library and that the session knows its id. Answers, by digest, why one is not. */
export const uploadImages = async (
  session: WritingSession,
  needs: readonly ImageNeed[],
): Promise<ReadonlyMap<string, Failure>> => {
  const failures = new Map<string, Failure>();
  const batch = new Batch(session, needs, failures);
  for (const digest of await unknownOf(session, needs)) {
    const file = await session.io.media.open(digest);
    if (!file) {
      failures.set(digest, refusal('FILE_MISSING', 'The bytes of an image are gone.', 'images'));
    } else if (!(await isFoundAgain(session, file))) await batch.add(file);
  }
  await batch.send();
  return failures;
};

/** Why a change cannot go on: one of its files is not there. */
export const imageFailure = (
  { digests }: ImageNeed,
  failures: ReadonlyMap<string, Failure>,
): Failure | undefined =>
  digests.map((digest) => failures.get(digest)).find((failure) => failure !== undefined);

const unknownOf = async (
  { io, mediaIds }: WritingSession,
  needs: readonly ImageNeed[],
): Promise<readonly string[]> => {
  const digests = [...new Set(needs.flatMap((need) => need.digests))].filter(
    (digest) => !mediaIds.has(digest),
  );
  if (digests.length === 0) return [];
  for (const [digest, id] of await io.media.remoteIds(digests)) mediaIds.set(digest, id);
  return digests.filter((digest) => !mediaIds.has(digest));
};

const isFoundAgain = async (session: WritingSession, file: MediaFile): Promise<boolean> => {
  if (!(await session.io.media.begin(file.sha256))) return false;
  const id = await lostUpload(session, file);
  if (id === undefined) return false;
  await keep(session, file.sha256, id);
  return true;
};

const keep = async (
  { io, mediaIds }: WritingSession,
  digest: string,
  id: string,
): Promise<void> => {
  await io.media.keep(digest, id);
  mediaIds.set(digest, id);
};

interface Waiting {
  readonly digest: string;
  readonly data: string;
}

/** Files on their way: sent when the next one would be too much for one request. */
class Batch {
  private waiting: Waiting[] = [];
  private bytes = 0;

  constructor(
    private readonly session: WritingSession,
    private readonly needs: readonly ImageNeed[],
    private readonly failures: Map<string, Failure>,
  ) {}

  async add({ sha256, bytes }: MediaFile): Promise<void> {
    if (
      this.waiting.length === LIMITS.media ||
      (this.waiting.length > 0 && this.bytes + bytes.length > BYTES_PER_REQUEST)
    ) {
      await this.send();
    }
    this.waiting.push({ digest: sha256, data: Buffer.from(bytes).toString('base64') });
    this.bytes += bytes.length;
  }

  async send(): Promise<void> {
    const files = this.waiting;
    [this.waiting, this.bytes] = [[], 0];
    const refused = files.length > 0 ? await this.sendThese(files) : undefined;
    if (refused && files.length > 1) {
      for (const file of files) this.note(file, await this.sendThese([file]));
    } else if (refused) this.note(files[0]!, refused);
  }

  private note({ digest }: Waiting, failure: Failure | undefined): void {
    if (failure) {
      this.failures.set(digest, {
        ...failure,
        ...(failure.kind === 'refused' ? { field: 'images' } : {}),
      });
    }
  }

  /** The vendor takes all files of a request or none. */
  private async sendThese(files: readonly Waiting[]): Promise<Failure | undefined> {
    const body = {
      AccountId: this.session.accountId,
      Media: files.map(({ data }) => ({ Type: 'Image', MediaType: 'GenericImage', Data: data })),
    };
    const digests = files.map(({ digest }) => digest);
    const changes = this.needs
      .filter((need) => need.digests.some((digest) => digests.includes(digest)))
      .map(({ change }) => change);
    try {
      const answer = await this.session.write({
        method: 'POST',
        path: '/Media',
        body,
        entity: 'ad',
        changes,
      });
      const ids = listOf<string>(answer.body?.['MediaIds']);
      if (ids.length !== files.length || ids.some((id) => !id)) {
        throw new PlatformFailure(
          contradicted('Not one id for each image.', 'create', answer.trackingId),
        );
      }
      for (const [index, digest] of digests.entries()) {
        await keep(this.session, digest, ids[index]!);
      }
      return undefined;
    } catch (error) {
      return refusedOr(error);
    }
  }
}
