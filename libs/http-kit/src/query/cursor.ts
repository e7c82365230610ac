import { crc32 } from 'node:zlib';
import type { Page, PageCursor } from '@switchyard/kernel';

/** An opaque text for the last row of a page. The checksum catches cut and edited ones; it protects no secret, for there is none inside. */
export const encodeCursor = ({ createdAt, id }: PageCursor): string => {
  const place = `${createdAt.getTime()}.${id}`;
  return Buffer.from(`${checksum(place)}.${place}`).toString('base64url');
};

/** Undefined when the text is not a cursor of ours. */
export const decodeCursor = (text: string): PageCursor | undefined => {
  const [sum, time, id, ...rest] = Buffer.from(text, 'base64url').toString().split('.');
  if (!sum || !time || !id || rest.length > 0 || sum !== checksum(`${time}.${id}`))
    return undefined;
  return { createdAt: new Date(Number(time)), id };
};

/** A page from `limit + 1` rows, newest first: the extra row only tells that there is more. */
export const pageOf = <Row extends PageCursor>(rows: readonly Row[], limit: number): Page<Row> => {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
};

const checksum = (text: string): string => crc32(text).toString(36);
