import type { ConversionEvent, Repetition } from '../../domain';

/** What came again, counted for each conversion that has the order, each door and each worth; sorted the same for everybody. */
export const repetitionsOf = (
  again: readonly { readonly event: ConversionEvent; readonly holder: string }[],
): readonly Repetition[] => {
  const counted = new Map<string, Repetition>();
  for (const {
    event: { spaceId, door, valueMicros, currency, createdAt },
    holder,
  } of again) {
    const worth =
      valueMicros === null ? '' : `${valueMicros}${currency === null ? '' : ` ${currency}`}`;
    const key = `${holder}\n${door}\n${worth}`;
    counted.set(key, {
      spaceId,
      eventId: holder,
      door,
      worth,
      times: (counted.get(key)?.times ?? 0) + 1,
      firstAt: createdAt,
      lastAt: createdAt,
    });
  }
  return [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
};
