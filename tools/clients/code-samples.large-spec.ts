import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  eventually,
  givenConnections,
  givenParty,
  type Party,
  releaseSystem,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import { type FlowSample, flowSamples } from './flow-program.mjs';

const run = promisify(execFile);

/** Where the description takes its examples from. `SWITCHYARD_RECORD_EXAMPLES=1` writes it anew. */
const EXAMPLES = 'apps/api/src/reference/generated/flow-examples.ts';

let system: System;
let party: Party;
beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true });
  party = await givenParty(system);
  await givenConnections(party);
}, 180_000);
afterAll(() => releaseSystem(system));

const pointedAt = (value: unknown, pointer: string): string =>
  String(
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], value),
  );

/** What the shell sends as the body, its variables expanded. */
const bodyOf = async (source: string, env: NodeJS.ProcessEnv): Promise<unknown> => {
  const [, quoted] = / -d ('[\s\S]*')$/.exec(source) ?? [];
  if (!quoted) return undefined;
  const { stdout } = await run('bash', ['-c', `printf %s ${quoted}`], { env });
  return JSON.parse(stdout) as unknown;
};

interface Played {
  readonly request?: unknown;
  readonly answer: unknown;
}

/** Answered with the whole campaign, which `getCampaign` shows; or with an empty list. */
const NOT_SHOWN = [
  'createCampaign',
  'setAdSchedule',
  'setGeoTargeting',
  'setBudgetSplit',
  'updateCampaign',
  'listPerformance',
];
/** Lists of a plan, of which its example shows the first items. */
const SHORTENED = ['changes', 'fields'];
const ITEMS_SHOWN = 3;

/** What the description shows of it. */
const exampleOf = ([operationId, { request, answer }]: [string, Played]): [string, object] => [
  operationId,
  {
    ...(request === undefined ? {} : { request }),
    ...(NOT_SHOWN.includes(operationId) ? {} : { answer: shortened(answer) }),
  },
];

const shortened = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    SHORTENED.includes(name) && Array.isArray(value) ? value.slice(0, ITEMS_SHOWN) : value,
  );

const SUFFIX = '01kb4wq6m3e0sv5mwzq8a7h2r';

/** The same ids at every recording; those of one kind differ in the last letter. */
const withFixedIds = (text: string): string => {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  return text.replaceAll(/\b([a-z]{2,3})_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g, (id, prefix: string) => {
    const at = counts.get(prefix) ?? 0;
    const fixed = known.get(id) ?? `${prefix}_${SUFFIX}${'defghjkm'[at]}`;
    if (!known.has(id)) counts.set(prefix, at + 1);
    known.set(id, fixed);
    return fixed;
  });
};

const END = ['completed', 'partial', 'failed', 'cancelled'];

/** Plays every sample in a shell of its own. Throws at the first one that is refused. */
const play = async (samples: readonly FlowSample[]): Promise<Record<string, Played>> => {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    SWITCHYARD_BASE_URL: system.apiUrl,
    SWITCHYARD_TOKEN: party.token,
  };
  const played: Record<string, Played> = {};
  const send = async (source: string): Promise<{ readonly data: Record<string, unknown> }> =>
    JSON.parse((await run('bash', ['-euc', source], { env })).stdout) as never;
  for (const { operationId, source, gives } of samples) {
    let answer = await send(source);
    if (operationId === 'getSync') {
      await eventually(async () => {
        answer = await send(source);
        expect(END).toContain(answer.data['effectiveStatus']);
      }, 60_000);
    }
    if (gives) env[gives.shell] = pointedAt(answer, gives.pointer);
    const request = await bodyOf(source, env);
    played[operationId] = { ...(request === undefined ? {} : { request }), answer };
  }
  return played;
};

it('every sample for the shell does what it shows, in the order of the flow', async () => {
  const description = JSON.parse(readFileSync('apps/api/openapi.json', 'utf8')) as object;
  const played = await play(flowSamples(description, 'Shell'));
  const sync = played['getSync']!.answer as { readonly data: { readonly effectiveStatus: string } };
  expect(sync.data.effectiveStatus).toBe('completed');
  if (process.env['SWITCHYARD_RECORD_EXAMPLES'] === '1') {
    const shown = Object.fromEntries(Object.entries(played).map(exampleOf));
    const [head] = readFileSync(EXAMPLES, 'utf8').split('> = {');
    writeFileSync(EXAMPLES, `${head}> = ${withFixedIds(JSON.stringify(shown, null, 2))};\n`);
    await run('node_modules/.bin/prettier', ['--write', EXAMPLES]);
  }
}, 120_000);
