/** The routes that exist, to tell a wrong method from a wrong path and a browser's question from both. Only asked when no route matched. */
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
