const NOTE =
  '# Made from the file of this name in `_async` by `npm run openapi`. Not edited by hand.\n';

/** What is written otherwise where nothing waits in the background. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\basync (def|with|for)\b/g, '$1'],
  [/\bawait /g, ''],
  [/\b__aenter__\b/g, '__enter__'],
  [/\b__aexit__\b/g, '__exit__'],
  [/\b__aiter__\b/g, '__iter__'],
  [/\banyio\b/g, 'time'],
  [/\baclose\b/g, 'close'],
  [/\b_async\b/g, '_sync'],
  [/\basynchronous\b/g, 'synchronous'],
  [/\b(_?)Async(?=[A-Z])/g, '$1'],
];

/** The same source for the client that blocks. */
export const synchronousSource = (source: string): string =>
  NOTE +
  REPLACED.reduce((text, [pattern, by]) => text.replace(pattern, by), source).replace(
    /^# Made from the description.*\n/,
    '',
  );
