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
          message: `conversions are uploaded to ${UPLOAD_TYPES.join(' and ')} only, not to ${type}`,
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
            message: `Google takes ${kind} for actions of MANY_PER_CLICK only`,
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
