import { type Fields, numberIn, objectIn, textIn } from '../../core/json';
import {
  flags,
  id,
  integer,
  list,
  type Members,
  number,
  oneOf,
  text,
  typed,
  variant,
} from '../doors/shape';
import { documented, type Problem, problem } from '../errors';
import { isTargetable } from '../places/locations';
import { unverifiedCodes as codes } from '../unverified';

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

/**
 * Whole numbers as text, 1–500 miles or 1–800 kilometres; latitude −85…85; a name of at most 50
 * characters.
 */
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

const LEAST = -90;
const MOST = 900;
/** A device may be switched off; everything else can only be bid down. */
const DEVICE_OFF = -100;

/**
 * What is wrong with a criterion's bid: whole percents −90…900, −100 for devices; a negative
 * criterion has none.
 */
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

/**
 * A place may be excluded; hours, devices, ages, genders, circles and the intent may not (circles
 * from memory, unverified).
 */
export function negativeProblems(item: Fields): readonly Problem[] {
  const excludes = item.Type === 'NegativeCampaignCriterion';
  if (!excludes || objectIn(item, 'Criterion').Type === 'LocationCriterion') return [];
  return [problem(codes.invalidCriterion, 'Type', 'Only locations can be negative.')];
}

const MINUTES: Readonly<Record<string, number>> = {
  Zero: 0,
  Fifteen: 15,
  Thirty: 30,
  FortyFive: 45,
};
const MINUTES_OF_DAY = 24 * 60;

/** A stretch of a weekday, in minutes after midnight of the campaign's zone. */
export interface DayTime {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The stretch a DayTimeCriterion names; undefined when it is none: hours 0–23 to 0–24, hour 24 only
 * with Zero, end after begin.
 */
export function dayTimeOf(criterion: Fields): DayTime | undefined {
  const from = minutesAt(numberIn(criterion, 'FromHour'), textIn(criterion, 'FromMinute'));
  const to = minutesAt(numberIn(criterion, 'ToHour'), textIn(criterion, 'ToMinute'));
  const day = textIn(criterion, 'Day');
  if (day === '' || from === undefined || to === undefined) return undefined;
  const isStretch = from >= 0 && from < MINUTES_OF_DAY && to <= MINUTES_OF_DAY && from < to;
  return isStretch ? { day, from, to } : undefined;
}

function minutesAt(hour: number | undefined, minute: string): number | undefined {
  const extra = MINUTES[minute];
  return hour === undefined || extra === undefined ? undefined : hour * 60 + extra;
}

/** Whether two stretches share a minute. */
export const overlaps = (a: DayTime, b: DayTime): boolean =>
  a.day === b.day && a.from < b.to && b.from < a.to;

/** The criterion types of v13; `Targets` stands for all of the targeting ones, on writes only. */
export const criterionTypes = flags([
  'ProductScope',
  'Webpage',
  'Targets',
  'Age',
  'DayTime',
  'Gender',
  'Location',
  'Radius',
  'Device',
  'LocationIntent',
  'Audience',
  'CustomAudience',
  'InMarketAudience',
  'RemarketingList',
  'CompanyName',
  'JobFunction',
  'Industry',
  'ProductAudience',
  'SimilarRemarketingList',
  'Store',
  'CombinedList',
  'CustomerList',
  'ImpressionBasedRemarketingList',
  'JobSeniority',
]);

export const criterionAdditionalFields = flags([
  'None',
  'CriterionCashback',
  'Operator',
  'Placement',
]);

const minute = oneOf(['Zero', 'Fifteen', 'Thirty', 'FortyFive']);
const criterion = typed([
  variant('LocationCriterion', [], {
    LocationId: id,
    LocationType: text,
    DisplayName: text,
    EnclosedLocationIds: list(id),
  }),
  variant('RadiusCriterion', [], {
    Name: text,
    Radius: text,
    RadiusUnit: oneOf(['Miles', 'Kilometers']),
    LatitudeDegrees: number,
    LongitudeDegrees: number,
  }),
  variant('LocationIntentCriterion', [], {
    IntentOption: oneOf([
      'PeopleInOrSearchingForOrViewingPages',
      'PeopleIn',
      'PeopleSearchingForOrViewingPages',
    ]),
  }),
  variant('DayTimeCriterion', [], {
    Day: oneOf(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
    FromHour: integer,
    FromMinute: minute,
    ToHour: integer,
    ToMinute: minute,
  }),
  variant('DeviceCriterion', [], { DeviceName: text, OSName: text }),
  variant('AgeCriterion', [], {
    AgeRange: oneOf([
      'Unknown',
      'EighteenToTwentyFour',
      'TwentyFiveToThirtyFour',
      'ThirtyFiveToFourtyNine',
      'FiftyToSixtyFour',
      'SixtyFiveAndAbove',
      'ThirtyFiveToFiftyFour',
      'FiftyFiveAndAbove',
    ]),
  }),
  variant('GenderCriterion', [], { GenderType: oneOf(['Unknown', 'Male', 'Female']) }),
]);

const shared = {
  Id: id,
  CampaignId: id,
  Criterion: criterion,
  Status: oneOf(['Active', 'Paused', 'Deleted']),
};
const multiplier = typed([variant('BidMultiplier', [], { Multiplier: number })]);

/** The body of add and update: criteria, biddable with a percentage or negative. */
export const criterionWrite: Members = {
  CampaignCriterions: list(
    typed([
      variant('BiddableCampaignCriterion', [], { ...shared, CriterionBid: multiplier }),
      variant('NegativeCampaignCriterion', [], shared),
    ]),
  ),
  CriterionType: criterionTypes,
};
