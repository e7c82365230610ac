import type { ClickId, SinkConversion } from '../../port/conversion';

/** How Google is to find the click: by one click id, alone where it is a braid; by the person otherwise. */
export interface MatchBy {
  readonly click?: ClickId;
  /** SHA-256 hex. */
  readonly email?: string;
  readonly phone?: string;
}

/** Of one click Google prefers them in this order. */
const PREFERENCE = ['gclid', 'gbraid', 'wbraid'];

/**
 * The most recent click that the action takes, never two ids of it (GBRAID_WBRAID_BOTH_SET), and no person beside a braid. An action
 * that counts one conversion per click takes no braid: then the person, or an older gclid, has to do. Nobody is named who denied it.
 */
export const matchBy = ({
  clickIds,
  identity,
  action,
  consent,
}: Pick<SinkConversion, 'clickIds' | 'identity' | 'action' | 'consent'>): MatchBy => {
  const taken = clickIds.filter(
    ({ kind }) => kind === 'gclid' || (isBraid(kind) && action.countingType !== 'ONE_PER_CLICK'),
  );
  const [click] = [...taken].sort(
    (a, b) =>
      (b.seenAt ?? 0) - (a.seenAt ?? 0) || PREFERENCE.indexOf(a.kind) - PREFERENCE.indexOf(b.kind),
  );
  if (click && isBraid(click.kind)) return { click };
  const { email, phone } = consent.adUserData === 'DENIED' ? {} : identity;
  return {
    ...(click ? { click } : {}),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
  };
};

export const isBraid = (kind: string): boolean => kind === 'gbraid' || kind === 'wbraid';

export const isNobody = ({ click, email, phone }: MatchBy): boolean =>
  click === undefined && email === undefined && phone === undefined;
