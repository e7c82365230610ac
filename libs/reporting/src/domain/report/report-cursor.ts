import { isPlatformId, type PlatformId } from '@switchyard/kernel';
import { decodePlace, encodePlace } from './place-cursor';
import type { ReportDimension } from './report-dimension';
import type { ReportRow } from './report-row';

/** The last row of the page before. */
export type ReportPlace = Pick<ReportRow, 'keys' | 'currency'>;

/** What rows of a query have in common with those of another one: only then a place in one is a place in the other. */
const shapeOf = (groupBy: readonly ReportDimension[], currency: string | undefined): string =>
  `${groupBy.join()};${currency ?? ''}`;

/** An opaque text for a place, good for queries of the same dimensions and currency. */
export const encodeReportCursor = (
  { keys, currency }: ReportPlace,
  groupBy: readonly ReportDimension[],
  asked: string | undefined,
): string => encodePlace([...keys, currency], shapeOf(groupBy, asked));

/** Undefined when the text is no cursor of such a query. */
export const decodeReportCursor = (
  text: string,
  groupBy: readonly ReportDimension[],
  asked: string | undefined,
): ReportPlace | undefined => {
  const parts = decodePlace(text, shapeOf(groupBy, asked), groupBy.length + 1);
  return parts && { keys: parts.slice(0, -1), currency: parts.at(-1)! };
};

/** The last item of a page of disapprovals. */
export interface DisapprovalPlace {
  readonly entity: 'ad' | 'keyword';
  readonly id: string;
  readonly platform: PlatformId;
}

const DISAPPROVALS = 'disapprovals';

export const encodeDisapprovalCursor = ({ entity, id, platform }: DisapprovalPlace): string =>
  encodePlace([entity, id, platform], DISAPPROVALS);

/** Undefined when the text is no cursor of disapprovals. */
export const decodeDisapprovalCursor = (text: string): DisapprovalPlace | undefined => {
  const [entity, id, platform] = decodePlace(text, DISAPPROVALS, 3) ?? [];
  return (entity === 'ad' || entity === 'keyword') && id && isPlatformId(platform)
    ? { entity, id, platform }
    : undefined;
};
