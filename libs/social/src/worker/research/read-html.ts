import { cleanText, cleanTitle, type ReadDocument } from '../../domain/research/clean-text';
import {
  hiddenBy,
  isElement,
  type IsHidden,
  isText,
  type PageDocument,
  type PageElement,
  type PageNode,
} from './hidden-elements';

/**
 * The visible text of a page: its article where there is one, else its body. Takes about two
 * seconds at most, whatever the page is. Its packages are loaded with the first page: a worker that
 * reads none starts in two thirds of the time.
 */
export const readHtml = async (html: string): Promise<ReadDocument> => {
  const { parseHTML } = await import('linkedom');
  const { markup, styles, truncated } = boundMarkup(html);
  const { document } = parseHTML(withRoot(markup)) as unknown as { document: PageDocument };
  const title = document.querySelector('title')?.textContent ?? null;
  removeHidden(document.documentElement, hiddenBy(styles));
  const body = document.documentElement;
  const withoutFrame = visibleText(body, FRAME);
  const whole = withoutFrame.trim() === '' ? visibleText(body) : withoutFrame;
  const isSmall = whole.length <= MOST_ARTICLE_CHARACTERS && isSmallEnough(body);
  const article = isSmall ? await articleText(document) : '';
  const read = cleanText(isArticleOfPage(article, whole) ? article : whole);
  return { title: cleanTitle(title), text: read.text, truncated: truncated || read.truncated };
};

/** A fragment of a page gets the root that the parser leaves out. */
const withRoot = (markup: string): string =>
  /<html[\s>]/i.test(markup.slice(0, 20_000)) ? markup : `<html>${markup}</html>`;

/** Elements and roles around the content of a page. */
const FRAME = new Set(
  'nav footer aside menu navigation contentinfo banner complementary search menubar dialog alert alertdialog'.split(
    ' ',
  ),
);

/** Readability takes time in the square of elements and their depth, and calls itself per level. */
const MOST_ARTICLE_CHARACTERS = 600_000;
const MOST_ELEMENTS = 12_000;
const MOST_DEPTH = 120;
const MOST_DEPTH_OF_ALL = 200_000;

const isSmallEnough = (root: PageElement): boolean => {
  let elements = 0;
  let depths = 0;
  const open = [{ element: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { element, depth } = next;
    elements++;
    depths += depth;
    if (elements > MOST_ELEMENTS || depth > MOST_DEPTH || depths > MOST_DEPTH_OF_ALL) return false;
    childrenOf(element).forEach((child) => open.push({ element: child, depth: depth + 1 }));
  }
  return true;
};

const childrenOf = (element: PageElement): PageElement[] => {
  const children: PageElement[] = [];
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    children.push(child);
  }
  return children;
};

/** Readability changes the document: whatever else is wanted of it was read before. */
const articleText = async (document: PageDocument): Promise<string> => {
  const { Readability } = await import('@mozilla/readability');
  try {
    const article = new Readability<PageElement>(document as never, {
      serializer: (node) => node as unknown as PageElement,
      disableJSONLD: true,
      keepClasses: false,
      charThreshold: 250,
    }).parse();
    return article?.content ? visibleText(article.content, FRAME) : '';
  } catch {
    return '';
  }
};

/** A part of the page that is too small to be what it is about is not taken for its article. */
const isArticleOfPage = (article: string, whole: string): boolean =>
  article.trim().length >= 1_500 || article.trim().length > whole.trim().length * 0.3;

/** Removes what people do not see. Nothing of it becomes text later. */
const removeHidden = (root: PageElement, isHidden: IsHidden): void => {
  const hidden: PageNode[] = [];
  walk(root, (node) => {
    if (isText(node) || (isElement(node) && (node === root || !isHidden(node)))) return true;
    hidden.push(node);
    return false;
  });
  hidden.forEach((node) => node.remove());
};

/**
 * The text below an element. Blocks are parted by empty lines, headings begin with `#` and items of
 * lists with `-`, so that what is in two blocks is not read as one sentence.
 */
const visibleText = (root: PageElement, leaveOut: ReadonlySet<string> = new Set()): string => {
  const parts: string[] = [];
  walk(
    root,
    (node) => {
      if (isText(node)) parts.push((node.nodeValue ?? '').replace(/\s+/g, ' '));
      if (!isElement(node) || (node !== root && isLeftOut(node, leaveOut))) return false;
      parts.push(BEFORE[node.localName] ?? (INLINE.has(node.localName) ? '' : '\n\n'));
      return true;
    },
    (node) => {
      if (isElement(node) && node.localName !== 'br' && !CELLS.has(node.localName)) {
        parts.push(INLINE.has(node.localName) ? '' : '\n\n');
      }
    },
  );
  return parts.join('');
};

const isLeftOut = (element: PageElement, leaveOut: ReadonlySet<string>): boolean =>
  leaveOut.has(element.localName) || leaveOut.has(element.getAttribute('role') ?? '');

const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr q rp rt ruby s ' +
    'samp small span strike strong sub sup time tt u var wbr picture source br'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);
const HEADING = '\n\n# ';
const BEFORE: Readonly<Record<string, string>> = {
  br: '\n',
  li: '\n\n- ',
  td: ' | ',
  th: ' | ',
  h1: HEADING,
  h2: HEADING,
  h3: HEADING,
  h4: HEADING,
  h5: HEADING,
  h6: HEADING,
};

/** Visits in order, without recursion: pages nest as deep as they like. */
const walk = (
  root: PageNode,
  enter: (node: PageNode) => boolean,
  leave: (node: PageNode) => void = () => undefined,
): void => {
  let node: PageNode | null = root;
  while (node) {
    const into: PageNode | null = enter(node) ? node.firstChild : null;
    if (into) node = into;
    else node = afterwards(node, root, leave);
  }
};

const afterwards = (
  from: PageNode,
  root: PageNode,
  leave: (node: PageNode) => void,
): PageNode | null => {
  let node: PageNode = from;
  for (;;) {
    leave(node);
    if (node === root) return null;
    if (node.nextSibling) return node.nextSibling;
    if (!node.parentNode) return null;
    node = node.parentNode;
  }
};

/** Mark-up that a parser takes in bounded time. */
interface BoundedMarkup {
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
const boundMarkup = (html: string): BoundedMarkup => {
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
