import type { Capabilities, Finding, LimitRule } from '@switchyard/platforms/domain';
import { type Located, valuesAt } from './field-findings';
import { brandOf, findingAbout, isLost, type Verdict } from './question';
import { perKind, type Subject } from './subject';

/** Reports every limit that an object breaks. Made once per table: patterns are compiled here. */
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

/**
 * `degraded` for a field that the connector brings into range itself: it is sent with another value
 * than requested.
 */
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

/**
 * The rule's own sentence is used if there is one. A pattern is never shown, because people cannot
 * read it.
 */
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

/**
 * Measures a value against a limit: what was found when it breaks the limit, undefined when it
 * keeps it or is of another kind.
 */
export type Breach = (value: unknown) => number | string | undefined;

const breachOf = ({ kind, value: limit, counts, distinct }: LimitRule): Breach => {
  const bound = Number(limit);
  const characters = measureOf(counts);
  switch (kind) {
    case 'maxLength':
      return ofEachText((text) => above(characters(text), bound));
    case 'shortestMaxLength':
      return ofTexts((texts) => above(Math.min(...texts.map(characters)), bound));
    case 'maxWords':
      return ofText((text) => above(words(text), bound));
    case 'minCount':
      return ofList((count) => below(count, bound), distinct);
    case 'maxCount':
      return ofList((count) => above(count, bound));
    case 'min':
      return ofNumber((number) => below(number, bound));
    case 'max':
      return ofNumber((number) => above(number, bound));
    case 'forbiddenPattern':
      return ofPattern(new RegExp(String(limit), 'u'));
  }
};

const above = (found: number, bound: number): number | undefined =>
  found > bound ? found : undefined;
const below = (found: number, bound: number): number | undefined =>
  found < bound ? found : undefined;

/** Without a measure, code points: an emoji or a rare character is one, not two. */
const measureOf = (counts: LimitRule['counts']): ((text: string) => number) => {
  switch (counts) {
    case undefined:
      return (text) => [...text].length;
    case 'units':
      return (text) => text.length;
    case 'bytes':
      return (text) => Buffer.byteLength(text);
    case 'shownUnits':
      return (text) => shown(text).length;
    case 'shownWide':
      return (text) => [...shown(text)].length + (shown(text).match(WIDE)?.length ?? 0);
    default:
      return counts satisfies never;
  }
};

/** Dynamic parts by their default text: `{KeyWord:shoes}` shows `shoes`. */
const shown = (text: string): string => text.replaceAll(/\{[^{}:]+:([^{}]*)\}/gu, '$1');

/** Characters that East Asian scripts write twice as wide. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

const words = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

const ofText =
  (measure: (text: string) => number | undefined): Breach =>
  (value) =>
    typeof value === 'string' ? measure(value) : undefined;
/** A text, or each of several: the first that breaks the limit. */
const ofEachText =
  (measure: (text: string) => number | undefined): Breach =>
  (value) =>
    (Array.isArray(value) ? value : [value])
      .map(ofText(measure))
      .find((found) => found !== undefined);
const ofTexts =
  (measure: (texts: readonly string[]) => number | undefined): Breach =>
  (value) => {
    const texts = Array.isArray(value)
      ? value.flatMap((one: { readonly text?: unknown }) =>
          typeof one.text === 'string' ? [one.text] : [],
        )
      : [];
    return texts.length > 0 ? measure(texts) : undefined;
  };
const ofList =
  (measure: (count: number) => number | undefined, distinct = false): Breach =>
  (value) =>
    Array.isArray(value)
      ? measure(
          distinct
            ? new Set(value.map((one: { readonly text?: unknown }) => one.text)).size
            : value.length,
        )
      : undefined;
const ofNumber =
  (measure: (number: number) => number | undefined): Breach =>
  (value) =>
    typeof value === 'number' ? measure(value) : undefined;
const ofPattern =
  (pattern: RegExp): Breach =>
  (value) =>
    (Array.isArray(value) ? value : [value]).find(
      (text) => typeof text === 'string' && text !== '' && pattern.test(text),
    ) as string | undefined;
