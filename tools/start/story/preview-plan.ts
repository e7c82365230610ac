import { setTimeout as pause } from 'node:timers/promises';
import type { Say, Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { AssetNames } from './brief';
import { planDiff, planSentence } from './plan-diff';
import type { Asset, Campaign, Preview } from './shapes';
import { mustBe } from './step-failed';

const computed = async (api: Api, first: Preview): Promise<Preview> => {
  let preview = first;
  while (preview.status === 'computing') {
    await pause(1_000);
    preview = await api.get<Preview>(`/sync/preview/${preview.id}`);
  }
  return preview;
};

/** Plans name images by their digests, as assets do. */
const assetNames = async (api: Api): Promise<AssetNames> =>
  new Map((await api.get<readonly Asset[]>('/assets?limit=200')).flatMap(({ sha256, name }) => (sha256 === null ? [] : [[sha256, name] as const])));

/** Asks for the plan of these campaigns and shows it; images are told by the names of their assets. Throws when something in it is blocked. */
export const previewPlan = async (terminal: Terminal, api: Api, campaigns: readonly Campaign[]): Promise<Preview> => {
  const preview = await terminal.task('Preview', async (say: Say) => {
    const answer = await computed(api, await api.post<Preview>('/sync/preview', { campaignIds: campaigns.map(({ id }) => id) }));
    mustBe(answer.status === 'ready', `The preview is ${answer.status}: ${JSON.stringify(answer)}`);
    mustBe(answer.summary.blocked === 0, `The plan is blocked: ${JSON.stringify(answer)}`);
    say(`${planSentence(answer)} (plan ${answer.planHash.slice(0, 12)})`);
    return answer;
  });
  const lines = planDiff(terminal.colours, preview, await assetNames(api));
  if (lines.length) terminal.line();
  lines.forEach((line) => terminal.line(line));
  preview.warnings.forEach(({ code, message }) => terminal.line(`      ${terminal.colours.yellow('!')} ${code}: ${message}`));
  return preview;
};
