// Shows in CI what a sync would do, as Markdown. Changes nothing.
//
//   node review-plan.ts [--campaigns cmp_a,cmp_b] [--max-daily 500] [--out plan.md]
//
// Exit code: 0 nothing would change, 2 there are changes to review, 1 something is blocked or would
// spend more than --max-daily a day.
import { appendFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Preview, Switchyard } from '@switchyard/client';

const { values } = parseArgs({
  options: {
    campaigns: { type: 'string' },
    'max-daily': { type: 'string' },
    out: { type: 'string' },
  },
});

/** A text in a cell: names come from people, and must not end the cell or become markup. */
const cell = (text: unknown) =>
  String(text)
    .replace(/[\\|`*_<>[\]!#]/g, '\\$&')
    .replace(/\s+/g, ' ');
const row = (...cells: unknown[]) => `| ${cells.map(cell).join(' | ')} |`;
const heading = (...names: string[]) => [row(...names), `|${' --- |'.repeat(names.length)}`];

const tooMuch = ({ spend }: Preview) =>
  values['max-daily'] === undefined
    ? []
    : (spend?.perCurrency ?? []).filter(
        ({ dailyAfter }) => dailyAfter > Number(values['max-daily']),
      );

function markdownOf(plan: Preview): string {
  const changes = plan.platforms.flatMap((platform) => platform.changes);
  const more = plan.platforms.reduce((sum, platform) => sum + platform.more, 0);
  const spend = plan.spend?.perPlatform ?? [];
  return [
    `## Plan ${plan.id}`,
    '',
    `${changes.length + more} changes, ${plan.blocked.length} blocked, ${plan.warnings.length} warnings.`,
    '',
    ...heading('Platform', 'A day now', 'A day after', 'Currency'),
    ...spend.map((one) => row(one.platform, one.dailyBefore, one.dailyAfter, plan.spend?.currency)),
    '',
    ...heading('Change', 'Platform', 'Object', 'Name', 'Fields'),
    ...changes.map(({ action, platform, entity, name, fields }) =>
      row(action, platform, entity, name, (fields ?? []).map(({ field }) => field).join(', ')),
    ),
    ...(more > 0 ? ['', `${more} more are not listed.`] : []),
    '',
    ...plan.blocked.flatMap(({ name, platform, findings }) =>
      findings.map(({ message }) => `- Blocked: ${cell(`${name} on ${platform}: ${message}`)}`),
    ),
    ...plan.warnings.map(({ message }) => `- Warning: ${cell(message)}`),
    ...tooMuch(plan).map(
      ({ dailyAfter, currency }) => `- Limit: ${dailyAfter} ${currency} a day is too much.`,
    ),
    '',
  ].join('\n');
}

const client = new Switchyard();
const ids = values.campaigns?.split(',').map((id) => id.trim());
const asked = await client.sync.preview(ids ? { campaignIds: ids } : {});
const plan = await client.sync.waitUntilPlanned(asked.id);
const text = markdownOf(plan);
const out = values.out ?? process.env['GITHUB_STEP_SUMMARY'];
if (out) await appendFile(out, text);
else console.log(text);

const { exports = 0, imports = 0, removals = 0 } = plan.summary ?? {};
if (plan.blocked.length > 0 || tooMuch(plan).length > 0) process.exitCode = 1;
else process.exitCode = exports + imports + removals > 0 ? 2 : 0;
