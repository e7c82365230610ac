import type { Capabilities, FieldRule, Support } from '@switchyard/platforms';

/** What becomes of a field on a platform in one cell: one word, or which word holds for which campaigns or ads. Empty where the table is silent. */
export const supportOf = (
  { fields }: Capabilities,
  entity: FieldRule['entity'],
  field: string,
): string => {
  const rules = fields.filter((rule) => rule.entity === entity && rule.field === field);
  const words = new Set(rules.map(({ support }) => support));
  if (words.size <= 1) return marked([...words][0] ?? '', rules);
  return [...words]
    .map(
      (word) =>
        `${marked(word, rules)} (${scopesOf(rules.filter(({ support }) => support === word))})`,
    )
    .join(', ');
};

const marked = (word: Support | '', rules: readonly FieldRule[]): string =>
  word !== '' &&
  rules.filter(({ support }) => support === word).every(({ unverified }) => unverified === true)
    ? `${word}*`
    : word;

const scopesOf = (rules: readonly FieldRule[]): string =>
  [
    ...new Set(
      rules.flatMap(({ campaignTypes, adTypes }) => [...(campaignTypes ?? []), ...(adTypes ?? [])]),
    ),
  ].join(', ') || 'others';
