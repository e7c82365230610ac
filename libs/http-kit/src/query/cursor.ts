import { crc32 } from 'node:zlib';
import type { Page, PageCursor } from '@switchyard/kernel';

/** An opaque text for the last row of a page. The checksum catches cut and edited ones; it protects no secret, for there is none inside. */
export const encodeCursor = ({ createdAt, id }: PageCursor): string => {
  const place = `${createdAt.getTime()}.${id}`;
  return Buffer.from(`${checksum(place)}.${place}`).toString('base64url');
};

/** The end of the year 9999, in milliseconds: no row is younger, and every store holds it. */
const LAST_TIME = 253_402_300_799_999;
const TIME = /^(0|[1-9]\d{0,14})$/;
/** What ids are made of, ours and the callers'. */
const ID = /^[A-Za-z0-9_-]{1,100}$/;

/** Undefined when the text is not a cursor of ours: a checksum can be forged, so that what it stands for is judged by itself. */
export const decodeCursor = (text: string): PageCursor | undefined => {
  const [sum, time, id, ...rest] = Buffer.from(text, 'base64url').toString().split('.');
  if (!sum || !time || !id || rest.length > 0 || sum !== checksum(`${time}.${id}`)) {
    return undefined;
  }
  if (!TIME.test(time) || Number(time) > LAST_TIME || !ID.test(id)) return undefined;
  return { createdAt: new Date(Number(time)), id };
};

/** A page from `limit + 1` rows, newest first: the extra row only tells that there is more. */
export const pageOf = <Row extends PageCursor>(rows: readonly Row[], limit: number): Page<Row> => {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  return { rows: kept, nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
};

const checksum = (text: string): string => crc32(text).toString(36);
