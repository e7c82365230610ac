import type { Issue } from '@switchyard/kernel';
import type { ReportDimension } from './report-dimension';

/** No platform tells which ad a keyword's clicks went to, so that the two cannot be had in one row. */
export const groupingIssues = (groupBy: readonly ReportDimension[]): readonly Issue[] =>
  groupBy.includes('keyword') && (groupBy.includes('ad') || groupBy.includes('angle'))
    ? [
        {
          path: 'query.groupBy',
          code: 'CONFLICT',
          message: 'groupBy must not contain keyword together with ad or angle',
        },
      ]
    : [];
