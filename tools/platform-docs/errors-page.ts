import type { CodeText } from '@switchyard/kernel';
import { CODE_GROUPS, type CodeGroup } from './code-groups';

const INTRODUCTION = [
  '# Codes',
  'Made from the tables of codes in the source by `npm run docs`; not edited by hand.',
  'Every code that the API answers, once: what it means, an example of its message and what to do. Codes are stable and safe to branch on; messages are for people and may change. A code that means something in several places is listed under the first of them. Refusals of the operations are listed in `x-error-codes` of the description.',
];

/** docs/errors.md: one heading, and so one anchor, per code. */
export const errorsPage = (groups: readonly CodeGroup[] = CODE_GROUPS): string => {
  const homes = homesOf(groups);
  return [
    ...INTRODUCTION,
    groups.map(({ title }) => `- [${title}](#${anchorOf(title)})`).join('\n'),
    ...groups.flatMap((group) => sectionOf(group, groups, homes)),
  ]
    .join('\n\n')
    .concat('\n');
};

/** Every code of the page. */
export const codesOf = (groups: readonly CodeGroup[] = CODE_GROUPS): readonly string[] => [
  ...homesOf(groups).keys(),
];

/** Code to the first group that has it. */
const homesOf = (groups: readonly CodeGroup[]): ReadonlyMap<string, CodeGroup> =>
  new Map(
    groups
      .toReversed()
      .flatMap((group) => Object.keys(group.texts).map((code) => [code, group] as const)),
  );

const sectionOf = (
  group: CodeGroup,
  groups: readonly CodeGroup[],
  homes: ReadonlyMap<string, CodeGroup>,
): readonly string[] => {
  const codes = Object.keys(group.texts).toSorted();
  const elsewhere = codes.filter((code) => homes.get(code) !== group);
  return [
    `## ${group.title}`,
    group.where,
    ...(elsewhere.length === 0
      ? []
      : [
          `Explained above: ${elsewhere.map((code) => `[${code}](#${anchorOf(code)})`).join(', ')}.`,
        ]),
    ...codes.filter((code) => homes.get(code) === group).map((code) => entryOf(code, groups)),
  ];
};

const entryOf = (code: string, groups: readonly CodeGroup[]): string => {
  const uses = groups.flatMap((group) => {
    const text = group.texts[code];
    return text ? [{ group, text }] : [];
  });
  return [`### ${code}`, ...uses.map(({ group, text }) => useOf(code, group, text))].join('\n\n');
};

const useOf = (code: string, { as, status }: CodeGroup, text: CodeText): string =>
  [
    `**${status?.[code] === undefined ? as : `${as}, HTTP ${status[code]}`}.** ${plain(text.meaning)}`,
    `- Example: ${plain(text.example)}`,
    `- What to do: ${plain(text.fix)}`,
  ]
    .join('\n\n')
    .replace('\n\n- What', '\n- What');

/** As GitHub makes them of headings. */
const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(' ', '-');

/** Text that Markdown leaves alone. */
const plain = (text: string): string =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll('<', '\\<').replaceAll('*', '\\*').replaceAll('_', '\\_'),
    )
    .join('`');
