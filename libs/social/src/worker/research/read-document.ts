import { cleanText, cleanTitle, type ReadDocument } from '../../domain/research/clean-text';
import { decodeText } from './decode-text';
import { readHtml } from './read-html';
import { isPdf, readPdf } from './read-pdf';
import { SourceProblem } from './source-problem';

/** The most bytes of a document. */
export const MOST_DOCUMENT_BYTES = 5 * 1024 * 1024;

/**
 * The visible text of an HTML page, a PDF or a text. The bytes decide the type, and the header only
 * where they do not. Throws `SourceProblem`.
 */
export const readDocument = async (
  bytes: Uint8Array,
  contentType: string | null,
  url: string,
): Promise<ReadDocument> => {
  if (bytes.length > MOST_DOCUMENT_BYTES) {
    throw new SourceProblem(
      'TOO_LARGE',
      'The document has more than 5 MiB. Paste the part that matters as text instead.',
    );
  }
  return notEmpty(await (isPdf(bytes) ? readPdf(bytes, url) : readText(bytes, contentType)));
};

/** A text that a person pasted, read as a document of its own. Throws `SourceProblem`. */
export const readPasted = (text: string, title: string | null): ReadDocument =>
  notEmpty({ title: cleanTitle(title), ...cleanText(text) });

const readText = async (bytes: Uint8Array, contentType: string | null): Promise<ReadDocument> => {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (isBinary(bytes, type)) {
    throw new SourceProblem(
      'NOT_TEXT',
      'The address leads to no web page, PDF or text. Use another address, or paste the text.',
    );
  }
  const text = decodeText(bytes, contentType);
  return isHtml(text, type) ? readHtml(text) : { title: headingOf(text), ...cleanText(text) };
};

const notEmpty = (read: ReadDocument): ReadDocument => {
  if (/[\p{L}\p{N}]/u.test(read.text)) return read;
  throw new SourceProblem(
    'EMPTY',
    'The document has no text that can be read. A page that is built by scripts looks empty: paste its text instead.',
  );
};

const READABLE_TYPE =
  /^(?:text\/|application\/(?:xhtml\+xml|xml|json|octet-stream|pdf|x-unknown)|$)/;

/** Bytes that are no text in any usual encoding, whatever the header says. */
const isBinary = (bytes: Uint8Array, type: string): boolean => {
  if (/^(?:image|audio|video|font|model)\//.test(type)) return !looksLikeMarkup(bytes);
  const head = bytes.subarray(0, 4_096);
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return false;
  const controls = head.filter(
    (byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27),
  ).length;
  const isUtf16 = /utf-?16/i.test(type);
  return (
    !isUtf16 &&
    (controls > Math.max(3, head.length / 50) ||
      (!READABLE_TYPE.test(type) && !looksLikeMarkup(bytes)))
  );
};

const looksLikeMarkup = (bytes: Uint8Array): boolean =>
  MARKUP.test(new TextDecoder('latin1').decode(bytes.subarray(0, 1_024)));
const MARKUP =
  /^[\s\xef\xbb\xbf]*<(?:!doctype html|html|head|body|!--|meta|title|article|main|div|p|h1)[\s>]/i;

const isHtml = (text: string, type: string): boolean =>
  type === 'text/html' ||
  type === 'application/xhtml+xml' ||
  (!/^text\/(?:plain|markdown|csv)$/.test(type) &&
    /<(?:html|body|p|div|h1)[\s>]/i.test(text.slice(0, 4_096))) ||
  /^[\s\ufeff]*<(?:!doctype html|html)[\s>]/i.test(text.slice(0, 1_024));

/** The first heading of a Markdown text. */
const headingOf = (text: string): string | null =>
  cleanTitle(/^#{1,2} +(\S[^\n]{0,500})/m.exec(text.slice(0, 20_000))?.[1]);
