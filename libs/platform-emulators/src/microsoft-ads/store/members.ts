import { type Fields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import { type Account, decimalsOf } from '../accounts';
import { integer, list, type Members, number, object, text } from '../doors/shape';
import { type ErrorCode, type Problem, problem } from '../errors';
import { unverifiedCodes as codes, UNVERIFIED, unverifiedCodes } from '../unverified';

const MAX_PARAMETERS = 8;
export const isWebUrl = (url: string): boolean =>
  /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(url) && url.length <= UNVERIFIED.urlLength;

/** Final URLs, tracking template and custom parameters (at most 8), where they are set. */
export function urlProblems(fields: Fields): readonly Problem[] {
  return [
    ...finalUrlProblems(fields, 'FinalUrls'),
    ...finalUrlProblems(fields, 'FinalMobileUrls'),
    ...templateProblems(fields),
    ...parameterProblems(fields),
  ];
}

function finalUrlProblems(fields: Fields, member: string): readonly Problem[] {
  const bad = listIn<unknown>(fields, member).some(
    (url) => typeof url !== 'string' || !isWebUrl(url),
  );
  return bad
    ? [problem(unverifiedCodes.invalidFinalUrls, member, 'A final URL is a web address.')]
    : [];
}

function templateProblems(fields: Fields): readonly Problem[] {
  const template = fields.TrackingUrlTemplate;
  if (template === undefined) return [];
  const begins =
    typeof template === 'string' &&
    /^(https?:\/\/|\{)/i.test(template) &&
    template.length <= UNVERIFIED.urlLength;
  return begins
    ? []
    : [
        problem(
          unverifiedCodes.invalidTrackingTemplate,
          'TrackingUrlTemplate',
          'A template is a web address or begins with a tag.',
        ),
      ];
}

function parameterProblems(fields: Fields): readonly Problem[] {
  const parameters = listIn<Fields | null>(objectIn(fields, 'UrlCustomParameters'), 'Parameters');
  const keys = parameters.map((parameter) => textIn(parameter ?? {}, 'Key'));
  const good = parameters.every(
    (parameter) =>
      parameter !== null && isParameter(textIn(parameter, 'Key'), textIn(parameter, 'Value')),
  );
  if (good && parameters.length <= MAX_PARAMETERS && new Set(keys).size === keys.length) return [];
  return [
    problem(
      unverifiedCodes.invalidCustomParameters,
      'UrlCustomParameters',
      `At most ${MAX_PARAMETERS} custom parameters with distinct keys.`,
    ),
  ];
}

const isParameter = (key: string, value: string): boolean =>
  /^\w+$/.test(key) &&
  key.length <= UNVERIFIED.customParameterKeyLength &&
  value.length <= UNVERIFIED.customParameterValueLength;

/**
 * An empty list takes URLs away; an empty parameter list takes custom parameters away (the latter
 * from memory, unverified).
 */
export function withoutEmptyUrls(fields: Fields): Fields {
  const emptied: Record<string, unknown> = { ...fields };
  for (const member of ['FinalUrls', 'FinalMobileUrls']) {
    if (Array.isArray(fields[member]) && listIn(fields, member).length === 0) {
      emptied[member] = null;
    }
  }
  if (
    fields.UrlCustomParameters !== undefined &&
    listIn(objectIn(fields, 'UrlCustomParameters'), 'Parameters').length === 0
  ) {
    emptied.UrlCustomParameters = null;
  }
  return emptied;
}

/** A name is 1 to `max` characters (platform document: campaign 128, ad group 256). */
export function nameProblems(fields: Fields, max: number, code: ErrorCode): readonly Problem[] {
  const name = textIn(fields, 'Name');
  return name.trim() === '' || name.length > max
    ? [problem(code, 'Name', `Name has 1 to ${max} characters.`)]
    : [];
}

/** A client may set Active and Paused; the other states are the service's own. */
export function statusProblems(given: Fields): readonly Problem[] {
  if (given.Status === undefined || given.Status === 'Active' || given.Status === 'Paused') {
    return [];
  }
  return [
    problem(unverifiedCodes.invalidStatus, 'Status', 'Status can be set to Active or Paused.'),
  ];
}

/**
 * An amount in units of the account's currency: not below the smallest, no more decimals than the
 * currency has.
 */
export function amountProblems(
  account: Account,
  amount: number,
  fieldPath: string,
  code: ErrorCode,
): readonly Problem[] {
  const decimals = decimalsOf(account);
  if (amount < UNVERIFIED.smallestAmount) {
    return [problem(code, fieldPath, `At least ${UNVERIFIED.smallestAmount} ${account.currency}.`)];
  }
  if (Number(amount.toFixed(decimals)) === amount) return [];
  return [problem(code, fieldPath, `${account.currency} has ${decimals} decimals.`)];
}

/** A bid member `{ Amount }`, where it is set. */
export function bidProblems(account: Account, fields: Fields, member: string): readonly Problem[] {
  if (fields[member] === undefined) return [];
  const amount = numberIn(objectIn(fields, member), 'Amount');
  if (amount === undefined) {
    return [problem(unverifiedCodes.invalidBid, member, 'A bid needs an Amount.')];
  }
  return amountProblems(account, amount, `${member}.Amount`, unverifiedCodes.invalidBid);
}

/**
 * A bid with a null amount takes the bid away (from memory, unverified): the next level's bid
 * counts again.
 */
export function withoutEmptyBid(fields: Fields, member: string): Fields {
  const isEmpty =
    fields[member] !== undefined && numberIn(objectIn(fields, member), 'Amount') === undefined;
  return isEmpty ? { ...fields, [member]: null } : fields;
}

/** A `{ Day, Month, Year }` member as YYYY-MM-DD; undefined when it is no day of the calendar. */
export function calendarDate(fields: Fields, member: string): string | undefined {
  const date = objectIn(fields, member);
  const [year, month, day] = [
    numberIn(date, 'Year'),
    numberIn(date, 'Month'),
    numberIn(date, 'Day'),
  ];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : undefined;
}

/** A YYYY-MM-DD day as the vendor's date object. */
export function dateObject(day: string): Fields {
  const [Year, Month, Day] = day.split('-').map(Number);
  return { Day, Month, Year };
}

/** Shapes that several kinds of object share. */
export const bidShape = object({ Amount: number });
export const dateShape = object({ Day: integer, Month: integer, Year: integer });

/** Members of everything that carries web addresses. */
export const urlMembers: Members = {
  TrackingUrlTemplate: text,
  FinalUrlSuffix: text,
  UrlCustomParameters: object({ Parameters: list(object({ Key: text, Value: text })) }),
};

/** Members of ads and keywords, which have addresses of their own. */
export const finalUrlMembers: Members = {
  ...urlMembers,
  FinalUrls: list(text),
  FinalMobileUrls: list(text),
};

/** How many texts of one role an ad takes, how long, and where they may be pinned. */
export interface TextRole {
  readonly member: 'Headlines' | 'LongHeadlines' | 'Descriptions';
  readonly min: number;
  readonly max: number;
  readonly length: number;
  readonly pins: readonly string[];
  readonly code: ErrorCode;
}

/** What is wrong with the texts of one role. */
export function textProblems(fields: Fields, role: TextRole): readonly Problem[] {
  const links = listIn<Fields | null>(fields, role.member);
  const found: Problem[] = [];
  if (links.length < role.min || links.length > role.max) {
    found.push(problem(role.code, role.member, `${role.min} to ${role.max} texts.`));
  }
  links.forEach((link, index) =>
    found.push(...textLinkProblems(link ?? {}, role, `${role.member}[${index}]`)),
  );
  return found;
}

function textLinkProblems(link: Fields, role: TextRole, path: string): readonly Problem[] {
  const shown = substituted(textIn(objectIn(link, 'Asset'), 'Text'));
  const found: Problem[] = [];
  if (!isShowable(shown, role.length)) {
    found.push(
      problem(role.code, `${path}.Asset.Text`, `1 to ${role.length} characters, one line.`),
    );
  }
  const pin = textIn(link, 'PinnedField');
  if (pin !== '' && !role.pins.includes(pin)) {
    found.push(
      problem(codes.invalidPinnedField, `${path}.PinnedField`, `One of ${role.pins.join(', ')}.`),
    );
  }
  return found;
}

/** Lengths count after dynamic text is replaced by its default: `{KeyWord:shoes}` shows `shoes`. */
const substituted = (text: string): string => text.replace(/\{[^{}:]+:([^{}]*)\}/g, '$1');

/** At least one word, in one line, within a length. */
export const isShowable = (text: string, length: number): boolean =>
  text.trim() !== '' && text.length <= length && !text.includes('\n');
