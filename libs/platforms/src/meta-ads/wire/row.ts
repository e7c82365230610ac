/** An object as Meta writes it. */
export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers are read as texts too: Meta writes ids both ways. Anything else is empty. */
export const textIn = (row: Row, member: string): string => {
  const value = row[member];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Undefined for what is no number, nor the text of one. */
export const numberIn = (row: Row, member: string): number | undefined => {
  const text = textIn(row, member);
  return text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
};

export const rowIn = (row: Row, member: string): Row => (isRow(row[member]) ? row[member] : {});

export const listIn = <T = unknown>(row: Row, member: string): readonly T[] =>
  Array.isArray(row[member]) ? (row[member] as readonly T[]) : [];

export const rowsIn = (row: Row, member: string): readonly Row[] =>
  listIn(row, member).filter(isRow);

export const textsIn = (row: Row, member: string): readonly string[] =>
  listIn(row, member).filter((one) => typeof one === 'string');
