import { TIME_ZONES } from './time-zones';
import type { MicrosoftTimeZone } from './time-zones';

const byZone = new Map<string, MicrosoftTimeZone>(
  Object.entries(TIME_ZONES).flatMap(([name, zones]) =>
    zones.map((zone) => [zone, name as MicrosoftTimeZone] as const),
  ),
);

/** Microsoft's name for an IANA zone; undefined when it has none that keeps the same clock. */
export const timeZoneOf = (iana: string): MicrosoftTimeZone | undefined => byZone.get(iana);

/** The IANA zone that stands for Microsoft's name; undefined for a name that is not in the table. */
export const ianaOf = (name: string | null | undefined): string | undefined =>
  name && Object.hasOwn(TIME_ZONES, name) ? TIME_ZONES[name as MicrosoftTimeZone][0] : undefined;
