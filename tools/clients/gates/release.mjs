// What changed since the last release: additions alone. `apps/api/releases` has one compressed
// document per release.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { goProgram } from '../go.mjs';
import { outputOf } from './programs.mjs';

const RELEASES = 'apps/api/releases';
const KINDS = ['schemas', 'responses', 'parameters', 'headers'];

const numbersOf = (file) => file.split('.').slice(0, 3).map(Number);

/** By number, not by letter: 2.10.0 comes after 2.9.0. */
const inOrder = (one, other) =>
  numbersOf(one)
    .map((number, at) => number - numbersOf(other)[at])
    .find((difference) => difference !== 0) ?? 0;

/** The document of the last release. */
export function lastRelease() {
  const file = readdirSync(RELEASES)
    .filter((name) => name.endsWith('.json.gz'))
    .sort(inOrder)
    .at(-1);
  return JSON.parse(gunzipSync(readFileSync(join(RELEASES, file))));
}

const operationsOf = ({ paths }) =>
  Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );

const missing = (what, before, now) =>
  before.filter((name) => !now.includes(name)).map((name) => `${what} ${name} is gone`);

/** Names of clients: operationIds and components are only ever added. */
export const lostNames = (before, now) => [
  ...missing('operationId', operationsOf(before), operationsOf(now)),
  ...KINDS.flatMap((kind) =>
    missing(
      `components/${kind}`,
      Object.keys(before.components[kind] ?? {}),
      Object.keys(now.components[kind] ?? {}),
    ),
  ),
];

const written = (name, document) => {
  const file = resolve('.cache', name);
  writeFileSync(file, JSON.stringify(document));
  return file;
};

/** What would break a client of the earlier document, as oasdiff words it. */
export function breakingChanges(before, now) {
  const files = [written('release.json', before), written('now.json', now)];
  const args = ['breaking', ...files, '--format', 'json', '--allow-external-refs=false'];
  const { status, stdout, stderr } = spawnSync(goProgram('oasdiff'), args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`oasdiff failed: ${stderr}`);
  return (JSON.parse(stdout || '[]') ?? []).map(
    ({ id, text, operation, path }) => `${id}: ${text} (${operation} ${path})`,
  );
}

/** The same as redocly words it: a second opinion, by other rules. */
export function majorChanges(before, now) {
  const files = [written('release.json', before), written('now.json', now)];
  const { stdout } = outputOf('redocly', ['diff', ...files, '--format', 'json']);
  return JSON.parse(stdout)
    .changes.flatMap(({ verdicts }) => verdicts)
    .filter(({ impact }) => impact === 'major')
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** Everything since the earlier document that is not an addition. */
export const releaseProblems = (before, now) => [
  ...lostNames(before, now),
  ...breakingChanges(before, now),
];
