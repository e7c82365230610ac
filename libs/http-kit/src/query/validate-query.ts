import type { Type } from '@nestjs/common';
import { type Issue, validationError } from '@switchyard/kernel';
import { fieldsOf, type FieldSpec } from '../fields/field';
import { didYouMean, Findings, nearestName } from '../validation/findings';
import { planOf } from '../validation/plan';
import { readMember } from '../validation/validate-body';

/**
 * The query as a typed object; defaults filled in. Throws VALIDATION_ERROR naming `query.<name>`:
 * unknown, repeated and wrong parameters.
 */
export const validateQuery = <T extends object>(dto: Type<T>, query: unknown): T => {
  const given = (query ?? {}) as Readonly<Record<string, unknown>>;
  const fields = fieldsOf(dto);
  const issues = Object.keys(given).flatMap((name) => parameterIssues(fields, name, given[name]));
  const findings = new Findings();
  const result: Record<string, unknown> = {};
  for (const member of planOf(dto).members.values()) {
    const spec = fields.get(member.name);
    const text = Object.hasOwn(given, member.name) ? given[member.name] : undefined;
    if (!spec || Array.isArray(text)) continue;
    const typed = typeof text === 'string' ? coerce(spec, text) : spec.options.default;
    result[member.name] = readParameter(
      member.name,
      typed,
      () => readMember(member, { [member.name]: typed }, `query.${member.name}`, findings),
      findings,
    );
  }
  throwIssues([...issues, ...findings.issues.map(atParameter)]);
  return result as T;
};

/**
 * A malformed id in a filter is an id that nothing has: the filter stays, and the list is empty.
 */
const readParameter = (
  name: string,
  typed: unknown,
  read: () => unknown,
  findings: Findings,
): unknown => {
  const value = read();
  return findings.badReferences.some((path) => path.split('/')[0] === `query.${name}`)
    ? typed
    : value;
};

const parameterIssues = (
  fields: ReadonlyMap<string, FieldSpec>,
  name: string,
  value: unknown,
): Issue[] => {
  if (!fields.has(name)) {
    return [
      {
        path: `query.${name}`,
        code: 'UNKNOWN_FIELD',
        message: `${name} is not a parameter of this operation${didYouMean(nearestName(name, fields.keys()))}`,
      },
    ];
  }
  if (Array.isArray(value)) {
    return [
      { path: `query.${name}`, code: 'DUPLICATE', message: `${name} is given more than once` },
    ];
  }
  return [];
};

/** Parameters have no inside: an issue of a list's item is an issue of the parameter. */
const atParameter = (issue: Issue): Issue => ({ ...issue, path: issue.path.split('/')[0]! });

const throwIssues = (issues: readonly Issue[]): void => {
  if (issues.length > 0) throw validationError(issues);
};

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * The typed value of a query parameter; text that does not look like its type stays text, for the
 * plan to refuse.
 */
const coerce = (spec: FieldSpec, text: string): unknown => {
  switch (spec.kind) {
    case 'number':
      return NUMBER.test(text) ? Number(text) : text;
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'list':
      return text === ''
        ? []
        : text.split(',').map((part) => (spec.item ? coerce(spec.item, part) : part));
    case 'text':
    case 'object':
    case 'map':
    case 'either':
    case 'free':
      return text;
  }
};
