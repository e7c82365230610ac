/** What a person may consent to (platform document 3a). */
export const SCOPES = ['adsread', 'adsedit', 'adsconversions'] as const;
export type Scope = (typeof SCOPES)[number];
