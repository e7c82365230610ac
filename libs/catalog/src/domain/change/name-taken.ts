import { Refusal } from '@switchyard/kernel';

/** `holderId` is the object that has the name now. */
export const nameTaken = (name: string, holderId?: string): Refusal =>
  new Refusal('NAME_TAKEN', `The name "${name}" is taken.`, {
    path: '/name',
    ...(holderId === undefined ? {} : { conflictingId: holderId }),
  });
