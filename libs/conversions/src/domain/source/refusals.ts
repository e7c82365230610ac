import { Refusal } from '@switchyard/kernel';

/** Ids of sources are the caller's; this one is in use. */
export const sourceExists = (id: string): Refusal =>
  new Refusal('SOURCE_EXISTS', `There is a conversion source "${id}" in this Space already.`, {
    path: '/id',
    conflictingId: id,
  });
