// The rule sets of redocly and spectral, both with every exception and its reason.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nodePackages } from '../packages.mjs';
import { outputOf } from './programs.mjs';

/** What is listed with its reason. */
const exceptions = () => JSON.parse(readFileSync(resolve('tools/clients/gates/exceptions.json')));

const describe = ({ ruleId, message }) => `${ruleId}: ${message}`;

/** What `redocly lint` with `recommended-strict` finds beside the listed exceptions. */
export function redoclyProblems(document) {
  const args = ['lint', '--extends=recommended-strict', '--format=json', '--max-problems=1000'];
  const { problems } = JSON.parse(outputOf('redocly', [...args, document]).stdout);
  const listed = exceptions().redocly;
  const found = problems.map(describe);
  const isListed = (problem) => listed.some(({ problem: one }) => one === problem);
  return [
    ...found.filter((problem) => !isListed(problem)),
    ...listed
      .filter(({ problem, document: name }) => document.endsWith(name) && !found.includes(problem))
      .map(({ problem }) => `no longer found, take it off the list: ${problem}`),
  ];
}

/** In place of the rule that takes exactly one kind of these headers; errors have both. */
const RATE_HEADER = {
  message: 'An answer has the header RateLimit.',
  severity: 'error',
  given: '$.paths[*]..responses[?(@property.match(/^(2|4)/))]',
  then: {
    field: 'headers',
    function: 'schema',
    functionOptions: { schema: { required: ['RateLimit'] } },
  },
};

/** In place of the rule that does not know open enumerations. */
const BOUNDED_STRINGS = {
  message: 'A text has a maxLength or a pattern, or its values are named.',
  severity: 'error',
  given: "$..[?(@ && @.type === 'string')]",
  then: {
    function: 'schema',
    functionOptions: {
      schema: {
        anyOf: ['maxLength', 'pattern', 'enum', 'const', 'x-extensible-enum'].map((name) => ({
          required: [name],
        })),
      },
    },
  },
};

const rulesetOf = () => {
  const modules = join(nodePackages(), 'node_modules');
  const owasp = join(modules, '@stoplight/spectral-owasp-ruleset/dist/ruleset.js');
  const off = exceptions()
    .spectral.filter(({ public: isPublic, at }) => !isPublic && !at)
    .map(({ rule }) => [rule, 'off']);
  return {
    extends: ['spectral:oas', owasp],
    rules: {
      ...Object.fromEntries(off),
      'rate-header': RATE_HEADER,
      'bounded-strings': BOUNDED_STRINGS,
    },
  };
};

/** A rule that is off for operations without a token. */
const isOfPublicOperation = (document, { code, path: [, path, verb] }) => {
  const listed = exceptions().spectral.some(
    ({ rule, public: isPublic }) => rule === code && isPublic,
  );
  const security = document.paths[path]?.[verb]?.security ?? [];
  return listed && security.some((scheme) => Object.keys(scheme).length === 0);
};

/** A rule that is off at one place. */
const isListedPlace = ({ code, path }) =>
  exceptions().spectral.some(({ rule, at }) => rule === code && at === path.join(' '));

/** What spectral finds with its own rules and those of OWASP, beside the rules that are off. */
export function spectralProblems(path) {
  const document = JSON.parse(readFileSync(path));
  const ruleset = resolve('.cache/spectral.json');
  writeFileSync(ruleset, JSON.stringify(rulesetOf()));
  const args = ['lint', path, '--ruleset', ruleset, '--format', 'json', '--quiet'];
  const { stdout } = outputOf('spectral', [...args, '--fail-severity', 'hint']);
  return JSON.parse(stdout)
    .filter((problem) => !isOfPublicOperation(document, problem) && !isListedPlace(problem))
    .map(({ code, message, path: at }) => `${code}: ${message} at /${at.join('/')}`);
}
