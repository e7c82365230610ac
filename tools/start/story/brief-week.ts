type Named = Readonly<Record<string, unknown>>;

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const dayOf = ({ day }: Named): number => WEEK.indexOf(String(day));
const MINUTES: Readonly<Record<string, string>> = {
  FIFTEEN: ':15',
  THIRTY: ':30',
  FORTY_FIVE: ':45',
};
const clock = (hour: unknown, minute: unknown): string =>
  `${String(hour)}${MINUTES[String(minute)] ?? ''}`;
const hours = ({ startHour, startMinute, endHour, endMinute, bidModifier }: Named): string =>
  `${clock(startHour, startMinute)}-${clock(endHour, endMinute)}${typeof bidModifier === 'number' && bidModifier !== 1 ? ` × ${bidModifier}` : ''}`;

/** Days as people say them: three in a row are a span. */
const spans = (days: readonly number[]): string => {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const short = (day = 0): string => WEEK[day]!.slice(0, 3);
  return runs
    .map((run) =>
      run.length > 2 ? `${short(run[0])}-${short(run.at(-1))}` : run.map(short).join(' '),
    )
    .join(' ');
};

/** Windows of a week: days of equal hours together, Monday first. */
export const briefWeek = (windows: readonly Named[]): string => {
  const byHours = new Map<string, number[]>();
  for (const window of [...windows].sort((a, b) => dayOf(a) - dayOf(b))) {
    byHours.set(hours(window), [...(byHours.get(hours(window)) ?? []), dayOf(window)]);
  }
  return [...byHours].map(([when, days]) => `${spans(days)} ${when}`).join(', ');
};
