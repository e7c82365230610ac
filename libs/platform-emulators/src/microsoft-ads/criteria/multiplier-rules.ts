import { unverifiedCodes as codes } from '../unverified';
import { type Fields, numberIn, objectIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

const LEAST = -90;
const MOST = 900;
/** A device may be switched off; everything else can only be bid down. */
const DEVICE_OFF = -100;

/** What is wrong with a criterion's bid: whole percents −90…900, −100 for devices; a negative criterion has none. */
export function multiplierProblems(item: Fields): readonly Problem[] {
  const multiplier = numberIn(objectIn(item, 'CriterionBid'), 'Multiplier');
  if (multiplier === undefined) return [];
  const isOff = multiplier === DEVICE_OFF && objectIn(item, 'Criterion').Type === 'DeviceCriterion';
  if (isOff || (Number.isInteger(multiplier) && multiplier >= LEAST && multiplier <= MOST)) {
    return [];
  }
  return [
    problem(
      codes.invalidMultiplier,
      'CriterionBid.Multiplier',
      `Whole percents from ${LEAST} to ${MOST}.`,
    ),
  ];
}

/** A place may be excluded; hours, devices, ages, genders, circles and the intent may not (circles from memory, unverified). */
export function negativeProblems(item: Fields): readonly Problem[] {
  const excludes = item.Type === 'NegativeCampaignCriterion';
  if (!excludes || objectIn(item, 'Criterion').Type === 'LocationCriterion') return [];
  return [problem(codes.invalidCriterion, 'Type', 'Only locations can be negative.')];
}
