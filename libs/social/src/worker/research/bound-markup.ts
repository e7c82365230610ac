/** Mark-up that a parser takes in bounded time. */
export interface BoundedMarkup {
  readonly markup: string;
  /** What was in `<style>`. */
  readonly styles: string;
  /** Whether the end was cut off. */
  readonly truncated: boolean;
}

/**
 * The limits of one page. A tag, a text between entities and an attribute are an object each: what
 * they cost is bounded by their number. Long texts cost little.
 */
const MOST_PIECES = 40_000;
const MOST_ATTRIBUTES = 250_000;

/**
 * The page without comments, scripts and style sheets, cut off where its tags, entities and
 * attributes pass the limits. Takes time in proportion to the length.
 */
export const boundMarkup = (html: string): BoundedMarkup => {
  const kept: string[] = [];
  const styles: string[] = [];
  const cost = { pieces: 0, attributes: 0 };
  let at = 0;
  for (; at < html.length && isWithin(cost); cost.pieces++) {
    const skipped = skippedPart(html, at);
    const end = skipped?.end ?? pieceEnd(html, at);
    if (skipped) styles.push(skipped.style);
    else {
      count(html, at, end, cost);
      kept.push(isWithin(cost) ? html.slice(at, end) : '');
    }
    at = end;
  }
  return { markup: kept.join(''), styles: styles.join('\n'), truncated: !isWithin(cost) };
};

interface Cost {
  pieces: number;
  attributes: number;
}

const isWithin = ({ pieces, attributes }: Cost): boolean =>
  pieces <= MOST_PIECES && attributes <= MOST_ATTRIBUTES;

const LESS_THAN = 60;
const AMPERSAND = 38;

/** The end of a tag, or of the text before the next one. */
const pieceEnd = (html: string, at: number): number => {
  const end =
    html.charCodeAt(at) === LESS_THAN && /[a-z/!?]/i.test(html.charAt(at + 1))
      ? html.indexOf('>', at) + 1
      : html.indexOf('<', at + 1);
  return end <= 0 ? html.length : end;
};

const count = (html: string, start: number, end: number, cost: Cost): void => {
  const isTag = html.charCodeAt(start) === LESS_THAN;
  for (let at = start; at < end; at++) {
    const code = html.charCodeAt(at);
    if (code === AMPERSAND) cost.pieces++;
    else if (isTag && partsAttributes(code)) cost.attributes++;
  }
};

/** Space, line break, slash and quotes can part two attributes. */
const partsAttributes = (code: number): boolean =>
  code <= 32 || code === 47 || code === 34 || code === 39;

interface SkippedPart {
  readonly end: number;
  readonly style: string;
}

/**
 * A comment, script or style sheet that begins here. One without an end reaches to the end of the
 * text.
 */
const skippedPart = (html: string, at: number): SkippedPart | undefined => {
  if (html.charCodeAt(at) !== LESS_THAN) return undefined;
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 2);
    return { end: end < 0 ? html.length : end + 3, style: '' };
  }
  // Everything after it is text to browsers, and slow for parsers.
  if (/^<plaintext/i.test(html.slice(at, at + 10))) return { end: html.length, style: '' };
  const name = /^<(script|style)[\s/>]/i.exec(html.slice(at, at + 8))?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const closing = name === 'style' ? /<\/style[^>]{0,100}>/gi : /<\/script[^>]{0,100}>/gi;
  closing.lastIndex = at;
  const found = closing.exec(html);
  const style = name === 'style' ? html.slice(html.indexOf('>', at) + 1, found?.index) : '';
  return { end: found ? closing.lastIndex : html.length, style };
};
