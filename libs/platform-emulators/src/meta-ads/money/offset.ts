/** Currencies whose offset unit is the whole unit; all others count in hundredths (platform document 1b). */
const WHOLE = ['JPY', 'KRW', 'CLP', 'COP', 'CRC', 'HUF', 'ISK', 'IDR', 'PYG', 'TWD', 'VND'];

/** Offset units in one unit of a currency. */
export const offsetOf = (currency: string): number => (WHOLE.includes(currency) ? 1 : 100);

/** Micros as offset units, never rounded up: what is told is never more than what was spent. */
export const offsetUnits = (micros: number, currency: string): number =>
  Math.floor((micros * offsetOf(currency)) / 1_000_000 + 1e-6);

/** Offset units as the vendor's reports write money: major units. */
export const majorUnits = (units: number, currency: string): string =>
  offsetOf(currency) === 1 ? String(units) : (units / offsetOf(currency)).toFixed(2);
