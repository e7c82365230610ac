import type { Routing } from '@switchyard/identity/domain';
import { type Issue, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { ClickId, ClickIdKind } from '@switchyard/platforms/domain';
import { type ConversionAction, UPLOAD_TYPES } from '../conversion-action';
import { PLATFORM_OF_CLICK } from '../identity/click-ids';
import { PLATFORM_FORMS } from '../identity/hashed-person';
import type { PersonMember } from '../identity/look-up-keys';

/** A platform that an event goes to; `connectionId` is null while it is not connected. */
export interface Route {
  readonly platform: PlatformId;
  readonly connectionId: string | null;
}

interface Connected {
  readonly id: string;
  readonly platform: PlatformId;
  readonly isDefault: boolean;
}

/** What an event is routed by. */
export interface Routable {
  /** The click that it is counted for; undefined without one. */
  readonly click: ClickId | undefined;
  /** All that are known of its person. */
  readonly clickIds: readonly ClickId[];
  readonly known: ReadonlySet<PersonMember>;
}

/**
 * Where an event goes. `lastClick`: its click belongs to one platform, which gets the event alone,
 * connected or not; without a click it goes to every connected platform that matches by what is
 * known of the person. `allMatching`: it goes to every connected platform that has a click of its
 * own or matches by the person. Where none of them is connected the event waits for all of them,
 * since it is not known yet which will be.
 */
export const eventRoutes = (
  { click, clickIds, known }: Routable,
  connections: readonly Connected[],
  routing: Routing,
): readonly Route[] => {
  const routeTo = (platform: PlatformId): Route => ({
    platform,
    connectionId: connections.find((one) => one.platform === platform && one.isDefault)?.id ?? null,
  });
  if (click && routing === 'lastClick') return [routeTo(PLATFORM_OF_CLICK[click.kind])];
  const clicked = new Set(clickIds.map(({ kind }) => PLATFORM_OF_CLICK[kind]));
  const matching = PLATFORM_IDS.filter(
    (platform) => clicked.has(platform) || matchesBy(platform, known),
  ).map(routeTo);
  const connected = matching.filter(({ connectionId }) => connectionId !== null);
  return connected.length > 0 ? connected : matching;
};

const matchesBy = (platform: PlatformId, known: ReadonlySet<PersonMember>): boolean => {
  const { phone, externalId } = PLATFORM_FORMS[platform];
  return (
    known.has('email') ||
    (phone !== undefined && known.has('phone')) ||
    (externalId && known.has('externalId'))
  );
};

/**
 * Why a conversion cannot land on an action: platforms refuse every upload to another type, and
 * Google its app click ids on ONE_PER_CLICK.
 */
export const actionIssues = (
  { type, countingType }: ConversionAction,
  kind: ClickIdKind | undefined,
  path: string,
  member = 'conversionAction',
): Issue[] => {
  const wrongType: Issue[] = UPLOAD_TYPES.includes(type)
    ? []
    : [
        {
          path: `${path}/${member}`,
          code: 'NOT_ALLOWED',
          message: `${member} must name a conversion action of type ${UPLOAD_TYPES.join(' or ')}. This one has type ${type}`,
        },
      ];
  const braid = kind !== undefined && !takesClick({ countingType }, kind);
  return [
    ...wrongType,
    ...(braid
      ? [
          {
            path: `${path}/${kind}`,
            code: 'CONFLICT' as const,
            message: `${kind} is only accepted for conversion actions with countingType MANY_PER_CLICK (a rule of Google). Change the action, or send a gclid`,
          },
        ]
      : []),
  ];
};

/** Google takes its app click ids for actions that count every conversion only. */
export const takesClick = (
  { countingType }: Pick<ConversionAction, 'countingType'>,
  kind: ClickIdKind,
): boolean => (kind !== 'gbraid' && kind !== 'wbraid') || countingType === 'MANY_PER_CLICK';
