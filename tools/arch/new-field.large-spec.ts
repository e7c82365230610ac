import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

interface Place {
  readonly file: string;
  /** Each line is written below the first line that has this text. */
  readonly lines: readonly (readonly [below: string, line: string])[];
  /** The file that the compiler names when this place is left out. */
  readonly named: string;
}

const TABLES = 'libs/catalog/src/data/tables.ts';
const DOOR = 'libs/catalog/src/http/campaigns/campaign.dto.ts';
const DRAFT_OF_CAMPAIGN = 'libs/sync-engine/src/domain/basis/campaign-draft.ts';
const TEST_DRAFTS = 'libs/platforms/src/testing/drafts.ts';

/** What a person writes for a field of the campaign that is sent, and that no platform has yet. */
const PLACES: readonly Place[] = [
  {
    file: 'libs/catalog/src/domain/campaign/campaign.ts',
    lines: [
      ['readonly trackingTemplate:', 'readonly throwAway: string | null;'],
      ["trackingTemplate: 'written',", "throwAway: 'written',"],
    ],
    named: TABLES,
  },
  {
    file: TABLES,
    lines: [['trackingTemplate: optionalText,', 'throwAway: optionalText,']],
    named: TABLES,
  },
  {
    file: DOOR,
    lines: [
      [
        'trackingTemplate!:',
        "@Text({ max: 9, description: 'A test.', example: 'x', ...clearable }) throwAway!: string | null;",
      ],
    ],
    named: DOOR,
  },
  {
    file: 'libs/platforms/src/port/draft.ts',
    lines: [
      ['readonly trackingTemplate:', 'readonly throwAway: string | null;'],
      ["    'trackingTemplate',", "'throwAway',"],
      [
        'export const RARE_CAMPAIGN_FIELDS = {',
        'throwAway: (platform: string) => `${platform} has nothing of the kind.`,',
      ],
    ],
    named: DRAFT_OF_CAMPAIGN,
  },
  {
    file: DRAFT_OF_CAMPAIGN,
    lines: [['trackingTemplate: campaign.trackingTemplate,', 'throwAway: campaign.throwAway,']],
    named: DRAFT_OF_CAMPAIGN,
  },
  {
    file: TEST_DRAFTS,
    lines: [['trackingTemplate: null,', 'throwAway: null,']],
    named: TEST_DRAFTS,
  },
];

const root = resolve('.');
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')).config,
  ts.sys,
  root,
);

/** The tree with some places written; a version per text, so that only what changed is checked again. */
const written = new Map<string, string>();
const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => fileNames,
  getScriptVersion: (path) => written.get(path) ?? '',
  getScriptSnapshot: (path) => {
    const text = written.get(path) ?? ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: (settings) =>
    resolve(dirname(ts.getDefaultLibFilePath(settings)), ts.getDefaultLibFileName(settings)),
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
});

const write = (places: readonly Place[]): void => {
  written.clear();
  for (const { file, lines } of places) {
    const path = resolve(file);
    written.set(path, lines.reduce(withLine, readFileSync(path, 'utf8')));
  }
};

const withLine = (text: string, [below, line]: readonly [string, string]): string => {
  const at = text.indexOf(below);
  if (at < 0) throw new Error(`no line has "${below}"`);
  const end = text.indexOf('\n', at);
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
};

const errorsIn = (file: string): readonly string[] =>
  service
    .getSemanticDiagnostics(resolve(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

const LIMIT_MS = 300_000;

describe('a new field of the campaign', () => {
  it(
    'is written in six files, and in nothing else for the compiler',
    () => {
      write(PLACES);
      const named = fileNames.filter((path) => service.getSemanticDiagnostics(path).length > 0);
      expect(named).toEqual([]);
      expect(PLACES.length).toBeLessThanOrEqual(6);
    },
    LIMIT_MS,
  );

  it.each(PLACES.map((place) => [place.file, place] as const))(
    'does not compile without its lines in %s',
    (_file, place) => {
      write(PLACES.filter((one) => one !== place));
      expect(errorsIn(place.named).join('\n')).toContain('throwAway');
    },
    LIMIT_MS,
  );
});
