// The rules that the description keeps: redocly, spectral, the score, and nothing but additions
// since the last release. SWITCHYARD_GATES_WRITE=1 writes the list of low scores anew.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stdout } from 'node:process';
import { redoclyProblems, spectralProblems } from './gates/lint.mjs';
import { unnoticedChanges } from './gates/planted-changes.mjs';
import { lastRelease, majorChanges, releaseProblems } from './gates/release.mjs';
import { scoreOf, scoreProblems } from './gates/score.mjs';
import { sizeProblems } from './gates/size.mjs';

const API = resolve('apps/api/openapi.json');
const APP = resolve('apps/api/app-openapi.json');

/** Prints what a rule set found; the number of its findings. */
const report = (what, problems) => {
  stdout.write(`${what}: ${problems.length === 0 ? 'nothing' : problems.length}\n`);
  for (const problem of problems.slice(0, 50)) stdout.write(`  ${problem}\n`);
  return problems.length;
};

/** Fails on any finding that is not listed with its reason; the exit code. */
export function judgeDescriptions() {
  const document = JSON.parse(readFileSync(API));
  const score = scoreOf(API);
  const found = [
    report('redocly lint, the api', redoclyProblems(API)),
    report('redocly lint, the app', redoclyProblems(APP)),
    report('spectral and owasp, the api', spectralProblems(API)),
    report('spectral and owasp, the app', spectralProblems(APP)),
    report('score', scoreProblems(score)),
    report('size', sizeProblems(API)),
    report('changes since the last release', releaseProblems(lastRelease(), document)),
    report('major changes, by redocly', majorChanges(lastRelease(), document)),
    report('planted changes', unnoticedChanges(document)),
  ];
  stdout.write(`redocly score of the api: ${score.agentReadiness} `);
  stdout.write(`(discoverability ${score.discoverability}), `);
  stdout.write(`of the app: ${scoreOf(APP).agentReadiness}\n`);
  return found.some((count) => count > 0) ? 1 : 0;
}
