import Table from 'cli-table3';
import type { Terminal } from './terminal';

const NO_FRAME = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '  ',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

/** Rows under their headings, in columns, without a frame. */
export const tableOf = (
  terminal: Terminal,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const table = new Table({
    chars: NO_FRAME,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(
    head.map((name) => terminal.colours.dim(name)),
    ...rows.map((row) => [...row]),
  );
  return table.toString();
};
