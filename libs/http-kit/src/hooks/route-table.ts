import { editsAllowed, editsBetween } from '../validation/findings';

/** The routes that may be named to callers; others are never named. */
const PUBLIC = '/api/v1';

/**
 * The routes that exist. They distinguish a wrong method, a wrong path and a browser's preflight.
 * Used only when no route matched.
 */
export class RouteTable {
  private readonly methods = new Map<string, Set<string>>();
  private readonly forWebsites = new Set<string>();

  add(method: string | readonly string[], url: string): void {
    const known = this.methods.get(url) ?? new Set<string>();
    for (const one of [method].flat()) known.add(one);
    this.methods.set(url, known);
  }

  openToWebsites(url: string): void {
    this.forWebsites.add(url);
  }

  /** Whether a page of another origin may post there. */
  isForWebsites(path: string): boolean {
    return this.forWebsites.has(path);
  }

  /**
   * The path that was probably meant: of a route that has this method, if one is as near as others.
   */
  nearest(method: string, path: string): string | undefined {
    const asked = [path, `${PUBLIC}${path}`].map((one) => one.replace(/\/+$/, '').split('/'));
    const [nearest] = [...this.methods]
      .filter(([url]) => url.startsWith(`${PUBLIC}/`))
      .flatMap(([url, methods]) =>
        asked.flatMap((parts) => {
          const way = wayTo(url.split('/'), parts);
          return way ? [{ ...way, isMethod: methods.has(method) }] : [];
        }),
      )
      .toSorted((a, b) => a.edits - b.edits || Number(b.isMethod) - Number(a.isMethod));
    return nearest?.path;
  }

  /** Methods of every route whose path matches, sorted; empty when there is none. */
  allowed(path: string): string[] {
    const found = [...this.methods]
      .filter(([url]) => matches(url, path))
      .flatMap(([, methods]) => [...methods]);
    return [...new Set(found)].sort();
  }
}

const matches = (url: string, path: string): boolean => {
  const [pattern, given] = [url.split('/'), path.split('/')];
  return (
    pattern.length === given.length &&
    pattern.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
};

/**
 * A path as a route has it, with the caller's own ids; undefined where a part is too far from it.
 */
const wayTo = (
  route: readonly string[],
  given: readonly string[],
): { readonly path: string; readonly edits: number } | undefined => {
  if (route.length !== given.length) return undefined;
  let sum = 0;
  const parts = route.map((part, at) => {
    const written = given[at]!;
    if (part.startsWith(':')) return isId(written) ? written : undefined;
    const edits = editsBetween(written.toLowerCase(), part);
    sum += edits;
    return edits <= editsAllowed(written) ? part : undefined;
  });
  return parts.includes(undefined) ? undefined : { path: parts.join('/'), edits: sum };
};

/** What may stand for a parameter: a suggestion repeats it, so that it must be short and plain. */
const isId = (part: string): boolean => /^[\w-]{1,64}$/.test(part);
