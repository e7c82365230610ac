const DAY_MS = 86_400_000;

/** Days from first to last, both included, YYYY-MM-DD each; none when the last comes before the first. */
export const daysFrom = (first: string, last: string): readonly string[] => {
  const [begin, end] = [Date.parse(first), Date.parse(last)];
  return Array.from({ length: Math.max(0, Math.round((end - begin) / DAY_MS) + 1) }, (_, index) =>
    new Date(begin + index * DAY_MS).toISOString().slice(0, 10),
  );
};
