import { PLACE_KEYS } from '@switchyard/kernel';
import type { Say, Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Names } from './brief';
import { planDiff, planSentence } from './plan-diff';
import type { Asset, Campaign, Preview } from './shapes';
import { mustBe } from './step-failed';
import { until } from './until';

const computed = (terminal: Terminal, api: Api, { id }: Preview): Promise<Preview> =>
  until(terminal, {
    what: () => 'the plan, which the worker compares with what the networks hold',
    look: () => api.get<Preview>(`/sync/preview/${id}`),
    isReached: ({ status }) => status !== 'computing',
  });

/** Plans name images by their digests, as assets do, and places by the platforms' ids, as campaigns do once a plan was made. */
const namesOf = async (api: Api, campaigns: readonly Campaign[]): Promise<Names> => {
  const assets = await api.get<readonly Asset[]>('/assets?limit=200');
  const placed = await Promise.all(
    campaigns.map(({ id }) => api.get<Campaign>(`/campaigns/${id}`)),
  );
  return new Map([
    ...assets.flatMap(({ sha256, name }) => (sha256 === null ? [] : [[sha256, name] as const])),
    ...placed.flatMap(({ geoTargets }) =>
      geoTargets.flatMap((row) =>
        PLACE_KEYS.flatMap((key) => (row[key] ? [[row[key], row.name] as const] : [])),
      ),
    ),
  ]);
};

/** Asks for the plan of these campaigns and shows it; images and places are told by their names. What the plan before had to change already is not told again. Throws when something in it is blocked. */
export const previewPlan = async (
  terminal: Terminal,
  api: Api,
  campaigns: readonly Campaign[],
  before?: Preview,
): Promise<Preview> => {
  const preview = await terminal.task('Preview', async (say: Say) => {
    const answer = await computed(
      terminal,
      api,
      await api.post<Preview>('/sync/preview', { campaignIds: campaigns.map(({ id }) => id) }),
    );
    mustBe(answer.status === 'ready', `The preview is ${answer.status}: ${JSON.stringify(answer)}`);
    mustBe(answer.summary.blocked === 0, `The plan is blocked: ${JSON.stringify(answer)}`);
    say(`${planSentence(answer)} (plan ${answer.planHash.slice(0, 12)})`);
    return answer;
  });
  const lines = planDiff(terminal.colours, preview, await namesOf(api, campaigns));
  if (lines.length) terminal.line();
  lines.forEach((line) => terminal.line(line));
  showWarnings(terminal, preview, before);
  return preview;
};

const warningsOf = ({ warnings }: Preview): readonly string[] => [
  ...new Set(warnings.map(({ code, message }) => `${code}: ${message}`)),
];

const showWarnings = (terminal: Terminal, preview: Preview, before: Preview | undefined): void => {
  const known = new Set(before ? warningsOf(before) : []);
  const fresh = warningsOf(preview).filter((warning) => !known.has(warning));
  fresh.forEach((warning) => terminal.line(`      ${terminal.colours.yellow('!')} ${warning}`));
  if (known.size > 0 && fresh.length === 0) {
    terminal.line(
      `      ${terminal.colours.dim('Warnings are unchanged since the last preview.')}`,
    );
  }
};
