/** Text without accents and case, to compare by. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Things whose name, or a word of its first part, begins with the query: shorter names first. */
export function searchNames<T extends { readonly name: string }>(
  all: readonly T[],
  query: string,
  count: number,
): readonly T[] {
  const wanted = plain(query.trim());
  const found = all.filter(({ name }) => begins(plain(name), wanted));
  return [...found]
    .sort((a, b) => a.name.length - b.name.length || a.name.localeCompare(b.name))
    .slice(0, count);
}

const begins = (name: string, wanted: string): boolean =>
  name.startsWith(wanted) || ` ${name.split(',')[0]}`.includes(` ${wanted}`);
