import type { ByPlatform } from '@switchyard/catalog/domain';
import type { CodeText, Issue, PlatformId } from '@switchyard/kernel';

export const SPLIT_MODES = ['EQUAL', 'SHARES', 'AMOUNTS', 'PERFORMANCE'] as const;
export type SplitMode = (typeof SPLIT_MODES)[number];

/** How a caller wants a budget split. */
export interface SplitRequest {
  readonly mode: SplitMode;
  /** For `SHARES`: weights greater than 0, one for every platform of the campaign. */
  readonly shares?: ByPlatform<number>;
  /** For `AMOUNTS`: major units, one for every platform of the campaign, together the budget. */
  readonly amounts?: ByPlatform<number>;
}

type Part = 'shares' | 'amounts';

/**
 * What is wrong with a request: a part that its mode needs, a part that it has no use for, a
 * platform too few or too many.
 */
export const splitRequestIssues = (
  request: SplitRequest,
  platforms: readonly PlatformId[],
): Issue[] => {
  switch (request.mode) {
    case 'SHARES':
      return [...needed(request, 'shares', platforms), ...unused(request, 'amounts')];
    case 'AMOUNTS':
      return [...needed(request, 'amounts', platforms), ...unused(request, 'shares')];
    case 'EQUAL':
    case 'PERFORMANCE':
      return [...unused(request, 'shares'), ...unused(request, 'amounts')];
  }
};

const unused = (request: SplitRequest, part: Part): Issue[] =>
  request[part] === undefined
    ? []
    : [{ path: `/${part}`, code: 'NOT_ALLOWED', message: `${request.mode} takes no ${part}` }];

const needed = (request: SplitRequest, part: Part, platforms: readonly PlatformId[]): Issue[] => {
  const values = request[part];
  if (!values) {
    return [{ path: `/${part}`, code: 'REQUIRED', message: `${request.mode} needs ${part}` }];
  }
  const missing = platforms.filter((platform) => values[platform] === undefined);
  const unknownKeys = Object.keys(values).filter(
    (key) => !platforms.some((platform) => platform === key),
  );
  return [
    ...missing.map((platform): Issue => ({
      path: `/${part}/${platform}`,
      code: 'REQUIRED',
      message: `${platform} is a platform of the campaign`,
    })),
    ...unknownKeys.map((key): Issue => ({
      path: `/${part}/${key}`,
      code: 'NOT_ALLOWED',
      message: `${key} is not among the platforms of the campaign`,
    })),
  ];
};

export const SPLIT_WARNINGS = ['SHARE_RAISED_TO_MINIMUM', 'NO_PERFORMANCE_DATA'] as const;

/** Something to know about a split that was made. */
export interface SplitWarning {
  readonly code: (typeof SPLIT_WARNINGS)[number];
  readonly platform: PlatformId;
  readonly message: string;
}

/** What each warning of a split budget means, for docs/errors.md. */
export const SPLIT_WARNING_TEXTS = {
  SHARE_RAISED_TO_MINIMUM: {
    meaning: 'The share of a platform was too small and was raised to the least amount.',
    example: 'The share of microsoft-ads was raised to the least amount.',
    fix: 'Nothing, or raise the budget.',
  },
  NO_PERFORMANCE_DATA: {
    meaning: 'The platform has no figures in the period, so it keeps the least amount.',
    example: 'meta-ads has no spend in the last 30 days and keeps the least amount.',
    fix: 'Nothing. Split again once the platform has figures.',
  },
} as const satisfies Readonly<Record<SplitWarning['code'], CodeText>>;
