import { canonicalText } from './canonical-text';
import type { Json } from '../schema/field';
import type { Customer } from '../state/customer';
import { idOf } from '../state/kinds';
import { partOf, textOf } from '../state/row';
import { foldedKeyword } from './keyword-rules';

const DEVICE_IDS: Readonly<Record<string, string>> = {
  DESKTOP: '30000',
  MOBILE: '30001',
  TABLET: '30002',
  CONNECTED_TV: '30004',
};
const CRITERIA = ['keyword', 'location', 'proximity', 'adSchedule', 'device', 'language'] as const;
export type CriterionMember = (typeof CRITERIA)[number];

/** Which criterion of the oneof is given. */
export const criterionOf = (data: Json): CriterionMember | undefined =>
  CRITERIA.find((member) => data[member] !== undefined);

/** `adSchedule` → `AD_SCHEDULE`, as the `type` member reads back. */
export const criterionType = (data: Json): string | undefined =>
  criterionOf(data)
    ?.replace(/([A-Z])/g, '_$1')
    .toUpperCase();

/** Criteria are keyed by content: places and languages by their constants, devices by fixed ids, the rest by an id of what they say. */
export function criterionId(data: Json, customer: Customer, nextId: () => string): string {
  const member = criterionOf(data);
  switch (member) {
    case 'location':
      return idOf(textOf(partOf(data, 'location'), 'geoTargetConstant'));
    case 'language':
      return idOf(textOf(partOf(data, 'language'), 'languageConstant'));
    case 'device':
      return DEVICE_IDS[textOf(partOf(data, 'device'), 'type')] ?? '30003';
    default:
      return idOfContent(contentOf(data, member), customer, nextId);
  }
}

function contentOf(data: Json, member: CriterionMember | undefined): string {
  const content =
    member === 'keyword'
      ? foldedKeyword(partOf(data, 'keyword'))
      : canonicalText(member ? data[member] : {});
  return `${member} ${data['negative'] === true} ${content}`;
}

function idOfContent(content: string, { criterionIds }: Customer, nextId: () => string): string {
  const known = criterionIds.get(content);
  if (known) return known;
  const id = nextId();
  criterionIds.set(content, id);
  return id;
}
