/**
 * Cities: `country|region|names`; without a region the city is one of its own. Names are not unique
 * on purpose.
 */
const CITY_ROWS: readonly string[] = [
  'DE||Berlin,Hamburg,Bremen',
  'DE|Bavaria|Munich,Nuremberg,Augsburg,Regensburg,Würzburg,Ingolstadt',
  'DE|Baden-Württemberg|Stuttgart,Karlsruhe,Mannheim,Freiburg,Heidelberg,Ulm',
  'DE|Hesse|Frankfurt am Main,Wiesbaden,Kassel,Darmstadt',
  'DE|Brandenburg|Potsdam,Frankfurt (Oder)',
  'DE|North Rhine-Westphalia|Cologne,Düsseldorf,Dortmund,Essen,Duisburg,Bonn,Münster,Bielefeld',
  'DE|Lower Saxony|Hanover,Brunswick,Göttingen',
  'DE|Saxony|Leipzig,Dresden,Chemnitz',
  'DE|Saxony-Anhalt|Magdeburg,Halle',
  'DE|Rhineland-Palatinate|Mainz,Koblenz',
  'DE|Schleswig-Holstein|Kiel,Lübeck',
  'DE|Thuringia|Erfurt,Jena',
  'AT||Vienna',
  'AT|Styria|Graz',
  'AT|Upper Austria|Linz',
  'CH|Zurich|Zurich',
  'CH|Geneva|Geneva',
  'GB|England|London,Manchester,Birmingham,Leeds,Liverpool,Bristol,Cambridge,Oxford',
  'GB|Scotland|Edinburgh,Glasgow',
  'GB|Wales|Cardiff',
  'FR|Île-de-France|Paris',
  'FR|Auvergne-Rhône-Alpes|Lyon,Grenoble',
  'FR|Provence-Alpes-Côte d’Azur|Marseille,Nice',
  'FR|Occitanie|Toulouse',
  'ES|Community of Madrid|Madrid',
  'ES|Catalonia|Barcelona',
  'IT|Latium|Rome',
  'IT|Lombardy|Milan',
  'NL|North Holland|Amsterdam',
  'NL|South Holland|Rotterdam,The Hague',
  'BE||Brussels,Antwerp',
  'DK||Copenhagen',
  'SE||Stockholm',
  'NO||Oslo',
  'FI||Helsinki',
  'PL||Warsaw,Kraków',
  'CZ||Prague',
  'HU||Budapest',
  'PT||Lisbon,Porto',
  'IE||Dublin',
  'US|New York|New York,Buffalo',
  'US|California|Los Angeles,San Francisco,San Diego,San Jose',
  'US|Illinois|Chicago,Springfield',
  'US|Texas|Houston,Austin,Dallas,Paris',
  'US|Washington|Seattle',
  'US|Massachusetts|Boston,Cambridge,Springfield',
  'US|Florida|Miami,Orlando',
  'US|Georgia|Atlanta',
  'US|Colorado|Denver',
  'US|New Hampshire|Berlin',
  'CA|Ontario|Toronto,Ottawa,London',
  'CA|British Columbia|Vancouver',
  'CA|Quebec|Montreal',
  'AU|New South Wales|Sydney',
  'AU|Victoria|Melbourne',
  'AU|Queensland|Brisbane',
  'JP||Tokyo,Osaka',
  'SG||Singapore',
  'IN||Mumbai,Bengaluru,Delhi',
  'BR||São Paulo',
  'AE||Dubai',
];

/** States and regions: `country|names`. */
const REGION_ROWS: readonly string[] = [
  'DE|Baden-Württemberg,Bavaria,Brandenburg,Hesse,Lower Saxony,Mecklenburg-West Pomerania,North Rhine-Westphalia,Rhineland-Palatinate,Saarland,Saxony,Saxony-Anhalt,Schleswig-Holstein,Thuringia',
  'US|Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming',
  'GB|England,Scotland,Wales,Northern Ireland',
  'FR|Auvergne-Rhône-Alpes,Bourgogne-Franche-Comté,Brittany,Centre-Val de Loire,Corsica,Grand Est,Hauts-de-France,Île-de-France,Normandy,Nouvelle-Aquitaine,Occitanie,Pays de la Loire,Provence-Alpes-Côte d’Azur',
  'AU|Australian Capital Territory,New South Wales,Northern Territory,Queensland,South Australia,Tasmania,Victoria,Western Australia',
  'CA|Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Nova Scotia,Ontario,Prince Edward Island,Quebec,Saskatchewan',
  'AT|Burgenland,Carinthia,Lower Austria,Salzburg,Styria,Tyrol,Upper Austria,Vorarlberg',
  'CH|Aargau,Basel,Bern,Geneva,Lucerne,St. Gallen,Ticino,Vaud,Zurich',
  'NL|Gelderland,Limburg,North Brabant,North Holland,South Holland,Utrecht',
  'ES|Andalusia,Basque Country,Catalonia,Community of Madrid,Galicia,Valencian Community',
  'IT|Campania,Emilia-Romagna,Latium,Lombardy,Piedmont,Sicily,Tuscany,Veneto',
];

/** Countries of ISO 3166-1; their English names come from the runtime. */
const COUNTRY_CODES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CV CW CX CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ ' +
  'OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RW SA SB SC SE SG SH SI SK SL SM SN SO SR SS ST SV SX SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ ' +
  'UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/**
 * A location to target. The vendor's answers hold no type and no country: only the name
 * distinguishes locations (platform document 2g).
 */
export interface Place {
  readonly urn: string;
  readonly name: string;
  /** Members there. Invented. */
  readonly members: number;
}

/**
 * Ids: United States and Berlin are in the platform document, four others are from memory; all the
 * rest are invented.
 */
const KNOWN_IDS: Readonly<Record<string, number>> = {
  'United States': 103_644_278,
  'Berlin, Germany': 103_035_651,
  Germany: 101_282_230,
  'United Kingdom': 101_165_590,
  France: 105_015_875,
  Canada: 101_174_742,
};
const FIRST_INVENTED_ID = 190_000_001;
const MEMBERS = { country: 4_000_000, region: 900_000, city: 400_000 };

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (code: string): string => countryNames.of(code) ?? code;

const rows: readonly (readonly [string, number])[] = [
  ...COUNTRY_CODES.map((code) => [countryName(code), MEMBERS.country] as const),
  ...REGION_ROWS.flatMap((row) => {
    const [code = '', names = ''] = row.split('|');
    return names
      .split(',')
      .map((name) => [`${name}, ${countryName(code)}`, MEMBERS.region] as const);
  }),
  ...CITY_ROWS.flatMap((row) => {
    const [code = '', region = '', names = ''] = row.split('|');
    const where = [region, countryName(code)].filter((part) => part !== '').join(', ');
    return names.split(',').map((name) => [`${name}, ${where}`, MEMBERS.city] as const);
  }),
];

export const PLACES: readonly Place[] = rows.map(([name, members], index) => ({
  urn: `urn:li:geo:${KNOWN_IDS[name] ?? FIRST_INVENTED_ID + index}`,
  name,
  members,
}));

const byUrn = new Map(PLACES.map((place) => [place.urn, place]));

export const findPlace = (urn: string): Place | undefined => byUrn.get(urn);
