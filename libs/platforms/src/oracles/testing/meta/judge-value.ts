import type { Descriptions, Named } from './descriptions';

type Judge = (value: unknown, type: string, at: string) => readonly string[];

/** What is wrong with a value by its type in Meta's specification. Texts of forms are judged by what they say. */
export const valueJudge = (descriptions: Descriptions): Judge => {
  const judge: Judge = (value, type, at) => {
    const words = descriptions.wordsOf(type);
    if (words) {
      return typeof value === 'string' && words.includes(value)
        ? []
        : [`${at}: ${JSON.stringify(value)} is no ${type}`];
    }
    const inner = /^list<(.*)>$/.exec(type)?.[1];
    if (inner !== undefined) {
      return Array.isArray(value)
        ? value.flatMap((one) => judge(one, inner, `${at}/~`))
        : [`${at}: no list`];
    }
    const plain = PLAIN[type];
    if (plain) return plain(value) ? [] : [`${at}: ${JSON.stringify(value)} is no ${type}`];
    return judgeObject(value, type, at);
  };
  const judgeObject: Judge = (value, type, at) => {
    if (!isObject(value)) return [`${at}: no object`];
    const known = EXTRA[type] ?? descriptions.of(type)?.fields;
    return known ? judgeMembers(value, known, at, judge) : [];
  };
  return judge;
};

/** Members that the specification does not know, and what is wrong with those that it does. */
export const judgeMembers = (
  value: Readonly<Record<string, unknown>>,
  known: readonly Named[],
  at: string,
  judge: Judge,
): readonly string[] =>
  Object.entries(value).flatMap(([name, member]) => {
    const found = known.find((one) => one.name === name);
    return found ? judge(member, found.type, `${at}/${name}`) : [`${at}/${name}: unknown`];
  });

/** An ad names its creative by a member that is no field of creatives. Automation, ranges of days and filters have no file of their own. */
const EXTRA: Readonly<Record<string, readonly Named[]>> = {
  AdCreative: [{ name: 'creative_id', type: 'string' }],
  TargetingAutomation: [{ name: 'advantage_audience', type: 'int' }],
  DayRange: [
    { name: 'since', type: 'string' },
    { name: 'until', type: 'string' },
  ],
  Filter: [
    { name: 'field', type: 'string' },
    { name: 'operator', type: 'string' },
    { name: 'value', type: 'anything' },
  ],
  AdCampaignBidConstraint: [{ name: 'roas_average_floor', type: 'int' }],
};

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  anything: () => true,
  string: (value) => typeof value === 'string',
  int: (value) =>
    Number.isInteger(typeof value === 'string' && value !== '' ? Number(value) : value),
  'unsigned int': (value) =>
    Number.isInteger(typeof value === 'string' && value !== '' ? Number(value) : value) &&
    Number(value) >= 0,
  float: (value) => typeof value === 'number',
  bool: (value) => value === 'true' || value === 'false' || typeof value === 'boolean',
  datetime: (value) =>
    typeof value === 'string' &&
    (/^\d+$/.test(value) || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}$/.test(value)),
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
