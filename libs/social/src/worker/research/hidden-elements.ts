/** What is used of a parsed page. The library's own types want those of a browser. */
export interface PageNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly parentNode: PageNode | null;
  readonly firstChild: PageNode | null;
  readonly nextSibling: PageNode | null;
  remove(): void;
}

/** An element of a parsed page. */
export interface PageElement extends PageNode {
  readonly localName: string;
  readonly textContent: string | null;
  readonly parentElement: PageElement | null;
  readonly firstElementChild: PageElement | null;
  readonly nextElementSibling: PageElement | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
}

/** A parsed page. */
export interface PageDocument {
  readonly documentElement: PageElement;
  querySelector(selector: string): PageElement | null;
}

export const isText = ({ nodeType }: PageNode): boolean => nodeType === 3;
export const isElement = (node: PageNode): node is PageElement => node.nodeType === 1;

/** Whether an element and everything in it is not shown to people. */
export type IsHidden = (element: PageElement) => boolean;

/**
 * Judges elements by their names, attributes, inline styles and the simple rules of the page's own
 * style sheets. Linked style sheets and scripts are not read.
 */
export const hiddenBy = (styles: string): IsHidden => {
  const rules = hidingRules(styles);
  return (element) =>
    NEVER_SHOWN.has(element.localName) ||
    hasHidingAttribute(element) ||
    hides(element.getAttribute('style') ?? '') ||
    isOnItsOwnColour(element) ||
    rules.has(`#${element.getAttribute('id') ?? ''}`) ||
    (element.getAttribute('class') ?? '')
      .slice(0, 2_000)
      .split(/\s+/)
      .some((name) => rules.has(`.${name}`) || rules.has(`${element.localName}.${name}`));
};

const NEVER_SHOWN = new Set(
  (
    'head script style template noscript iframe object embed applet svg math canvas audio video map datalist ' +
    'noembed noframes frameset select option optgroup textarea input button meter progress title meta link xmp ' +
    'portal plaintext slot'
  ).split(' '),
);

const hasHidingAttribute = (element: PageElement): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden')?.trim().toLowerCase() === 'true' ||
  (element.localName === 'dialog' && !element.hasAttribute('open'));

/** Declarations that hide a text. */
const hides = (declarations: string): boolean => {
  const text = declarations
    .slice(0, 4_000)
    .toLowerCase()
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, '');
  return (
    HIDING.test(text) ||
    (/(?:^|;)(?:max-)?(?:height|width):0(?:px|em|rem|%)?(?:!important)?(?:;|$)/.test(text) &&
      /overflow[^;]*:(?:hidden|clip)/.test(text))
  );
};
const HIDING = new RegExp(
  `(?:^|;)(?:${[
    'display:none',
    'visibility:(?:hidden|collapse)',
    'opacity:0?\\.?0*(?![.\\d]*[1-9])%?(?=!|;|$)',
    'font-size:0?\\.?[0-3]?(?:px|pt)?(?=!|;|$)',
    'font:0(?:px)?/',
    'color:(?:transparent|rgba\\([^)]*,0?\\.?0*\\)|#[\\da-f]{6}00|#[\\da-f]{3}0)(?=!|;|$)',
    '(?:left|right|top|bottom|text-indent|margin-left|margin-top):-\\d{3,}',
    'clip:rect\\((?:0(?:px)?,?|1px,?){4}\\)',
    'clip-path:inset\\((?:50|100)%',
    'transform:(?:scale[xy]?\\(0|translate[xy]?\\(-\\d{4,})',
    'content-visibility:hidden',
  ].join('|')})`,
);

/** A text in the colour of what lies behind it, as far as inline styles say so. White is behind all. */
const isOnItsOwnColour = (element: PageElement): boolean => {
  const colour = colourOf(element, 'color') ?? element.getAttribute('color')?.toLowerCase();
  return colour !== undefined && sameColour(colour, backgroundOf(element));
};

const backgroundOf = (element: PageElement): string => {
  let from: PageElement | null = element;
  for (let levels = 0; from && levels < 30; levels++) {
    const hasImage = IMAGE_BEHIND.test(from.getAttribute('style') ?? '');
    const found = hasImage ? 'unknown' : ownBackground(from);
    if (found !== undefined) return found;
    from = from.parentElement;
  }
  return 'white';
};
const IMAGE_BEHIND = /background(?:-image)?:[^;]*(?:url|gradient)/i;

const ownBackground = (element: PageElement): string | undefined =>
  colourOf(element, 'background-color') ??
  colourOf(element, 'background') ??
  element.getAttribute('bgcolor')?.toLowerCase();

const colourOf = (element: PageElement, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;!]{1,60})`, 'i')
    .exec((element.getAttribute('style') ?? '').slice(0, 4_000))?.[1]
    ?.trim()
    .toLowerCase();

const sameColour = (one: string, other: string): boolean =>
  canonicalColour(one) === canonicalColour(other);

const canonicalColour = (colour: string): string => {
  const text = colour.replace(/\s+/g, '');
  if (WHITE.test(text)) return 'white';
  return BLACK.test(text) ? 'black' : text;
};

const WHITE = /^(?:white|snow|#f[d-f]?f[d-f]?f[d-f]?|#fff?fff?|rgba?\((?:25[3-5],?){3}(?:,?1)?\))$/;
const BLACK = /^(?:black|#000(?:000)?|rgba?\(0,0,0(?:,1)?\))$/;

/** `.name`, `#id` and `tag.name` of rules that hide, outside of `@media` and the like. */
const hidingRules = (styles: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const sheet = styles.slice(0, MOST_STYLE_CHARACTERS).replace(/\/\*[\s\S]{0,20000}?\*\//g, '');
  let depth = 0;
  let selectors = '';
  for (const part of sheet.split(/([{}])/)) {
    if (part === '{') depth++;
    else if (part === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) selectors = part;
    else if (depth === 1 && !selectors.includes('@') && hides(part)) {
      selectors.split(',').forEach((selector) => found.add(selector.trim()));
    }
  }
  return found;
};
const MOST_STYLE_CHARACTERS = 500_000;
