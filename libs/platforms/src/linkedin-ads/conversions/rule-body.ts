import type { ActionDraft, RemoteAction } from '../../port/conversion-action';
import { eventNameOf } from '../../uploading';
import type { Json } from '../wire/answer';
import { RULE_TYPES } from './rule-types';

/** Days that a window may have (Conversions API, Conversion rules). */
const WINDOWS = [1, 7, 30, 90];
const USUAL = { click: 30, view: 7 };

/** The shortest window of LinkedIn's that holds the wished one. */
const windowFor = (days: number): number => WINDOWS.find((window) => window >= days) ?? 90;

/** A conversion rule that takes events of this API. */
export const ruleBody = (action: ActionDraft, account: string): Json => ({
  name: action.name,
  account,
  conversionMethod: 'CONVERSIONS_API',
  postClickAttributionWindowSize: windowFor(action.clickThroughLookbackWindowDays ?? USUAL.click),
  viewThroughAttributionWindowSize: windowFor(action.viewThroughLookbackWindowDays ?? USUAL.view),
  attributionType: 'LAST_TOUCH_BY_CAMPAIGN',
  type: eventNameOf(RULE_TYPES, action),
});

type Conflict = RemoteAction['conflicts'][number];

const conflict = (field: string, held: unknown): Conflict => ({
  field,
  code: 'REMOTE_DIFFERS',
  message: `LinkedIn has ${String(held)}.`,
});

/** What a rule holds otherwise than it is here. Members that LinkedIn did not tell are not compared. */
export const conflictsOf = (action: ActionDraft, rule: Json): readonly Conflict[] => {
  const holds = (member: string, wished: unknown): boolean =>
    rule[member] === undefined || rule[member] === wished;
  const [clicks, views] = [
    action.clickThroughLookbackWindowDays,
    action.viewThroughLookbackWindowDays,
  ];
  return [
    ...(holds('type', eventNameOf(RULE_TYPES, action)) ? [] : [conflict('category', rule['type'])]),
    ...(holds('enabled', true) ? [] : [conflict('status', 'a rule that is switched off')]),
    ...(clicks === undefined || holds('postClickAttributionWindowSize', clicks)
      ? []
      : [conflict('clickThroughLookbackWindowDays', rule['postClickAttributionWindowSize'])]),
    ...(views === undefined || holds('viewThroughAttributionWindowSize', views)
      ? []
      : [conflict('viewThroughLookbackWindowDays', rule['viewThroughAttributionWindowSize'])]),
    ...(action.attributionModel === 'DATA_DRIVEN'
      ? [conflict('attributionModel', 'LAST_TOUCH_BY_CAMPAIGN')]
      : []),
  ];
};
