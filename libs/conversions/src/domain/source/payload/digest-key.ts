import { digestOf } from '@switchyard/kernel';

/** A key for what has no id of its own: the same words, whatever their order, are the same event. */
export const digestKey = (value: unknown): string => `sha256:${digestOf(value)}`;
