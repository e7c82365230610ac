/** The newest version of the Marketing API with evidence (spec/platforms/meta-ads.md): 29 July 2026. */
export const NEWEST_VERSION = 'v26.0';
