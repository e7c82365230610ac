import type { Change } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { Outcome } from '../../port/outcome';

/** A refusal of ours, for what can be told without asking the platform. */
export const refusal = (code: string, message: string, field?: string): Failure => ({
  kind: 'refused',
  ...(field ? { field } : {}),
  detail: { code, message },
});

export const parentMissing = (): Failure =>
  refusal('PARENT_UNKNOWN', 'Nothing says which object this one belongs to.');

export const organizationMissing = (): Failure =>
  refusal(
    'CONNECTION_SETTING_MISSING',
    '`settings/organizationId` is missing on the connection. Set it to the number of the LinkedIn page of the advertiser.',
  );

/** Without a place the ads would show in the whole world. */
export const placesMissing = (): Failure =>
  refusal(
    'PLACES_MISSING',
    'LinkedIn can target none of the locations in `geoTargets`. The ads would show everywhere.',
    'geoTargets',
  );

export const failed = ({ id }: Pick<Change, 'id'>, failure: Failure): Outcome => ({
  kind: 'failed',
  changeId: id,
  failure,
});

/** Whether a failure of one element says what became of it; of the others nobody knows, and the run is told so by throwing. */
export const isDecided = (failure: Failure): boolean => failure.kind === 'refused';

/** What is told of an element whose failure is known: nothing as long as nobody knows what became of it. */
export const told = (
  change: Pick<Change, 'id'>,
  failure: Failure | undefined,
  done: Outcome,
): readonly Outcome[] => {
  if (!failure) return [done];
  return isDecided(failure) ? [failed(change, failure)] : [];
};

/** Throws the first failure that leaves something open: what has no outcome by then is looked at again. */
export const throwOpen = (failures: Iterable<Failure>): void => {
  const open = [...failures].find((failure) => !isDecided(failure));
  if (open) throw new PlatformFailure(open);
};
