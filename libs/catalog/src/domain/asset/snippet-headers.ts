/** The headers of structured snippets that Google and Microsoft both know, in Google's spelling; both take no other. */
export const SNIPPET_HEADERS = [
  'Amenities',
  'Brands',
  'Courses',
  'Degree programs',
  'Destinations',
  'Featured hotels',
  'Insurance coverage',
  'Models',
  'Neighborhoods',
  'Service catalog',
  'Shows',
  'Styles',
  'Types',
] as const;

export type SnippetHeader = (typeof SNIPPET_HEADERS)[number];
