import type { Issue } from '@switchyard/kernel';
import type { BrowserIds, ClickId } from '@switchyard/platforms/domain';
import { consentIssues, type ConsentSignal } from '../conversion/consent';
import type { ItemWarning } from '../conversion/conversion-value';
import {
  LONGEST,
  type NamedClickId,
  type PersonMembers,
  type VisitMembers,
} from '../conversion/event-item';
import { ItemNotes } from '../conversion/item-notes';
import { type ItemContext, settleUnread } from '../conversion/read-members';
import { readId } from '../conversion/read-text';
import { type Device, pageOf, readVisit } from '../conversion/read-visit';
import { clickIdsIn, forgottenBefore, mergeClickIds } from './click-ids';
import type { HashedPerson } from './hashed-person';
import { readPersonMembers } from './read-person';

/** What a caller knows of a visitor. */
export interface IdentifyInput extends PersonMembers, VisitMembers {
  readonly clickId?: string;
  readonly clickIdType?: NamedClickId;
  readonly landingUrl?: string;
  readonly utm?: Readonly<Record<string, unknown>>;
  readonly consent?: ConsentSignal;
}

/** A visitor, read: nothing in it is clear text of a person but `place` and `device`. */
export interface ReadVisitor {
  readonly person: HashedPerson;
  readonly clicks: readonly ClickId[];
  readonly consent: ConsentSignal | null;
  readonly url: string | null;
  readonly browser: BrowserIds | undefined;
  readonly device: Device | undefined;
}

/**
 * Reads who visits, with every issue. Clicks are named, or are in the address of the landing page
 * or among the UTM parameters. What is left out is a warning where an address or id remains.
 */
export const readVisitor = (
  input: IdentifyInput,
  context: Omit<ItemContext, 'timeZone'>,
): {
  readonly visitor: ReadVisitor;
  readonly issues: readonly Issue[];
  readonly warnings: readonly ItemWarning[];
} => {
  const { now, door, request, defaultCountry } = context;
  const notes = new ItemNotes('');
  const { person, unread } = readPersonMembers(input, notes, {
    now,
    ...(defaultCountry !== undefined && { defaultCountry }),
  });
  const utm = Object.entries(input.utm ?? {});
  const visit = readVisit(
    input,
    notes,
    now.getTime(),
    door === 'website' ? (request ?? {}) : undefined,
  );
  const found = clickIdsIn(
    input.landingUrl,
    Object.fromEntries(
      utm.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
    now.getTime(),
  );
  const clicks = mergeClickIds(
    [visit.clicks, typedClick(input, notes, now), found],
    forgottenBefore(now),
  );
  settleUnread(unread, person.email !== undefined || person.externalId !== undefined, notes);
  notes.issues.push(...needIssues(input), ...utmIssues(utm), ...consentIssues(input.consent, ''));
  const { browser, device } = visit;
  const url = pageOf(input.landingUrl) ?? visit.url;
  const visitor = { person, clicks, consent: input.consent ?? null, url, browser, device };
  return { visitor, issues: notes.issues, warnings: notes.warnings };
};

/** A click of the kind that `clickIdType` names. */
const typedClick = (
  { clickId, clickIdType: kind }: IdentifyInput,
  notes: ItemNotes,
  now: Date,
): readonly ClickId[] => {
  const value = readId(notes, 'clickId', clickId, { longest: LONGEST.clickId });
  return kind === undefined || value === undefined
    ? []
    : [{ kind, value: value.trim(), seenAt: now.getTime() }];
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
