import { MARKER_KEY, START_KEY } from '../unverified';
import type { CustomParameter } from './row';

/** Our own id as the platform stores it beside an object: a custom parameter that no address uses. */
export const markerOf = (parameters: readonly CustomParameter[] | undefined): string | undefined =>
  parameters?.find(({ key }) => key === MARKER_KEY)?.value;

/** True when the start date was asked for by us. */
export const hasOwnStart = (parameters: readonly CustomParameter[] | undefined): boolean =>
  parameters?.some(({ key }) => key === START_KEY) ?? false;

/** The parameters to store: somebody else's stay as they are. */
export const withMarker = (
  localId: string,
  ownStart: boolean,
  others: readonly CustomParameter[] = [],
): readonly CustomParameter[] => [
  { key: MARKER_KEY, value: localId },
  ...(ownStart ? [{ key: START_KEY, value: '1' }] : []),
  ...others.filter(({ key }) => key !== MARKER_KEY && key !== START_KEY),
];
