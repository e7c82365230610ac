import type { CodeText } from '@switchyard/kernel';

/** Every code of what a platform holds otherwise than a conversion action is here. */
export const CONFLICT_TEXTS = {
  REMOTE_DIFFERS: {
    meaning:
      'The action on the platform has another value than here, and the platform cannot change it.',
    example: 'Google holds ONE_PER_CLICK.',
    fix: 'Change the value here, or create a new action.',
  },
  IMMUTABLE_FIELD: {
    meaning: 'The platform has an action of this name with another type, and a type never changes.',
    example: 'Google holds an action of this name with type WEBPAGE.',
    fix: 'Rename the action.',
  },
  REMOTE_NAME_TAKEN: {
    meaning: 'The platform has another goal of this name.',
    example: 'Microsoft has a goal of this name with another type.',
    fix: 'Rename the action.',
  },
  ONE_PER_CLICK_CONVERSION_ACTION_NOT_PERMITTED_WITH_BRAID: {
    meaning: 'Google takes a gbraid or wbraid only for actions that count every conversion.',
    example: 'Google takes no gbraid or wbraid for an action that counts one conversion per click.',
    fix: 'Set `countingType` of a new action to MANY_PER_CLICK.',
  },
} as const satisfies Readonly<Record<string, CodeText>>;

export type ConflictCode = keyof typeof CONFLICT_TEXTS;
