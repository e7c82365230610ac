/** Cursors are opaque: the id of the object they stand at. */
export const cursorOf = (id: string): string => Buffer.from(id).toString('base64url');
export const idOfCursor = (cursor: string): string =>
  Buffer.from(cursor, 'base64url').toString('utf8');
