import { type Fields, listIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';

const DESCRIPTION_LENGTH = 35;
const DEVICES: readonly unknown[] = [undefined, '0', '30001'];

/** Text of at most 25 characters with descriptions and 35 without; descriptions both or none (platform document). */
export function sitelinkProblems(fields: Fields): readonly Problem[] {
  const [text, first, second] = [
    textIn(fields, 'DisplayText'),
    textIn(fields, 'Description1'),
    textIn(fields, 'Description2'),
  ];
  const longest = first === '' && second === '' ? 35 : 25;
  const found: Problem[] = [];
  if (text.trim() === '') found.push(problem(codes.sitelinkTextEmpty, 'DisplayText', 'Required.'));
  if (text.length > longest) {
    found.push(problem(codes.sitelinkTextTooLong, 'DisplayText', `At most ${longest} characters.`));
  }
  if ((first === '') !== (second === '')) {
    found.push(problem(codes.sitelinkDescriptions, 'Description2', 'Both descriptions or none.'));
  }
  if (first.length > DESCRIPTION_LENGTH) {
    found.push(
      problem(
        codes.sitelinkDescription1,
        'Description1',
        `At most ${DESCRIPTION_LENGTH} characters.`,
      ),
    );
  }
  if (second.length > DESCRIPTION_LENGTH) {
    found.push(
      problem(
        codes.sitelinkDescription2,
        'Description2',
        `At most ${DESCRIPTION_LENGTH} characters.`,
      ),
    );
  }
  if (listIn(fields, 'FinalUrls').length === 0) {
    found.push(problem(codes.sitelinkUrlEmpty, 'FinalUrls', 'A final URL is required.'));
  }
  if (!DEVICES.includes(fields.DevicePreference)) {
    found.push(problem(codes.sitelinkDevice, 'DevicePreference', '0 or 30001.'));
  }
  return found;
}
