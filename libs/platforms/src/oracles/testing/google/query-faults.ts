import type { DescField, DescMessage } from '@bufbuild/protobuf';
import { messageOf } from './members';

/** The shape of every query that we make: no ORDER BY, no LIMIT, no PARAMETERS. */
const QUERY = /^SELECT (.+?) FROM ([a-z_]+)(?: WHERE (.+))?$/;
const FIELD = /(?<![\w'.])[a-z_]+(?:\.[a-z_0-9]+)+/g;
const COMPARED = /([a-z_]+(?:\.[a-z_0-9]+)+) (?:!=|=|IN) (\('[^)]*'\)|'(?:[^'\\]|\\.)*')/g;

/** What is wrong with a GAQL query: names that a row does not have, and words that an enum does not know. */
export const queryFaults = (row: DescMessage, query: string): readonly string[] => {
  const [, selected, from, where = ''] = QUERY.exec(query) ?? [];
  if (!selected || !from) return [`a query of another form: ${query.slice(0, 80)}`];
  const wanted = selected.split(', ');
  return [
    ...(fieldAt(row, [from]) ? [] : [`no resource ${from}`]),
    ...wanted.flatMap((name) => selectFaults(row, name)),
    ...(withoutTexts(where).match(FIELD) ?? [])
      .filter((name) => !fieldAt(row, name.split('.')))
      .map((name) => `no field ${name}`),
    ...[...where.matchAll(COMPARED)].flatMap(([, name = '', words = '']) =>
      wordFaults(row, name, words),
    ),
  ];
};

/** Messages that Google's list of fields names only whole: the protos cannot tell them from those whose members are listed. */
const WHOLE = new Set(
  ['AdTextAsset', 'AdImageAsset', 'AdVideoAsset', 'AdCallToActionAsset'].map(
    (name) => `google.ads.googleads.v25.common.${name}`,
  ),
);

const isWhole = (field: DescField): boolean =>
  field.fieldKind === 'list' || WHOLE.has(messageOf(field)?.typeName ?? '');

/** A single message cannot be selected, its members can; lists of messages and the assets of ads come whole, and their members cannot. */
const selectFaults = (row: DescMessage, name: string): readonly string[] => {
  const path = name.split('.');
  const field = fieldAt(row, path);
  if (!field) return [`no field ${name}`];
  if (path.some((_, index) => index > 0 && isWhole(fieldAt(row, path.slice(0, index))!))) {
    return [`${name} is inside what comes whole`];
  }
  return field.fieldKind === 'message' && !isWhole(field)
    ? [`${name} is a message: only its members can be selected`]
    : [];
};

const wordFaults = (row: DescMessage, name: string, words: string): readonly string[] => {
  const field = fieldAt(row, name.split('.'));
  const known = field?.enum?.values.map((value) => value.name);
  if (!known) return [];
  return [...words.matchAll(/'([^']*)'/g)]
    .map(([, word = '']) => word)
    .filter((word) => !known.includes(word))
    .map((word) => `${name} knows no ${word}`);
};

const fieldAt = (
  message: DescMessage,
  [name, ...rest]: readonly string[],
): DescField | undefined => {
  const field = message.fields.find((one) => one.name === name);
  if (!field || rest.length === 0) return field;
  const inside = messageOf(field);
  return inside && fieldAt(inside, rest);
};

/** Texts in a condition may look like fields ("www.example.com"). */
const withoutTexts = (where: string): string => where.replace(/'(?:[^'\\]|\\.)*'/g, "''");
