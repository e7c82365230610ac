import { UNVERIFIED } from '../unverified';

/** Most objects of one request. */
export const LIMITS = {
  /** Objects of one batch that creates, changes or reads. */
  batch: UNVERIFIED.batchSize,
  /** Parents of one search. */
  parents: UNVERIFIED.batchSize,
  /** Page sizes (platform document 2c). */
  searchPage: 1_000,
  creativePage: 100,
} as const;

export const inChunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Requests that so many objects take. */
export const chunksOf = (count: number, size: number): number => Math.ceil(count / size);
