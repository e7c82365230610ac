import type { WireDate } from './objects';

/** 2026-12-01 as Microsoft writes it. */
export const wireDate = (date: string): WireDate => {
  const [Year, Month, Day] = date.split('-').map(Number) as [number, number, number];
  return { Day, Month, Year };
};

export const isoDate = ({ Year, Month, Day }: WireDate): string =>
  `${String(Year).padStart(4, '0')}-${String(Month).padStart(2, '0')}-${String(Day).padStart(2, '0')}`;

/** The day that it is in a zone, YYYY-MM-DD. */
export const todayIn = (timeZone: string, nowMs: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(nowMs);
