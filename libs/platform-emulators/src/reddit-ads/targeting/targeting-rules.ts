import { geolocationWithId } from '../places/geolocations';
import { UNVERIFIED } from '../unverified';
import { dataError, type FieldError } from '../wire/field-error';
import { type Fields, listIn, textIn } from '../../json/fields';
import { isInterest } from './interests';
import { targetingMembers } from './targeting-shape';

const OLDEST_IOS = 14;

/** What is wrong with targeting beyond its shape. */
export function targetingProblems(targeting: Fields): readonly FieldError[] {
  return [
    ...unknowns(
      targeting,
      ['geolocations', 'excluded_geolocations'],
      (id) => geolocationWithId(id) !== undefined,
      'is an unknown geolocation',
    ),
    ...unknowns(
      targeting,
      ['communities', 'excluded_communities'],
      (name) => UNVERIFIED.communityName.test(name),
      'is no community name',
    ),
    ...unknowns(
      targeting,
      ['interests', 'excluded_interests'],
      isInterest,
      'is an unknown interest',
    ),
    ...unknowns(targeting, ['keywords', 'excluded_keywords'], isKeyword, 'is no keyword'),
    ...listIn(targeting, 'devices').flatMap((device, index) => deviceProblems(device, index)),
  ];
}

const isKeyword = (keyword: string): boolean =>
  keyword.trim() !== '' && keyword.length <= UNVERIFIED.keywordLength;

function unknowns(
  targeting: Fields,
  members: readonly string[],
  isKnown: (value: string) => boolean,
  why: string,
): readonly FieldError[] {
  return members.flatMap((member) =>
    listIn<string>(targeting, member).flatMap((value, index) =>
      isKnown(value) ? [] : [dataError(`targeting.${member}[${index}]`, `${value} ${why}`)],
    ),
  );
}

function deviceProblems(device: Fields, index: number): readonly FieldError[] {
  const version = textIn(device, 'min_version');
  const isTooOld = device.os === 'IOS' && version !== '' && !(Number(version) >= OLDEST_IOS);
  return isTooOld
    ? [
        dataError(
          `targeting.devices[${index}].min_version`,
          `Must be at least ${OLDEST_IOS} for iOS devices.`,
        ),
      ]
    : [];
}

/** Targeting as it is stored: sent as a whole, so what is not in it is empty or the vendor's default. */
export function completedTargeting(targeting: Fields): Fields {
  const empty = Object.fromEntries(
    Object.entries(targetingMembers).map(([member, shape]) => [
      member,
      shape.is === 'list' ? [] : null,
    ]),
  );
  const given = Object.fromEntries(Object.entries(targeting).filter(([, value]) => value !== null));
  return { ...empty, carriers: [], languages: [], ...UNVERIFIED.targetingDefaults, ...given };
}
