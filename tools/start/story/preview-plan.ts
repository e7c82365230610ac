import { PLACE_KEYS } from '@switchyard/kernel';
import type { ReportDetail, Terminal } from '../terminal';
import type { Asset, Campaign, Change, FieldChange, PlatformPlan, Preview } from './answers';
import { type Api, mustBe, until } from './api';
import { briefWith, type Names } from './brief';

const computed = (terminal: Terminal, api: Api, { id }: Preview): Promise<Preview> =>
  until(terminal, {
    what: () => 'the plan, which the worker compares with what the networks hold',
    look: () => api.get<Preview>(`/sync/preview/${id}`),
    isReached: ({ status }) => status !== 'computing',
  });

/**
 * Plans name images by their digests, as assets do, and places by the platforms' ids, as campaigns
 * do once a plan was made.
 */
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

/**
 * Asks for the plan of these campaigns and shows it, with images and locations by their names.
 * Changes of the plan before are not shown again. Throws when something in it is blocked.
 */
export const previewPlan = async (
  terminal: Terminal,
  api: Api,
  campaigns: readonly Campaign[],
  before?: Preview,
): Promise<Preview> => {
  const preview = await terminal.task('Preview', async (report: ReportDetail) => {
    const answer = await computed(
      terminal,
      api,
      await api.post<Preview>('/sync/preview', { campaignIds: campaigns.map(({ id }) => id) }),
    );
    mustBe(answer.status === 'ready', `The preview is ${answer.status}: ${JSON.stringify(answer)}`);
    mustBe(answer.summary.blocked === 0, `The plan is blocked: ${JSON.stringify(answer)}`);
    report(`${planSentence(answer)} (plan ${answer.planHash.slice(0, 12)})`);
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

type Colours = Terminal['colours'];

interface Pen {
  readonly colours: Colours;
  readonly brief: (value: unknown) => string;
}

/** Lines fit a terminal of 100 columns. */
const VALUE_WIDTH = 56;
const SIDE_WIDTH = 26;
const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;

const marks = (colours: Colours): Readonly<Record<string, string>> => ({
  create: colours.green('+'),
  update: colours.yellow('~'),
  replace: colours.yellow('±'),
  remove: colours.red('-'),
  import: colours.cyan('<'),
  adopt: colours.cyan('='),
});

const NAME_WIDTH = 22;
const shortName = (field: string): string =>
  field.slice(field.lastIndexOf('/') + 1).padEnd(NAME_WIDTH);

const fieldLine = (
  { colours, brief }: Pen,
  action: string,
  { field, before, after }: FieldChange,
): string => {
  const name = `          ${colours.dim(shortName(field))}`;
  if (action === 'create') return `${name} ${cut(brief(after), VALUE_WIDTH)}`;
  return `${name} ${colours.red(cut(brief(before), SIDE_WIDTH))} → ${colours.green(cut(brief(after), SIDE_WIDTH))}`;
};

/** The name is shown with the object itself, and empty fields are left out. */
const isTelling =
  ({ brief }: Pen) =>
  ({ field, before, after }: FieldChange): boolean =>
    field !== 'name' && (brief(after) !== 'none' || brief(before) !== 'none');

const valueOf = ({ fields }: Change, name: string): unknown =>
  fields.find(({ field }) => field === name)?.after;
const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const adNature = (change: Change, brief: Pen['brief']): string => {
  const texts = `${count(valueOf(change, 'headlines'))} headlines, ${count(valueOf(change, 'descriptions'))} descriptions`;
  return count(valueOf(change, 'images')) > 0
    ? `${texts}, ${brief(valueOf(change, 'images'))}`
    : texts;
};

/** What a new child is, in a few words: a plan may make thousands of them. */
const nature = (change: Change, brief: Pen['brief']): string => {
  switch (change.entity) {
    case 'keyword':
      return `${valueOf(change, 'negative') === true ? 'not ' : ''}${brief(valueOf(change, 'matchType'))}`;
    case 'ad':
      return adNature(change, brief);
    case 'adGroup':
      return typeof valueOf(change, 'maxCpc') === 'number'
        ? `at most ${brief(valueOf(change, 'maxCpc'))} a click`
        : '';
    default:
      return '';
  }
};

const changeLines = (pen: Pen, change: Change): string[] => {
  const { colours, brief } = pen;
  const line = `      ${marks(colours)[change.action] ?? '·'} ${change.entity.padEnd(8)} ${change.name}`;
  if (change.action === 'create' && change.entity !== 'campaign') {
    return [`${line}  ${colours.dim(nature(change, brief))}`];
  }
  return [
    line,
    ...change.fields.filter(isTelling(pen)).map((field) => fieldLine(pen, change.action, field)),
  ];
};

const platformLines = (pen: Pen, { platform, changes, more, quota }: PlatformPlan): string[] => [
  `    ${pen.colours.bold(platform)}  ${pen.colours.dim(`${quota.readCalls} reading and ${quota.calls} writing requests`)}`,
  ...changes.flatMap((change) => changeLines(pen, change)),
  ...(more > 0 ? [pen.colours.dim(`      … and ${more} more: GET /sync/preview/:id/changes`)] : []),
];

/** A plan as a diff: what is made, changed, removed, per platform. */
export const planDiff = (
  colours: Colours,
  { platforms }: Preview,
  names: Names = new Map(),
): readonly string[] =>
  platforms
    .filter(({ changes }) => changes.length > 0)
    .flatMap((plan) => [...platformLines({ colours, brief: briefWith(names) }, plan), '']);

const plural = (number: number, one: string): string =>
  `${number} ${one}${number === 1 ? '' : 's'}`;

/** The plan in one sentence. */
export const planSentence = ({ summary }: Preview): string => {
  const { exports, imports, removals, unchanged } = summary;
  if (exports + imports + removals === 0) {
    return `nothing to do, ${plural(unchanged, 'object')} as wanted`;
  }
  return [
    `${plural(exports, 'object')} to send`,
    imports && `${imports} to take over`,
    removals && `${removals} to remove`,
    unchanged && `${unchanged} unchanged`,
  ]
    .filter(Boolean)
    .join(', ');
};
