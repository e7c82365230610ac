import type { Issue } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms/domain';
import { consentIssues, type ConsentSignal } from '../conversion/consent';
import { NAMED_CLICK_IDS, type NamedClickId } from '../conversion/read-event';
import { clickIdsIn, forgottenBefore, mergeClickIds, namedClickIds } from './click-ids';
import type { HashedPerson } from './hashed-person';
import { readPerson } from './read-person';

/** What a caller knows of a visitor. */
export interface IdentifyInput extends Partial<Record<NamedClickId, string>> {
  readonly email?: string;
  readonly externalId?: string;
  readonly phone?: string;
  readonly clickId?: string;
  readonly clickIdType?: NamedClickId;
  readonly landingUrl?: string;
  readonly utm?: Readonly<Record<string, unknown>>;
  readonly consent?: ConsentSignal;
}

/** A visitor, read: nothing in it is clear text of a person. */
export interface ReadVisitor {
  readonly person: HashedPerson;
  readonly clicks: readonly ClickId[];
  readonly consent: ConsentSignal | null;
  readonly url: string | null;
}

/**
 * Reads who visits, with every issue. Clicks are named, or stand in the address of the landing page
 * or among the UTM parameters.
 */
export const readVisitor = (
  input: IdentifyInput,
  now: Date,
): { readonly visitor: ReadVisitor; readonly issues: readonly Issue[] } => {
  const { person, issues } = readPerson(input);
  const utm = Object.entries(input.utm ?? {});
  const named = namedClickIds(NAMED_CLICK_IDS, input, now.getTime());
  const typed =
    input.clickId !== undefined && input.clickIdType !== undefined
      ? namedClickIds([input.clickIdType], { [input.clickIdType]: input.clickId }, now.getTime())
      : [];
  const found = clickIdsIn(
    input.landingUrl,
    Object.fromEntries(
      utm.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    now.getTime(),
  );
  const clicks = mergeClickIds([named, typed, found], forgottenBefore(now));
  const visitor = { person, clicks, consent: input.consent ?? null, url: pageOf(input.landingUrl) };
  return {
    visitor,
    issues: [
      ...issues,
      ...needIssues(input),
      ...utmIssues(utm),
      ...consentIssues(input.consent, ''),
    ],
  };
};

const needIssues = ({
  email,
  externalId,
  clickId,
  clickIdType,
  ...named
}: IdentifyInput): Issue[] => [
  ...(email === undefined && externalId === undefined
    ? [{ path: '/email', code: 'REQUIRED' as const, message: 'email or externalId is needed' }]
    : []),
  ...(clickId !== undefined && clickIdType === undefined
    ? [
        {
          path: '/clickIdType',
          code: 'REQUIRED' as const,
          message: 'clickIdType is needed with clickId, for example gclid',
        },
      ]
    : []),
  ...(clickId === undefined && clickIdType !== undefined
    ? [
        {
          path: '/clickId',
          code: 'REQUIRED' as const,
          message: 'clickId is needed with clickIdType',
        },
      ]
    : []),
  ...(clickIdType !== undefined &&
  clickId !== undefined &&
  named[clickIdType] !== undefined &&
  named[clickIdType] !== clickId
    ? [
        {
          path: '/clickId',
          code: 'CONFLICT' as const,
          message: `clickId and ${clickIdType} hold different click ids. Send one of them`,
        },
      ]
    : []),
];

const LONGEST_UTM = 500;

const utmIssues = (utm: readonly (readonly [string, unknown])[]): Issue[] =>
  utm.flatMap(([name, value]): Issue[] => {
    const path = `/utm/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (typeof value !== 'string') {
      return [
        {
          path,
          code: 'WRONG_TYPE',
          message: 'utm must be an object of texts, such as { "utm_source": "newsletter" }',
        },
      ];
    }
    return value.length > LONGEST_UTM
      ? [
          {
            path,
            code: 'TOO_LONG',
            message: `a value of utm must have at most ${LONGEST_UTM} characters`,
          },
        ]
      : [];
  });

/**
 * Origin and path of a page; of a path with an address in it the origin alone: queries and
 * fragments carry addresses more often than their authors know. Null for what is no page.
 */
export const pageOf = (url: string | undefined): string | null => {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return /@|%40/i.test(pathname) ? origin : `${origin}${pathname}`;
};
