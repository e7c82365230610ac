import type { Job } from 'bullmq';

/** The id that a job rings for; undefined for what is no job of ours. Everything else is read from the row. */
export const workIdOf = ({ data }: Pick<Job, 'data'>): string | undefined => {
  const id = (data as { readonly id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && id.length < 200 ? id : undefined;
};
