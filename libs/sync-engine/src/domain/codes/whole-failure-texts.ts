import type { CodeText } from '@switchyard/kernel';

/** Why a whole sync or preview failed. */
export const WHOLE_FAILURE_TEXTS = {
  INTERNAL_ERROR: {
    meaning: 'The sync or preview failed again and again because of a fault of Switchyard.',
    example: 'The plan could not be computed.',
    fix: 'Preview again. If it fails again, tell the operator of the installation.',
  },
  SYNC_STALLED: {
    meaning: 'Several workers, one after the other, made no progress with the sync.',
    example: 'Several workers, one after the other, got nowhere with the sync.',
    fix: 'Preview again: the plan shows what is left.',
  },
  PREVIEW_STALLED: {
    meaning: 'Several workers, one after the other, made no progress with the plan.',
    example: 'Several workers, one after the other, got nowhere with the plan.',
    fix: 'Preview again. If it stalls again, tell the operator of the installation.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type WholeFailureCode = keyof typeof WHOLE_FAILURE_TEXTS;
