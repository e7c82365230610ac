/** An int64 of micros as the wire prints it; zero and nothing at all are "not set". */
export const microsIn = (value: string | undefined): number | null => Number(value ?? 0) || null;

/** The text before a prefix's end, e.g. the id in `geoTargetConstants/2840`. */
export const without = (prefix: string, value: string | undefined): string =>
  (value ?? '').slice(prefix.length);

/** Our two serving states; Google has no third for objects that are not removed. */
export const servingStatus = (status: string | undefined): 'ENABLED' | 'PAUSED' =>
  status === 'ENABLED' ? 'ENABLED' : 'PAUSED';

export const textOrNull = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;
