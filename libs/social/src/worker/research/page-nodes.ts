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
