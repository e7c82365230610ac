import type { Terminal } from '../terminal/terminal';
import type { Change, FieldChange, PlatformPlan, Preview } from './shapes';

type Colours = Terminal['colours'];

const WIDTH = 96;
const cut = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A value as short as a person would say it; lists of objects by what tells their items apart. */
const brief = (value: unknown): string => {
  if (Array.isArray(value)) return value.length ? value.map(brief).join(', ') : 'none';
  if (!isObject(value)) return value === null || value === undefined ? 'none' : String(value);
  const shown = [value['name'], value['text'], value['type'], value['day'] && `${String(value['day']).slice(0, 3)} ${value['startHour']}–${value['endHour']}`].find(Boolean);
  return shown === undefined ? Object.entries(value).map(([name, inner]) => `${name} ${brief(inner)}`).join(', ') : String(shown);
};

const marks = (colours: Colours): Readonly<Record<string, string>> => ({
  create: colours.green('+'), update: colours.yellow('~'), replace: colours.yellow('±'), remove: colours.red('-'), import: colours.cyan('<'), adopt: colours.cyan('='),
});

const fieldLine = (colours: Colours, action: string, { field, before, after }: FieldChange): string => {
  const name = `          ${colours.dim(field.padEnd(24))}`;
  if (action === 'create') return `${name} ${cut(brief(after), WIDTH - 36)}`;
  return `${name} ${colours.red(cut(brief(before), 40))} → ${colours.green(cut(brief(after), 40))}`;
};

/** Of children that are made, the first says everything: their fields are left out of the picture. */
const isShownWhole = ({ action, entity }: Change): boolean => action !== 'create' || entity === 'campaign';

const EMPTY = new Set(['[]', '{}', 'null', '""']);
const isTelling = ({ before, after }: FieldChange): boolean => !EMPTY.has(JSON.stringify(after ?? null)) || !EMPTY.has(JSON.stringify(before ?? null));

const changeLines = (colours: Colours, change: Change): string[] => [
  `      ${marks(colours)[change.action] ?? '·'} ${change.entity.padEnd(8)} ${change.name}`,
  ...(isShownWhole(change) ? change.fields.filter(isTelling).map((field) => fieldLine(colours, change.action, field)) : []),
];

const platformLines = (colours: Colours, { platform, changes, more, quota }: PlatformPlan): string[] => [
  `    ${colours.bold(platform)} ${colours.dim(`${quota.readCalls} reading and ${quota.calls} writing requests`)}`,
  ...changes.flatMap((change) => changeLines(colours, change)),
  ...(more ? [colours.dim('      … more: GET /sync/preview/:id/changes')] : []),
];

/** A plan as a diff: what is made, changed, removed, per platform. */
export const planDiff = (colours: Colours, { platforms }: Preview): readonly string[] =>
  platforms.filter(({ changes }) => changes.length > 0).flatMap((plan) => [...platformLines(colours, plan), '']);

/** The plan in one sentence. */
export const planSentence = ({ summary }: Preview): string => {
  const { exports, imports, removals, unchanged } = summary;
  if (exports + imports + removals === 0) return `nothing to do, ${unchanged} objects are as they should be`;
  return [`${exports} to send`, imports && `${imports} to take over`, removals && `${removals} to remove`, unchanged && `${unchanged} unchanged`].filter(Boolean).join(', ');
};
