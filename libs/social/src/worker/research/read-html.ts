import { cleanText, cleanTitle, type ReadDocument } from '../../domain/research/clean-text';
import { boundMarkup } from './bound-markup';
import { hiddenBy } from './hidden-elements';
import type { PageDocument, PageElement } from './page-nodes';
import { removeHidden, visibleText } from './visible-text';

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
