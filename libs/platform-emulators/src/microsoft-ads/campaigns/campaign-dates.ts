import { unverifiedCodes as codes } from '../unverified';
import { type Fields, textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';

const MEMBERS = ['StartDate', 'EndDate'];
const DATE = /^(\d{4}-\d{2}-\d{2})(T00:00:00(\.0+)?Z?)?$/;

/** The day (YYYY-MM-DD) of a campaign's date, which the vendor's client types as text (its form from memory, unverified). */
export function campaignDay(fields: Fields, member: string): string | undefined {
  const day = DATE.exec(textIn(fields, member))?.[1];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Dates as they are kept: only audience campaigns honour their own (platform document). */
export function withOwnDates(fields: Fields): Fields {
  if (fields.CampaignType !== 'Audience') {
    return { ...fields, StartDate: null, EndDate: null, UseCampaignLevelDates: null };
  }
  const dates = MEMBERS.map((member) => [member, campaignDay(fields, member)] as const);
  return {
    ...fields,
    ...Object.fromEntries(
      dates.flatMap(([member, day]) => (day === undefined ? [] : [[member, `${day}T00:00:00`]])),
    ),
  };
}

/** What is wrong with a campaign's own dates. */
export function campaignDateProblems(fields: Fields): readonly Problem[] {
  const bad = MEMBERS.filter(
    (member) => fields[member] !== undefined && campaignDay(fields, member) === undefined,
  );
  const found = bad.map((member) =>
    problem(codes.invalidCampaignDates, member, 'Not a day of the calendar.'),
  );
  const [start, end] = [campaignDay(fields, 'StartDate'), campaignDay(fields, 'EndDate')];
  return start !== undefined && end !== undefined && end < start
    ? [...found, problem(codes.invalidCampaignDates, 'EndDate', 'Before the start date.')]
    : found;
}
