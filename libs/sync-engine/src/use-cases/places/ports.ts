import type { PlatformId } from '@switchyard/kernel';
import type { PlaceMatch } from '@switchyard/platforms';

/** What platforms said they know by a name, kept for a month. */
export abstract class PlaceAnswers {
  abstract known(platform: PlatformId, questions: readonly string[]): Promise<ReadonlyMap<string, readonly PlaceMatch[]>>;
  abstract keep(platform: PlatformId, answers: ReadonlyMap<string, readonly PlaceMatch[]>): Promise<void>;
}
