import { UNVERIFIED, unverifiedCodes } from '../unverified';
import { type Fields, listIn, objectIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

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

/** An empty list takes URLs away; an empty parameter list takes custom parameters away (the latter from memory, unverified). */
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
