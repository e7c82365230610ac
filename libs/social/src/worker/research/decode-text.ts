/**
 * The text of bytes by their byte order mark, the charset of the header, that of a `<meta>`, else
 * UTF-8, else windows-1252. Never throws.
 */
export const decodeText = (bytes: Uint8Array, contentType: string | null): string => {
  const named = byteOrderMark(bytes) ?? charsetOf(contentType ?? '') ?? metaCharset(bytes);
  const decoder = named === undefined ? undefined : decoderFor(named);
  if (decoder) return decoder.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(mostlyUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  }
};

const byteOrderMark = ([first, second, third]: Uint8Array): string | undefined => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

const charsetOf = (text: string): string | undefined =>
  /charset\s*=\s*["']?\s*([\w:-]{1,40})/i.exec(text)?.[1];

/** As browsers look for it: in the first 1,024 bytes. */
const metaCharset = (bytes: Uint8Array): string | undefined => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1_024));
  const meta = /<meta\s[^>]*charset[^>]*>/i.exec(head)?.[0];
  const named = meta === undefined ? undefined : charsetOf(meta);
  // A page that says so in one-byte characters is not in UTF-16.
  return named !== undefined && /^utf-?16/i.test(named) ? 'utf-8' : named;
};

const decoderFor = (label: string): InstanceType<typeof TextDecoder> | undefined => {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
};

/** A text with few broken characters, such as one that was cut off: less is lost as UTF-8. */
const mostlyUtf8 = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.split('\ufffd').length - 1;
  return broken < [...text.matchAll(/[\u0080-\ufffc]/g)].length / 10;
};
