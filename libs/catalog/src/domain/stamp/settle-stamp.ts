import { referenceNotFound, validationError } from '@switchyard/kernel';
import type { KnownStamps, Stamp, WrittenStamp } from './stamp';

/**
 * The stamp after a change. A new concept brings its angle along unless another is written. A stored stamp that nobody changes stays,
 * even when its angle or concept is gone by now. Throws `NOT_FOUND` for a new id that does not exist, and `CONFLICT` at `/conceptId`
 * when the concept is not one of the angle's.
 */
export const settleStamp = (stored: Stamp, written: WrittenStamp, known: KnownStamps): Stamp => {
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
