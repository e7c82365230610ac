// schemathesis against the whole product, its stateful phase and raw JSON included. Two minutes,
// some 2,000 requests on quiet cores; on busy ones more rounds, each with the next seed, until 1,200
// were sent. SWITCHYARD_TEST_FULL=1: at least 20,000, for up to forty minutes.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env, stdout } from 'node:process';
import { pythonPackages } from './python.mjs';
import { seed } from './seed.mjs';
import { runToEnd } from './system.mjs';

const isFull = Boolean(env.SWITCHYARD_TEST_FULL);
const SIZE = isFull
  ? {
      phases: 'examples,coverage,fuzzing,stateful',
      examples: '60',
      atLeast: 20_000,
      wanted: 20_000,
      rounds: 1,
      seconds: '2400',
    }
  : {
      phases: 'fuzzing,stateful',
      examples: '4',
      atLeast: 600,
      wanted: 1_200,
      rounds: 6,
      seconds: '100',
    };
const ROUNDS = env.SWITCHYARD_FUZZ_SECONDS ? 1 : SIZE.rounds;
const FIRST_SEED = Number(env.SWITCHYARD_FUZZ_SEED ?? 1);
const COUNTS = resolve('.cache/fuzz-counts.json');
const SEEDED = resolve('.cache/fuzz-seeded.json');

// One worker: Python 3.11 compiles generated code wrongly in two threads at once ("AST constructor
// recursion depth mismatch").
const argumentsFor = ({ apiUrl, token }, seed) => [
  'run',
  resolve('apps/api/openapi.json'),
  ...['--url', apiUrl, '--header', `Authorization: Bearer ${token}`],
  ...[
    '--phases',
    SIZE.phases,
    '--max-examples',
    SIZE.examples,
    '--mode',
    'all',
    '--max-time',
    env.SWITCHYARD_FUZZ_SECONDS ?? SIZE.seconds,
  ],
  ...['--checks', 'not_a_server_error,status_code_conformance', '--continue-on-failure'],
  ...['--seed', seed, '--generation-database', 'none', '--no-shrink', '--workers', '1'],
  ...[
    '--suppress-health-check',
    'all',
    '--warnings',
    'off',
    '--request-timeout',
    '30',
    '--no-color',
  ],
];

/** One run of schemathesis: its exit code, and the counts that its hooks wrote. */
async function playRound(run, bin, seed) {
  rmSync(COUNTS, { force: true });
  const code = await runToEnd(join(bin, 'schemathesis'), argumentsFor(run, seed), {
    // It keeps notes of its own in the folder that it runs in.
    cwd: '.cache',
    env: {
      SCHEMATHESIS_HOOKS: resolve('tools/clients/fuzz_hooks.py'),
      SWITCHYARD_FUZZ_COUNTS: COUNTS,
      SWITCHYARD_FUZZ_SEEDED: SEEDED,
      SWITCHYARD_FUZZ_SEED: seed,
    },
  });
  return { code, counts: JSON.parse(readFileSync(COUNTS, 'utf8')) };
}

/** Rounds until enough was sent; the exit code of the first that failed, and all that was counted. */
async function playRounds(run, bin) {
  const all = { requests: 0 };
  let failed = 0;
  for (let round = 0; round < ROUNDS && all.requests < SIZE.wanted; round++) {
    const { code, counts } = await playRound(run, bin, `${FIRST_SEED + round}`);
    failed ||= code;
    for (const [name, count] of Object.entries(counts)) all[name] = (all[name] ?? 0) + count;
  }
  return { code: failed, counts: all };
}

/** Fails on any 5xx, and on any status that the description does not list; the exit code. */
export async function fuzz(run) {
  const bin = pythonPackages('schemathesis');
  writeFileSync(SEEDED, JSON.stringify(await seed(run)));
  const { code, counts } = await playRounds(run, bin);
  stdout.write(`${JSON.stringify(counts, undefined, 2)}\n`);
  if (counts.requests < SIZE.atLeast) {
    stdout.write(`only ${counts.requests} requests were sent, fewer than ${SIZE.atLeast}\n`);
    return 1;
  }
  return code || (Object.keys(counts).some((name) => name.startsWith('status 5')) ? 1 : 0);
}
