/** Every code of ISO 3166-1. */
const CODES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI
  CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ
  GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
  LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG
  PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK
  TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`;

/** Two ids that were seen live; the others are invented. */
const SEEN_COUNTRY_IDS: Readonly<Record<string, string>> = { CZ: '1000055', SK: '1000201' };
const FIRST_INVENTED_COUNTRY = 1_000_301;

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Countries: code, the vendor's id, English name. */
export const COUNTRY_ROWS: readonly (readonly [code: string, id: string, name: string])[] =
  CODES.trim()
    .split(/\s+/)
    .map((code, index) => [
      code,
      SEEN_COUNTRY_IDS[code] ?? String(FIRST_INVENTED_COUNTRY + index),
      names.of(code) ?? code,
    ]);

/**
 * Regions of some countries by country code: the second half of their ISO 3166-2 code, and their
 * name.
 */
const REGIONS: Readonly<Record<string, string>> = {
  DE: `
    BW Baden-Württemberg | BY Bavaria | BE Berlin | BB Brandenburg | HB Bremen | HH Hamburg | HE Hesse | MV Mecklenburg-Vorpommern |
    NI Lower Saxony | NW North Rhine-Westphalia | RP Rhineland-Palatinate | SL Saarland | SN Saxony | ST Saxony-Anhalt |
    SH Schleswig-Holstein | TH Thuringia
  `,
  US: `
    AL Alabama | AK Alaska | AZ Arizona | AR Arkansas | CA California | CO Colorado | CT Connecticut | DE Delaware |
    DC District of Columbia | FL Florida | GA Georgia | HI Hawaii | ID Idaho | IL Illinois | IN Indiana | IA Iowa | KS Kansas |
    KY Kentucky | LA Louisiana | ME Maine | MD Maryland | MA Massachusetts | MI Michigan | MN Minnesota | MS Mississippi |
    MO Missouri | MT Montana | NE Nebraska | NV Nevada | NH New Hampshire | NJ New Jersey | NM New Mexico | NY New York |
    NC North Carolina | ND North Dakota | OH Ohio | OK Oklahoma | OR Oregon | PA Pennsylvania | RI Rhode Island | SC South Carolina |
    SD South Dakota | TN Tennessee | TX Texas | UT Utah | VT Vermont | VA Virginia | WA Washington | WV West Virginia | WI Wisconsin |
    WY Wyoming
  `,
  GB: `ENG England | SCT Scotland | WLS Wales | NIR Northern Ireland`,
  FR: `
    ARA Auvergne-Rhône-Alpes | BFC Bourgogne-Franche-Comté | BRE Brittany | CVL Centre-Val de Loire | 20R Corsica | GES Grand Est |
    HDF Hauts-de-France | IDF Île-de-France | NOR Normandy | NAQ Nouvelle-Aquitaine | OCC Occitanie | PDL Pays de la Loire |
    PAC Provence-Alpes-Côte d'Azur
  `,
  AU: `
    ACT Australian Capital Territory | NSW New South Wales | NT Northern Territory | QLD Queensland | SA South Australia |
    TAS Tasmania | VIC Victoria | WA Western Australia
  `,
  AT: `
    1 Burgenland | 2 Carinthia | 3 Lower Austria | 4 Upper Austria | 5 Salzburg | 6 Styria | 7 Tyrol | 8 Vorarlberg | 9 Vienna
  `,
  CH: `BE Bern | BS Basel-Stadt | GE Geneva | LU Lucerne | SG St. Gallen | TI Ticino | VD Vaud | ZH Zurich`,
  CZ: `
    10 Praha | 20 Central Bohemian Region | 31 South Bohemian Region | 32 Plzeň Region | 41 Karlovy Vary Region |
    42 Ústí nad Labem Region | 51 Liberec Region | 52 Hradec Králové Region | 53 Pardubice Region | 63 Vysočina Region |
    64 South Moravian Region | 71 Olomouc Region | 72 Zlín Region | 80 Moravian-Silesian Region
  `,
  CA: `
    AB Alberta | BC British Columbia | MB Manitoba | NB New Brunswick | NL Newfoundland and Labrador | NS Nova Scotia | ON Ontario |
    PE Prince Edward Island | QC Quebec | SK Saskatchewan
  `,
  ES: `AN Andalusia | AR Aragon | CT Catalonia | MD Community of Madrid | PV Basque Country | VC Valencian Community`,
  IT: `25 Lombardy | 45 Emilia-Romagna | 52 Tuscany | 62 Lazio | 72 Campania | 82 Sicily | 21 Piedmont | 34 Veneto`,
  NL: `NH North Holland | ZH South Holland | UT Utrecht | NB North Brabant | GE Gelderland`,
  BE: `BRU Brussels | VLG Flanders | WAL Wallonia`,
  PL: `14 Mazovia | 12 Lesser Poland | 02 Lower Silesia | 24 Silesia`,
  SE: `AB Stockholm County | M Skåne County | O Västra Götaland County`,
  DK: `84 Capital Region of Denmark | 82 Central Denmark Region`,
  NO: `03 Oslo | 46 Vestland`,
  TR: `34 İstanbul | 06 Ankara | 35 İzmir`,
  JP: `13 Tokyo | 27 Osaka | 23 Aichi | 01 Hokkaido | 14 Kanagawa`,
  IN: `DL Delhi | MH Maharashtra | KA Karnataka | TN Tamil Nadu | WB West Bengal`,
  BR: `SP São Paulo | RJ Rio de Janeiro | MG Minas Gerais | DF Federal District`,
  MX: `CMX Mexico City | JAL Jalisco | NLE Nuevo León`,
  IE: `L Leinster | M Munster`,
  NZ: `AUK Auckland | WGN Wellington | CAN Canterbury`,
};

/** Two ids that were seen live; the others are invented. */
const SEEN_REGION_IDS: Readonly<Record<string, string>> = {
  'CZ-10': '2000330',
  'TR-34': '2001311',
};
const FIRST_INVENTED_REGION = 2_000_401;

/** Regions: the vendor's id, ISO 3166-2 code, name. */
export const REGION_ROWS: readonly (readonly [id: string, code: string, name: string])[] =
  Object.entries(REGIONS)
    .flatMap(([country, rows]) => rows.split('|').map((row) => readRow(country, row.trim())))
    .map(([code, name], index) => [
      SEEN_REGION_IDS[code] ?? String(FIRST_INVENTED_REGION + index),
      code,
      name,
    ]);

function readRow(country: string, row: string): readonly [code: string, name: string] {
  const [code = '', ...name] = row.split(' ');
  return [`${country}-${code}`, name.join(' ')];
}

/** Television markets of the United States: their number and name. */
const MARKETS = `
  501 New York | 803 Los Angeles | 602 Chicago | 504 Philadelphia | 623 Dallas - Ft. Worth | 807 San Francisco - Oakland - San Jose |
  511 Washington, DC (Hagerstown) | 618 Houston | 506 Boston (Manchester) | 524 Atlanta | 753 Phoenix (Prescott) |
  539 Tampa - St. Petersburg (Sarasota) | 819 Seattle - Tacoma | 505 Detroit | 613 Minneapolis - St. Paul |
  528 Miami - Ft. Lauderdale | 751 Denver | 534 Orlando - Daytona Beach - Melbourne | 510 Cleveland - Akron (Canton) |
  862 Sacramento - Stockton - Modesto | 609 St. Louis | 820 Portland | 517 Charlotte | 508 Pittsburgh |
  560 Raleigh - Durham (Fayetteville) | 512 Baltimore | 659 Nashville | 825 San Diego | 770 Salt Lake City | 641 San Antonio |
  527 Indianapolis | 616 Kansas City | 533 Hartford - New Haven | 535 Columbus | 635 Austin | 617 Milwaukee | 515 Cincinnati |
  839 Las Vegas | 640 Memphis | 622 New Orleans | 544 Norfolk - Portsmouth - Newport News | 650 Oklahoma City | 514 Buffalo |
  532 Albany - Schenectady - Troy | 521 Providence - New Bedford | 561 Jacksonville | 529 Louisville | 547 Toledo |
  789 Tucson (Sierra Vista) | 744 Honolulu | 743 Anchorage | 757 Boise | 790 Albuquerque - Santa Fe | 765 El Paso |
  866 Fresno - Visalia | 671 Tulsa | 652 Omaha | 556 Richmond - Petersburg | 630 Birmingham
