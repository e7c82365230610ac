import type { MediaFile } from '../../port/media';

/** A file as the one part of a form (RFC 7578). The boundary is made from the file's digest, which cannot stand in it. */
export const multipartFile = ({
  sha256,
  mimeType,
  bytes,
}: MediaFile): { readonly type: string; readonly content: Uint8Array } => {
  const boundary = `switchyard-${sha256.slice(0, 40)}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${sha256.slice(0, 16)}.${mimeType.split('/')[1] ?? 'bin'}"\r\nContent-Type: ${mimeType}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    content: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};
