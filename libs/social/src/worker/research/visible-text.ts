import type { IsHidden } from './hidden-elements';
import { isElement, isText, type PageElement, type PageNode } from './page-nodes';

/** Removes what people do not see. Nothing of it becomes text later. */
export const removeHidden = (root: PageElement, isHidden: IsHidden): void => {
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
export const visibleText = (
  root: PageElement,
  leaveOut: ReadonlySet<string> = new Set(),
): string => {
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
