/** One CSV line, every cell in quotes, as the vendor writes its files. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
