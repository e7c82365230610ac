import type { Capabilities, Finding, LimitRule } from '@switchyard/platforms';
import { breachOf } from './breach-of';
import { isLost } from './lost-field';
import { perKind } from './per-kind';
import { brandOf, findingAbout, type Verdict } from './question';
import type { Subject } from './subject';
import { valuesAt, type Located } from './values-at';

/** Tells every limit that an object breaks. Made once per table: patterns are compiled here. */
export const limitJudge = (
  capabilities: Capabilities,
): ((subject: Subject) => readonly Finding[]) => {
  const judges = capabilities.limits.map((rule) => ({
    rule,
    breach: breachOf(rule),
    kind: kindOf(rule, capabilities),
  }));
  const judgesOf = perKind((subject) =>
    judges.filter(({ rule }) => applies(rule, subject, capabilities)),
  );
  return (subject) =>
    judgesOf(subject).flatMap(({ rule, breach, kind }) =>
      valuesOf(subject, rule).flatMap((at) => {
        const actual = breach(at.value);
        return actual === undefined
          ? []
          : [
              findingAbout(
                capabilities,
                subject,
                verdict(rule, kind, at, actual, brandOf(capabilities)),
              ),
            ];
      }),
    );
};

/** What does not arrive breaks no limit. */
const applies = (
  { entity, field, adType }: LimitRule,
  subject: Subject,
  capabilities: Capabilities,
): boolean =>
  entity === subject.entity &&
  (adType === undefined || adType === subject.adType) &&
  !isLost(capabilities, entity, field, subject.adType) &&
  !isKeywordLost(subject, capabilities);

/** A keyword without its text is none. */
const isKeywordLost = ({ entity }: Subject, capabilities: Capabilities): boolean =>
  entity === 'keyword' && isLost(capabilities, 'keyword', 'text');

/** A text that must be there counts as one, or none. */
const valuesOf = (
  { view }: Subject,
  { field, kind, first = Infinity }: LimitRule,
): readonly Located[] => {
  const found = valuesAt(view, field).slice(0, first);
  if (kind !== 'minCount' || field.includes('.')) return found;
  const given = found.filter(({ value }) => value !== '');
  return given.length > 0 ? given : [{ field, value: [] }];
};

/** A field that the connector brings into range by itself still goes there; it only is not what was asked for. */
const kindOf = (
  { entity, field }: LimitRule,
  { fields }: Capabilities,
): 'requirement' | 'degraded' =>
  fields.some((one) => one.entity === entity && one.field === field && one.support === 'clamped')
    ? 'degraded'
    : 'requirement';

const verdict = (
  rule: LimitRule,
  kind: 'requirement' | 'degraded',
  { field }: Located,
  actual: number | string,
  name: string,
): Verdict => ({
  kind,
  source: rule.ours ? 'switchyard' : 'platform',
  code: rule.code,
  field,
  message: messageOf(rule, field, actual, name),
  ...(rule.kind === 'forbiddenPattern' ? {} : { limit: rule.value }),
  actual,
  fix: rule.fix,
});

/** A sentence of the rule's own says more than its numbers; an expression says nothing to people. */
const messageOf = (
  { kind, value, counts, problem }: LimitRule,
  field: string,
  actual: number | string,
  name: string,
): string => {
  if (problem !== undefined) return `\`${field}\` ${problem}. ${name} does not accept that.`;
  switch (kind) {
    case 'maxLength':
      return `\`${field}\` has ${actual} ${counts === 'bytes' ? 'bytes' : 'characters'}. ${name} accepts at most ${value}.`;
    case 'shortestMaxLength':
      return `\`${field}\` has no text of at most ${value} characters. ${name} needs one.`;
    case 'maxWords':
      return `\`${field}\` has ${actual} words. ${name} accepts at most ${value}.`;
    case 'minCount':
      return value === 1
        ? `\`${field}\` is missing. ${name} needs it.`
        : `\`${field}\` has ${actual} entries. ${name} needs at least ${value}.`;
    case 'maxCount':
      return `\`${field}\` has ${actual} entries. ${name} accepts at most ${value}.`;
    case 'min':
      return `\`${field}\` is ${actual}. ${name} accepts no value below ${value}.`;
    case 'max':
      return `\`${field}\` is ${actual}. ${name} accepts no value above ${value}.`;
    case 'forbiddenPattern':
      return `\`${field}\` is "${actual}". ${name} does not accept that.`;
  }
};
