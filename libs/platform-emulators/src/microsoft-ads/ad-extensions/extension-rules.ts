import { urlProblems } from '../rules/urls';
import type { RuleScene } from '../store/collection';
import { unverifiedCodes } from '../unverified';
import { type Fields, listIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import { callProblems } from './call-extension';
import { imageExtensionProblems } from './image-extension';
import { scheduleProblems } from './schedule-rules';
import { sitelinkProblems } from './sitelink-rules';
import { isSnippetHeader } from './snippet-headers';

const TEXT_LENGTH = 25;
const VALUES = { min: 3, max: 10 };

/** What is wrong with an extension as it would be stored. */
export function extensionProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  return [
    ...readOnlyProblems(scene.given),
    ...scheduleProblems(fields),
    ...urlProblems(fields),
    ...deviceProblems(fields),
    ...ownProblems(fields, scene),
  ];
}

function readOnlyProblems(given: Fields): readonly Problem[] {
  const found: Problem[] = [];
  if (given.Status !== undefined) {
    found.push(problem(codes.adExtensionStatus, 'Status', 'Status is read-only.'));
  }
  if (given.Version !== undefined) {
    found.push(problem(codes.adExtensionVersion, 'Version', 'Version is read-only.'));
  }
  return found;
}

function deviceProblems(fields: Fields): readonly Problem[] {
  if (fields.Type === 'SitelinkAdExtension' || fields.DevicePreference === undefined) return [];
  return [problem(codes.devicePreference, 'DevicePreference', 'Only for sitelinks.')];
}

function ownProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  switch (fields.Type) {
    case 'SitelinkAdExtension':
      return sitelinkProblems(fields);
    case 'CalloutAdExtension':
      return isText(fields.Text)
        ? []
        : [problem(unverifiedCodes.invalidCallout, 'Text', `1 to ${TEXT_LENGTH} characters.`)];
    case 'StructuredSnippetAdExtension':
      return snippetProblems(fields);
    case 'CallAdExtension':
      return callProblems(fields, scene.given);
    case 'ImageAdExtension':
      return imageExtensionProblems(fields, scene, scene.given);
    default:
      return [problem(codes.adExtensionType, 'Type', 'Not a type of extension.')];
  }
}

function snippetProblems(fields: Fields): readonly Problem[] {
  const values = listIn<unknown>(fields, 'Values');
  const found: Problem[] = [];
  if (!isSnippetHeader(textIn(fields, 'Header'))) {
    found.push(
      problem(unverifiedCodes.invalidSnippetHeader, 'Header', 'Not a header of any language.'),
    );
  }
  if (values.length < VALUES.min || values.length > VALUES.max) {
    found.push(
      problem(
        unverifiedCodes.invalidSnippetValues,
        'Values',
        `${VALUES.min} to ${VALUES.max} values.`,
      ),
    );
  }
  values.forEach((value, index) => {
    if (!isText(value)) {
      found.push(
        problem(
          unverifiedCodes.invalidSnippetValues,
          `Values[${index}]`,
          `1 to ${TEXT_LENGTH} characters.`,
        ),
      );
    }
  });
  return found;
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_LENGTH;
