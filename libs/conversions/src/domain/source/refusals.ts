import { Refusal } from '@switchyard/kernel';

/** Ids of sources are the caller's; this one is in use. */
export const sourceExists = (id: string): Refusal =>
  new Refusal(
    'SOURCE_EXISTS',
    `This Space has a conversion source with the id "${id}" already. Choose another id, or change that source.`,
    {
      path: '/id',
      conflictingId: id,
    },
  );
