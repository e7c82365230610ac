/** Google's target types in our words; types that are not here keep Google's. Google's list is longer: the rest are kinds of region and district. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  COUNTRY: ['Country'],
  REGION: [
    'Autonomous Community',
    'Canton',
    'County',
    'Department',
    'Governorate',
    'Okrug',
    'Prefecture',
    'Province',
    'Region',
    'State',
    'Territory',
    'Union Territory',
  ],
  METRO: ['DMA Region', 'TV Region'],
  CITY: ['City', 'City Region', 'Municipality'],
  DISTRICT: ['Borough', 'City District', 'District', 'Neighborhood', 'Quarter'],
  POSTAL_CODE: ['Postal Code'],
  AIRPORT: ['Airport'],
  UNIVERSITY: ['University'],
};

const OURS = new Map(
  Object.entries(TYPES).flatMap(([ours, theirs]) => theirs.map((type) => [type, ours] as const)),
);

export const placeType = (targetType: string): string => OURS.get(targetType) ?? targetType;
