import type { LimitRule } from '@switchyard/platforms';

/** Measures a value against a limit: what was found when it breaks the limit, undefined when it keeps it or is of another kind. */
export type Breach = (value: unknown) => number | string | undefined;

export const breachOf = ({ kind, value: limit }: LimitRule): Breach => {
  const bound = Number(limit);
  switch (kind) {
    case 'maxLength':
      return ofEachText((text) => above(characters(text), bound));
    case 'shortestMaxLength':
      return ofTexts((texts) => above(Math.min(...texts.map(characters)), bound));
    case 'maxWords':
      return ofText((text) => above(words(text), bound));
    case 'minCount':
      return ofList((count) => below(count, bound));
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

const above = (found: number, bound: number): number | undefined => (found > bound ? found : undefined);
const below = (found: number, bound: number): number | undefined => (found < bound ? found : undefined);

/** Code points: an emoji or a rare character is one, not two. */
const characters = (text: string): number => [...text].length;

const words = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

const ofText = (measure: (text: string) => number | undefined): Breach => (value) => (typeof value === 'string' ? measure(value) : undefined);
/** A text, or each of several: the first that breaks the limit. */
const ofEachText = (measure: (text: string) => number | undefined): Breach => (value) =>
  (Array.isArray(value) ? value : [value]).map(ofText(measure)).find((found) => found !== undefined);
const ofTexts = (measure: (texts: readonly string[]) => number | undefined): Breach => (value) => {
  const texts = Array.isArray(value) ? value.flatMap((one: { readonly text?: unknown }) => (typeof one.text === 'string' ? [one.text] : [])) : [];
  return texts.length > 0 ? measure(texts) : undefined;
};
const ofList = (measure: (count: number) => number | undefined): Breach => (value) => (Array.isArray(value) ? measure(value.length) : undefined);
const ofNumber = (measure: (number: number) => number | undefined): Breach => (value) => (typeof value === 'number' ? measure(value) : undefined);
const ofPattern = (pattern: RegExp): Breach => (value) => (typeof value === 'string' && value !== '' && pattern.test(value) ? value : undefined);
