import { isTargetable } from '../places/locations';
import { unverifiedCodes as codes } from '../unverified';
import { documented } from '../wire/documented-codes';
import { type Fields, numberIn, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { dayTimeOf } from './day-time';

const DEVICES = ['Computers', 'Smartphones', 'Tablets'];
const LARGEST_RADIUS: Readonly<Record<string, number>> = { Miles: 500, Kilometers: 800 };
const NAME_LENGTH = 50;

const wrong = (member: string, message: string) =>
  problem(codes.invalidCriterion, `Criterion.${member}`, message);

/** What is wrong with what a criterion targets (platform document, criteria). */
export function criterionProblems(criterion: Fields): readonly Problem[] {
  switch (criterion.Type) {
    case 'LocationCriterion':
      return isTargetable(textIn(criterion, 'LocationId'))
        ? []
        : [problem(documented.invalidLocationId, 'Criterion.LocationId', 'No such location.')];
    case 'RadiusCriterion':
      return radiusProblems(criterion);
    case 'LocationIntentCriterion':
      return criterion.IntentOption == null ? [wrong('IntentOption', 'Required.')] : [];
    case 'DayTimeCriterion':
      return dayTimeOf(criterion)
        ? []
        : [wrong('FromHour', 'Hours 0–23 to 0–24, 24 only with Zero, end after begin.')];
    case 'DeviceCriterion':
      return DEVICES.includes(textIn(criterion, 'DeviceName'))
        ? []
        : [wrong('DeviceName', `One of ${DEVICES.join(', ')}.`)];
    case 'AgeCriterion':
      return criterion.AgeRange == null ? [wrong('AgeRange', 'Required.')] : [];
    case 'GenderCriterion':
      return criterion.GenderType == null ? [wrong('GenderType', 'Required.')] : [];
    default:
      return [wrong('Type', 'A criterion is required.')];
  }
}

/** Whole numbers as text, 1–500 miles or 1–800 kilometres; latitude −85…85; a name of at most 50 characters. */
function radiusProblems(criterion: Fields): readonly Problem[] {
  const found: Problem[] = [];
  const radius = textIn(criterion, 'Radius');
  const largest = LARGEST_RADIUS[textIn(criterion, 'RadiusUnit')];
  if (largest === undefined) found.push(wrong('RadiusUnit', 'Required.'));
  if (!/^[1-9]\d*$/.test(radius) || Number(radius) > (largest ?? 0)) {
    found.push(wrong('Radius', `A whole number up to ${largest ?? 0}.`));
  }
  if (!isWithin(criterion, 'LatitudeDegrees', 85)) {
    found.push(wrong('LatitudeDegrees', '−85 to 85.'));
  }
  if (!isWithin(criterion, 'LongitudeDegrees', 180)) {
    found.push(wrong('LongitudeDegrees', '−180 to 180.'));
  }
  if (textIn(criterion, 'Name').length > NAME_LENGTH) {
    found.push(wrong('Name', `At most ${NAME_LENGTH} characters.`));
  }
  return found;
}

function isWithin(criterion: Fields, member: string, bound: number): boolean {
  const value = numberIn(criterion, member);
  return value !== undefined && Math.abs(value) <= bound;
}
