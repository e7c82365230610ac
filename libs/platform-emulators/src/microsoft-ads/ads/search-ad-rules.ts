import { textProblems, type TextRole } from '../assets/text-rules';
import { statusProblems } from '../rules/status';
import { urlProblems } from '../rules/urls';
import type { RuleScene } from '../store/collection';
import { unverifiedCodes as codes } from '../unverified';
import { type Fields, listIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
const headlines: TextRole = {
  member: 'Headlines',
  min: 3,
  max: 15,
  length: 30,
  pins: ['Headline1', 'Headline2', 'Headline3'],
  code: codes.invalidHeadlines,
};
const descriptions: TextRole = {
  member: 'Descriptions',
  min: 2,
  max: 4,
  length: 90,
  pins: ['Description1', 'Description2'],
  code: codes.invalidDescriptions,
};
const PATH_LENGTH = 15;
const DISPLAY_URL_LENGTH = 67;

/** What is wrong with a responsive search ad (platform document). */
export function searchAdProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  return [
    ...statusProblems(scene.given),
    ...textProblems(fields, headlines),
    ...textProblems(fields, descriptions),
    ...(listIn(fields, 'FinalUrls').length === 0
      ? [problem(codes.invalidFinalUrls, 'FinalUrls', 'A final URL is required.')]
      : []),
    ...urlProblems(fields),
    ...pathProblems(fields),
  ];
}

/** Paths of at most 15 characters, the second only after the first, domain and paths together at most 67. */
export function pathProblems(fields: Fields): readonly Problem[] {
  const [first, second] = [textIn(fields, 'Path1'), textIn(fields, 'Path2')];
  const wrong = (member: string, message: string) => problem(codes.invalidPath, member, message);
  const found: Problem[] = [];
  if (first.length > PATH_LENGTH || first.includes('/')) {
    found.push(wrong('Path1', `At most ${PATH_LENGTH} characters.`));
  }
  if (second.length > PATH_LENGTH || second.includes('/')) {
    found.push(wrong('Path2', `At most ${PATH_LENGTH} characters.`));
  }
  if (second !== '' && first === '') found.push(wrong('Path2', 'Only after Path1.'));
  if (displayUrlLength(fields) > DISPLAY_URL_LENGTH) {
    found.push(wrong('Path1', `Domain and paths: at most ${DISPLAY_URL_LENGTH}.`));
  }
  return found;
}

function displayUrlLength(fields: Fields): number {
  const parts = [domainOf(fields), textIn(fields, 'Path1'), textIn(fields, 'Path2')];
  return parts.filter((part) => part !== '').join('/').length;
}

/** The domain shown, taken from the first final URL. */
export function domainOf(fields: Fields): string {
  const [url] = listIn<string>(fields, 'FinalUrls');
  return /^https?:\/\/([^/?#:]+)/i.exec(url ?? '')?.[1] ?? '';
}
