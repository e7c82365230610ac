import type { LimitRule } from '@switchyard/platforms';

/** Measures a value against a limit: what was found when it breaks the limit, undefined when it keeps it or is of another kind. */
export type Breach = (value: unknown) => number | string | undefined;

export const breachOf = ({ kind, value: limit, counts, distinct }: LimitRule): Breach => {
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
