/** Regions of some countries by country code: the second half of their ISO 3166-2 code, and their name. */
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
const SEEN: Readonly<Record<string, string>> = { 'CZ-10': '2000330', 'TR-34': '2001311' };
const FIRST_INVENTED = 2_000_401;

/** Regions: the vendor's id, ISO 3166-2 code, name. */
export const REGION_ROWS: readonly (readonly [id: string, code: string, name: string])[] =
  Object.entries(REGIONS)
    .flatMap(([country, rows]) => rows.split('|').map((row) => readRow(country, row.trim())))
    .map(([code, name], index) => [SEEN[code] ?? String(FIRST_INVENTED + index), code, name]);

function readRow(country: string, row: string): readonly [code: string, name: string] {
  const [code = '', ...name] = row.split(' ');
  return [`${country}-${code}`, name.join(' ')];
}
