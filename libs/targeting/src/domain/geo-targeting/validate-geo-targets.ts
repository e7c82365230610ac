import { type Issue, type IssueCode, Refusal } from '@switchyard/kernel';
import { BID_ADJUSTMENT_RANGE, GEO_KINDS, type GeoTargetInput } from './geo-target';
import { isEverywhere, withoutEverywhere } from './location';

/** The longest id that a caller may give a row. */
export const MOST_OF_ID = 64;
export const ROW_ID = /^[!-~]{1,64}$/;

/**
 * Throws `RADIUS_EXCLUSION_UNSUPPORTED` and `ONLY_EXCLUSIONS`; answers every other problem of a set
 * of rows. `path` is its JSON pointer.
 */
export const validateGeoTargets = (rows: readonly GeoTargetInput[], path: string): Issue[] => {
  const excluded = rows.findIndex((row) => row.kind === 'RADIUS' && row.negative === true);
  if (excluded >= 0) throw radiusExclusionUnsupported(`${path}/${excluded}`);
  const meant = withoutEverywhere(rows);
  if (meant.length > 0 && meant.every((row) => row.negative === true)) throw onlyExclusions();
  return rows.flatMap((row, index) => [
    ...validateGeoRow(row, `${path}/${index}`),
    ...idIssues(row, rows.slice(0, index), `${path}/${index}`),
  ]);
};

/** A row's id is its caller's own: unique in the list and nowhere else. */
const idIssues = (
  row: GeoTargetInput,
  earlier: readonly GeoTargetInput[],
  path: string,
): Issue[] => {
  if (row.id === undefined) return [];
  if (!ROW_ID.test(row.id)) {
    return [
      {
        path: `${path}/id`,
        code: 'BAD_FORMAT',
        message: `id must be 1 to ${MOST_OF_ID} visible characters such as berlin-1. Leave it out to get one`,
      },
    ];
  }
  const taken = earlier.some((other) => other.id === row.id);
  return taken
    ? [{ path: `${path}/id`, code: 'DUPLICATE', message: 'id must be unique: another row has it' }]
    : [];
};

type Member = keyof GeoTargetInput;

const AREA_MEMBERS: readonly Member[] = [
  'criterionId',
  'msLocationId',
  'canonicalId',
  'type',
  'countryCode',
];
const CIRCLE_MEMBERS: readonly Member[] = ['lat', 'lng', 'radius', 'unit'];
const CIRCLE_REQUIRED: readonly Member[] = ['lat', 'lng', 'radius'];

/** Every problem of one row by itself; `path` is its JSON pointer. */
const validateGeoRow = (row: GeoTargetInput, path: string): Issue[] => {
  const issue = (member: Member, code: IssueCode, message: string): Issue => ({
    path: `${path}/${member}`,
    code,
    message,
  });
  const alien = row.kind === 'AREA' ? CIRCLE_MEMBERS : AREA_MEMBERS;
  const missing =
    row.kind === 'RADIUS' ? CIRCLE_REQUIRED.filter((member) => !isGiven(row[member])) : [];
  return [
    ...(GEO_KINDS.includes(row.kind)
      ? []
      : [issue('kind', 'NOT_ONE_OF', `kind must be one of ${GEO_KINDS.join(', ')}`)]),
    ...(row.name.trim() === '' ? [issue('name', 'TOO_SHORT', 'name must not be blank')] : []),
    ...alien
      .filter((member) => isGiven(row[member]))
      .map((member) =>
        issue(member, 'NOT_ALLOWED', `${member} does not belong to a row of kind ${row.kind}`),
      ),
    ...missing.map((member) => issue(member, 'REQUIRED', `a circle needs ${member}`)),
    ...outOfRange(row).map(([member, message]) => issue(member, 'OUT_OF_RANGE', message)),
    ...(row.kind === 'AREA' && row.negative === true && isEverywhere(row)
      ? [issue('negative', 'NOT_ALLOWED', 'the whole world cannot be excluded')]
      : []),
    ...(row.negative === true && isGiven(row.bidAdjustment)
      ? [issue('bidAdjustment', 'NOT_ALLOWED', 'an excluded place takes no bids')]
      : []),
    ...(isGiven(row.countryCode) && !/^[A-Z]{2}$/i.test(row.countryCode)
      ? [issue('countryCode', 'BAD_FORMAT', 'countryCode must be an ISO 3166-1 code, such as DE')]
      : []),
  ];
};

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== undefined && value !== null;

const outOfRange = (row: GeoTargetInput): [Member, string][] => {
  const found: [Member, string][] = [];
  const { min, max } = BID_ADJUSTMENT_RANGE;
  if (isGiven(row.lat) && !(Math.abs(row.lat) <= 90)) {
    found.push(['lat', 'lat must be from -90 to 90']);
  }
  if (isGiven(row.lng) && !(Math.abs(row.lng) <= 180)) {
    found.push(['lng', 'lng must be from -180 to 180']);
  }
  if (isGiven(row.radius) && !(row.radius > 0)) {
    found.push(['radius', 'radius must be greater than 0']);
  }
  if (isGiven(row.bidAdjustment) && !(row.bidAdjustment >= min && row.bidAdjustment <= max)) {
    found.push(['bidAdjustment', `bidAdjustment must be from ${min} to ${max} percent`]);
  }
  return found;
};

export const onlyExclusions = (): Refusal =>
  new Refusal(
    'ONLY_EXCLUSIONS',
    'Every place is an exclusion, so nothing would be left to show ads in. Include at least one place.',
  );

/** `path` is the JSON pointer of the row. */
export const radiusExclusionUnsupported = (path: string): Refusal =>
  new Refusal(
    'RADIUS_EXCLUSION_UNSUPPORTED',
    'A circle cannot be excluded. Exclude named places instead.',
    { path },
  );
