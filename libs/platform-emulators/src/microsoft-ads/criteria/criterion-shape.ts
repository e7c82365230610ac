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
} from '../wire/shape';

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
