/** Countries whose phone numbers a call extension takes (reference page of CallAdExtension). */
export const CALL_COUNTRIES = [
  'AR', 'AT', 'AU', 'BR', 'CA', 'CH', 'CL', 'CO', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'HK', 'ID', 'IE', 'IN', 'IT', 'MX', 'MY', 'NL', 'NZ', 'NO', 'PE',
  'PH', 'SE', 'SG', 'TH', 'TW', 'US', 'VE', 'VN',
] as const;

/** English headers of structured snippets; Microsoft wants a header in the language it is shown in, ours are English. */
export const SNIPPET_HEADERS = [
  'Amenities', 'Brands', 'Courses', 'Degree programs', 'Destinations', 'Featured hotels', 'Insurance coverage', 'Models', 'Neighborhoods',
  'Service catalog', 'Shows', 'Styles', 'Types',
] as const;
