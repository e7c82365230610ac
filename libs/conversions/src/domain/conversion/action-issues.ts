import type { Issue } from '@switchyard/kernel';
import type { ClickIdKind } from '@switchyard/platforms';
import { UPLOAD_TYPES, type ConversionAction } from '../action/conversion-action';

/** Why a conversion cannot land on an action: platforms refuse every upload to another type, and Google its app click ids on ONE_PER_CLICK. */
export const actionIssues = (
  { type, countingType }: ConversionAction,
  kind: ClickIdKind | undefined,
  path: string,
  member = 'conversionAction',
): Issue[] => {
  const wrongType: Issue[] = UPLOAD_TYPES.includes(type)
    ? []
    : [
        {
          path: `${path}/${member}`,
          code: 'NOT_ALLOWED',
          message: `${member} must name a conversion action of type ${UPLOAD_TYPES.join(' or ')}. This one has type ${type}`,
        },
      ];
  const braid = kind !== undefined && !takesClick({ countingType }, kind);
  return [
    ...wrongType,
    ...(braid
      ? [
          {
            path: `${path}/${kind}`,
            code: 'CONFLICT' as const,
            message: `${kind} is only accepted for conversion actions with countingType MANY_PER_CLICK (a rule of Google). Change the action, or send a gclid`,
          },
        ]
      : []),
  ];
};

/** Google takes its app click ids for actions that count every conversion only. */
export const takesClick = (
  { countingType }: Pick<ConversionAction, 'countingType'>,
  kind: ClickIdKind,
): boolean => (kind !== 'gbraid' && kind !== 'wbraid') || countingType === 'MANY_PER_CLICK';
