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

/**
 * Where an event goes. A click belongs to one platform, which gets the event alone, connected or
 * not. Without a click every connected platform that matches by what is known of the person gets
 * it, and counts it only if it knows the person; where none of them is connected the event waits
 * for all of them, since it is not known yet which will be.
 */
export const eventRoutes = (
  click: ClickId | undefined,
  known: ReadonlySet<PersonMember>,
  connections: readonly Connected[],
): readonly Route[] => {
  const routeTo = (platform: PlatformId): Route => ({
    platform,
    connectionId: connections.find((one) => one.platform === platform && one.isDefault)?.id ?? null,
  });
  if (click) return [routeTo(PLATFORM_OF_CLICK[click.kind])];
  const matching = PLATFORM_IDS.filter((platform) => matchesBy(platform, known)).map(routeTo);
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
