/** Days that a read-out covers when nobody says. */
export const DEFAULT_WINDOW_DAYS = 90;
export const LONGEST_WINDOW_DAYS = 365;

/** `30` and `30d` are thirty days; undefined for what is no window of 1 to 365 days. */
export const windowDays = (text: string): number | undefined => {
  const days = Number(/^(\d{1,3})d?$/.exec(text)?.[1]);
  return days >= 1 && days <= LONGEST_WINDOW_DAYS ? days : undefined;
};
