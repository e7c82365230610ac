// The score of `redocly score`, and the drags that stay with their reasons.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { env } from 'node:process';
import { outputOf } from './programs.mjs';

const WANTED = { overall: 95, operation: 90 };
const LIST = resolve('tools/clients/gates/score.json');

/** The score of the document with every reference resolved: a reference counts as a dependency. */
export function scoreOf(document) {
  const resolved = resolve('.cache/dereferenced.json');
  outputOf('redocly', ['bundle', '--dereferenced', document, '--output', resolved]);
  return JSON.parse(outputOf('redocly', ['score', '--format', 'json', resolved]).stdout);
}

/** What an operation loses points by. */
const dragsOf = ({ subscores }) => Object.keys(subscores).filter((name) => subscores[name] < 1);

const lowOperations = ({ operationScores }) =>
  Object.entries(operationScores)
    .filter(([, { agentReadiness }]) => agentReadiness < WANTED.operation)
    .map(([operation, score]) => [
      operation,
      { score: score.agentReadiness, drags: dragsOf(score) },
    ]);

/** Writes the list anew; the reasons of the drags stay as they are. */
function writeList(score, { reasons }) {
  const operations = Object.fromEntries(lowOperations(score).sort());
  const list = { overall: score.agentReadiness, reasons, operations };
  writeFileSync(LIST, `${JSON.stringify(list, undefined, 2)}\n`);
  return list;
}

const operationProblems = (operation, { score, drags }, { reasons, operations }) => {
  const listed = operations[operation];
  if (!listed) return [`${operation} scores ${score} and is not listed`];
  const added = drags.filter((drag) => !listed.drags.includes(drag));
  return [
    ...(score < listed.score ? [`${operation} scores ${score}, less than ${listed.score}`] : []),
    ...added.map((drag) => `${operation} is dragged by ${drag}, which is not listed`),
    ...drags.filter((drag) => !reasons[drag]).map((drag) => `${drag} has no reason`),
  ];
};

/** What is worse than wanted and than listed: the whole, an operation, or a drag of one. */
export function scoreProblems(score, given = JSON.parse(readFileSync(LIST))) {
  const list = env.SWITCHYARD_GATES_WRITE ? writeList(score, given) : given;
  const low = lowOperations(score);
  const overall = Math.min(WANTED.overall, list.overall);
  return [
    ...(score.agentReadiness < overall
      ? [`the description scores ${score.agentReadiness}, less than ${overall}`]
      : []),
    ...low.flatMap(([operation, found]) => operationProblems(operation, found, list)),
    ...Object.keys(list.operations)
      .filter((operation) => !low.some(([name]) => name === operation))
      .map((operation) => `${operation} scores ${WANTED.operation}: take it off the list`),
  ];
}
