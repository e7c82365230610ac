import { setTimeout as pause } from 'node:timers/promises';
import type { Say, Terminal } from '../terminal/terminal';
import type { Api } from './api';
import { planDiff, planSentence } from './plan-diff';
import type { Preview } from './shapes';
import { mustBe } from './step-failed';

const computed = async (api: Api, first: Preview): Promise<Preview> => {
  let preview = first;
  while (preview.status === 'computing') {
    await pause(1_000);
    preview = await api.get<Preview>(`/sync/preview/${preview.id}`);
  }
  return preview;
};

/** Asks for the plan of one campaign and shows it. Throws when something in it is blocked. */
export const previewPlan = async (terminal: Terminal, api: Api, campaignId: string): Promise<Preview> => {
  const preview = await terminal.task('Preview', async (say: Say) => {
    const answer = await computed(api, await api.post<Preview>('/sync/preview', { campaignIds: [campaignId] }));
    mustBe(answer.status === 'ready', `The preview is ${answer.status}: ${JSON.stringify(answer)}`);
    mustBe(answer.summary.blocked === 0, `The plan is blocked: ${JSON.stringify(answer)}`);
    say(`${planSentence(answer)} (plan ${answer.planHash.slice(0, 12)})`);
    return answer;
  });
  const lines = planDiff(terminal.colours, preview);
  if (lines.length) terminal.line();
  lines.forEach((line) => terminal.line(line));
  preview.warnings.forEach(({ code, message }) => terminal.line(`      ${terminal.colours.yellow('!')} ${code}: ${message}`));
  return preview;
};