`;

/** The one id that the vendor's page shows; the others are invented. */
const SHOWN: Readonly<Record<string, string>> = { 807: '3000194' };
const FIRST_INVENTED_MARKET = 3_000_301;

/** Markets: the vendor's id, the market's number, name. */
export const MARKET_ROWS: readonly (readonly [id: string, code: string, name: string])[] =
  MARKETS.trim()
    .split('|')
    .map((row, index) => {
      const [code = '', ...name] = row.trim().split(' ');
      return [SHOWN[code] ?? String(FIRST_INVENTED_MARKET + index), code, name.join(' ')];
    });

/**
 * Some postal codes: the vendor's id, country code, name. The first was seen live; the ids of the
 * others are invented.
 */
export const POSTAL_ROWS: readonly (readonly [id: string, countryCode: string, name: string])[] = [
  ['10014330', 'CZ', '613 00 Brno-Černá Pole'],
  ['10090001', 'CZ', '110 00 Praha'],
  ['10090002', 'DE', '10115 Berlin'],
  ['10090003', 'DE', '20095 Hamburg'],
  ['10090004', 'DE', '80331 Munich'],
  ['10090005', 'DE', '50667 Cologne'],
  ['10090006', 'DE', '60311 Frankfurt am Main'],
  ['10090007', 'AT', '1010 Vienna'],
  ['10090008', 'CH', '8001 Zurich'],
  ['10090009', 'FR', '75001 Paris'],
  ['10090010', 'FR', '69001 Lyon'],
  ['10090011', 'GB', 'SW1A London'],
  ['10090012', 'GB', 'M1 Manchester'],
  ['10090013', 'US', '10001 New York'],
  ['10090014', 'US', '94107 San Francisco'],
  ['10090015', 'US', '60601 Chicago'],
  ['10090016', 'AU', '2000 Sydney'],
  ['10090017', 'AU', '3000 Melbourne'],
];
