import { LIMITS } from '../wire/limits';

/** Objects that are looked at together before they are written; ads go in smaller groups, so that few posts wait for each other. */
export const CHUNK = { campaign: LIMITS.ids, adGroup: LIMITS.ids, ad: 50 } as const;
