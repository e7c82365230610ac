import { money, type Terminal } from '../terminal';
import type { Campaign, GeoRow } from './answers';
import { type Api, mustBe } from './api';
import { brief } from './brief';

interface Warned {
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

interface Aim {
  readonly schedule: { readonly timezone?: string; readonly windows: readonly unknown[] };
  readonly places: {
    readonly include: readonly unknown[];
    readonly exclude: readonly unknown[];
    readonly radii?: readonly unknown[];
  };
}

const showWarnings = (terminal: Terminal, { warnings }: Warned): void =>
  warnings.forEach(({ code, message }) =>
    terminal.line(`      ${terminal.colours.yellow('!')} ${code}: ${message}`),
  );

/** Says an answer of a PUT, and that the same once more changes nothing. */
const setTwice = async <T extends Campaign & Warned>(
  api: Api,
  path: string,
  body: unknown,
): Promise<T> => {
  const first = await api.put<T>(path, body);
  const again = await api.put<T>(path, body);
  mustBe(
    again.version === first.version,
    `Setting the same again changed the version of ${path}: ${first.version}, ${again.version}.`,
  );
  return first;
};

const setSchedule = async (
  terminal: Terminal,
  api: Api,
  { id }: Campaign,
  { schedule }: Aim,
): Promise<void> => {
  const answer = await terminal.task('Schedule', async (report) => {
    const stored = await setTwice<Campaign & Warned>(api, `/campaigns/${id}/ad-schedule`, schedule);
    mustBe(stored.adScheduleStructured.windows.length > 0, 'The schedule has no windows.');
    report(
      `${brief(stored.adScheduleStructured)}${schedule.timezone ? `, asked in ${schedule.timezone}` : ''}`,
    );
    return stored;
  });
  showWarnings(terminal, answer);
};

/** Where its ads show. */
export const setLocations = async (
  terminal: Terminal,
  api: Api,
  { id }: Campaign,
  { places }: Pick<Aim, 'places'>,
): Promise<void> => {
  const wanted = places.include.length + places.exclude.length + (places.radii?.length ?? 0);
  const answer = await terminal.task('Places', async (report) => {
    const stored = await setTwice<Campaign & Warned & { readonly sentence: string }>(
      api,
      `/campaigns/${id}/geo-targeting`,
      places,
    );
    mustBe(
      stored.geoTargets.length === wanted,
      `The campaign has ${stored.geoTargets.length} places, not ${wanted}.`,
    );
    report(inWords(stored.geoTargets));
    return stored;
  });
  showWarnings(terminal, answer);
};

const inWords = (rows: readonly GeoRow[]): string => {
  const included = rows.filter(({ negative }) => !negative).map(({ name }) => name);
  const excluded = rows.filter(({ negative }) => negative).map(({ name }) => name);
  return `${included.join(', ')}${excluded.length > 0 ? ` without ${excluded.join(', ')}` : ''}`;
};

/** When and where the ads of a campaign show, as people say it. */
export const aimCampaign = async (
  terminal: Terminal,
  api: Api,
  campaign: Campaign,
  aim: Aim,
): Promise<void> => {
  await setSchedule(terminal, api, campaign, aim);
  await setLocations(terminal, api, campaign, aim);
};

/** Every cent of the day's budget goes to one of the platforms. */
export const splitBudget = (
  terminal: Terminal,
  api: Api,
  { id, name }: Campaign,
  body: unknown,
): Promise<void> =>
  terminal.task('Budget split', async (report) => {
    const {
      _platformBudgets: shares,
      budget,
      currency,
    } = await setTwice<Campaign & Warned>(api, `/campaigns/${id}/budget-split`, body);
    const amounts = Object.values(shares ?? {});
    mustBe(
      Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) ===
        Math.round(budget * 100),
      `The split is not the whole budget: ${JSON.stringify(shares)}`,
    );
    report(
      `${name}: ${Object.entries(shares ?? {})
        .map(([platform, amount]) => `${platform} ${money(amount, currency)}`)
        .join(', ')}`,
    );
  });
