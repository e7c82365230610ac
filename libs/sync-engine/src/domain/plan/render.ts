import { canonicalJson } from '@switchyard/kernel';
import type { Attributes, Json } from '@switchyard/platforms';

/** Attributes written out once, so that digests and imprints share the work. */
export interface Rendered {
  /** Names of fields that are there, sorted. */
  readonly fields: readonly string[];
  /** RFC 8785 text of each field's value. */
  readonly texts: readonly string[];
  /** RFC 8785 text of the whole. */
  readonly text: string;
}

export const render = (attributes: Attributes): Rendered => {
  const fields = sortedFields(attributes);
  const texts: string[] = [];
  let text = '';
  for (const field of fields) {
    const value = valueText(attributes[field] ?? null);
    texts.push(value);
    text += `${text === '' ? '{' : ','}${JSON.stringify(field)}:${value}`;
  }
  return { fields, texts, text: text === '' ? '{}' : `${text}}` };
};

/** RFC 8785 text of one value. */
export const valueText = (value: Json): string =>
  typeof value === 'object' && value !== null ? canonicalJson(value) : JSON.stringify(value);

const sortedFields = (attributes: Attributes): readonly string[] =>
  Object.keys(attributes)
    .filter((field) => attributes[field] !== undefined)
    .sort();
