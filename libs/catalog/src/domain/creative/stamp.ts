import { referenceNotFound, validationError } from '@switchyard/kernel';

/** What an ad is stamped with: the claim that it argues, and the way it does. */
export interface Stamp {
  readonly angleId: string | null;
  readonly conceptId: string | null;
}

/** A stamp as a caller writes it: what is left out stays, null clears. */
export type WrittenStamp = { readonly [member in keyof Stamp]?: Stamp[member] };

export const NO_STAMP: Stamp = { angleId: null, conceptId: null };

/** The existing angles and concepts among those that were named. */
export interface KnownStamps {
  readonly angles: ReadonlySet<string>;
  /** The angle of each concept. */
  readonly concepts: ReadonlyMap<string, string>;
}

export const NOTHING_KNOWN: KnownStamps = { angles: new Set(), concepts: new Map() };

/**
 * The stamp after a change. A new concept brings its angle along unless another is written. An
 * unchanged stored stamp stays, even when its angle or concept no longer exists. Throws `NOT_FOUND`
 * for a new id that does not exist, and `CONFLICT` at `/conceptId` when the concept is not one of
 * the angle's.
 */
export const resolveStamp = (stored: Stamp, written: WrittenStamp, known: KnownStamps): Stamp => {
  const isNewAngle = isNew(written.angleId, stored.angleId);
  const isNewConcept = isNew(written.conceptId, stored.conceptId);
  if (isNewAngle && !known.angles.has(written.angleId!)) throw referenceNotFound('/angleId');
  if (isNewConcept && !known.concepts.has(written.conceptId!)) {
    throw referenceNotFound('/conceptId');
  }
  const conceptId = written.conceptId === undefined ? stored.conceptId : written.conceptId;
  const brought = isNewConcept ? known.concepts.get(conceptId!) : undefined;
  const angleId =
    written.angleId ?? brought ?? (written.angleId === undefined ? stored.angleId : null);
  const isMoved = angleId !== stored.angleId || isNewConcept;
  if (conceptId !== null && isMoved && known.concepts.get(conceptId) !== angleId) {
    throw conceptOfAnotherAngle();
  }
  return { angleId, conceptId };
};

const isNew = (written: string | null | undefined, stored: string | null): boolean =>
  typeof written === 'string' && written !== stored;

const conceptOfAnotherAngle = () =>
  validationError([
    {
      path: '/conceptId',
      code: 'CONFLICT',
      message: 'conceptId must be a concept of the angle. Send one of its concepts, or null',
    },
  ]);
