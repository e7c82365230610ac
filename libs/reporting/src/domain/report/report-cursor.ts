import { crc32 } from 'node:zlib';
import { isPlatformId, type PlatformId } from '@switchyard/kernel';
import type { ReportDimension } from './report-question';
import type { ReportRow } from './report-row';

/** The last row of the page before. */
export type ReportPosition = Pick<ReportRow, 'keys' | 'currency'>;

/**
 * The shape of a query's rows. A cursor of one query is valid for another query only if both have
 * the same shape.
 */
const shapeOf = (groupBy: readonly ReportDimension[], currency: string | undefined): string =>
  `${groupBy.join()};${currency ?? ''}`;

/** An opaque text for a place, good for queries of the same dimensions and currency. */
export const encodeReportCursor = (
  { keys, currency }: ReportPosition,
  groupBy: readonly ReportDimension[],
  asked: string | undefined,
): string => encodePosition([...keys, currency], shapeOf(groupBy, asked));

/** Undefined when the text is no cursor of such a query. */
export const decodeReportCursor = (
  text: string,
  groupBy: readonly ReportDimension[],
  asked: string | undefined,
): ReportPosition | undefined => {
  const parts = decodePosition(text, shapeOf(groupBy, asked), groupBy.length + 1);
  return parts && { keys: parts.slice(0, -1), currency: parts.at(-1)! };
};

/** The last item of a page of disapprovals. */
export interface DisapprovalPosition {
  readonly entity: 'ad' | 'keyword';
  readonly id: string;
  readonly platform: PlatformId;
}

const DISAPPROVALS = 'disapprovals';

export const encodeDisapprovalCursor = ({ entity, id, platform }: DisapprovalPosition): string =>
  encodePosition([entity, id, platform], DISAPPROVALS);

/** Undefined when the text is no cursor of disapprovals. */
export const decodeDisapprovalCursor = (text: string): DisapprovalPosition | undefined => {
  const [entity, id, platform] = decodePosition(text, DISAPPROVALS, 3) ?? [];
  return (entity === 'ad' || entity === 'keyword') && id && isPlatformId(platform)
    ? { entity, id, platform }
    : undefined;
};

const checksum = (text: string): string => crc32(text).toString(36);

/**
 * An opaque text for a place in lists of one shape. There is no secret inside; the checksum catches
 * cut and edited ones, and those of another shape.
 */
const encodePosition = (parts: readonly string[], shape: string): string => {
  const place = parts.join(' ');
  return Buffer.from(`${checksum(`${shape} ${place}`)} ${place}`).toString('base64url');
};

/** The parts of a place; undefined when the text was not made for this shape. */
const decodePosition = (
  text: string,
  shape: string,
  count: number,
): readonly string[] | undefined => {
  const [sum, ...parts] = Buffer.from(text, 'base64url').toString().split(' ');
  return parts.length === count && sum === checksum(`${shape} ${parts.join(' ')}`)
    ? parts
    : undefined;
};
