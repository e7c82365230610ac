import { lineLimits } from '../graph.mjs';
import type { SourceFile, Violation } from '../source-file';

/**
 * No file is longer than its limit, and the tree as a whole keeps its shape: a short median, few
 * long files.
 */
export const fileSizes = (files: readonly SourceFile[]): Violation[] => [
  ...files.flatMap(tooLong),
  ...badShape(files.filter(({ place }) => !place.isSpec).map(({ lines }) => lines)),
];

function tooLong({ path, place, lines }: SourceFile): Violation[] {
  const limit = place.isSpec ? lineLimits.spec : lineLimits.source;
  return lines > limit
    ? [{ rule: 'file-sizes', file: path, line: limit, says: `${lines} lines, at most ${limit}` }]
    : [];
}

function badShape(lines: readonly number[]): Violation[] {
  const sorted = lines.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const { median, percentile95 } = lineLimits;
  return [
    ...(at(0.5) > median ? [whole(`median file of ${at(0.5)} lines, at most ${median}`)] : []),
    ...(at(0.95) > percentile95
      ? [whole(`95th percentile of ${at(0.95)} lines, at most ${percentile95}`)]
      : []),
  ];
}

const whole = (says: string): Violation => ({
  rule: 'file-sizes',
  file: 'whole tree',
  line: 0,
  says,
});
