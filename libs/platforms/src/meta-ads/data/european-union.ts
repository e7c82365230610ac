/** Member states by ISO 3166-1 alpha-2: their people are told who pays for an ad (spec/platforms/meta-ads.md 1b). */
export const EUROPEAN_UNION: readonly string[] = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
];
