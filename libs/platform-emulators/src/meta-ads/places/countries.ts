const CODES = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CV
CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL
IM IN IO IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SE SG SH SI SJ SK SL SM SN SO SR SS
ST SV SX SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`;

/** Country codes that can be targeted: ISO 3166-1 without places under embargo. */
export const COUNTRIES: ReadonlySet<string> = new Set(CODES.trim().split(/\s+/));

/** The European Union, whose ads must name who pays and who benefits (platform document 1b). */
export const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Names of `country_groups`. */
export const COUNTRY_GROUPS: ReadonlySet<string> = new Set(
  'worldwide africa asia caribbean central_america europe north_america oceania south_america afta apec android_apps cisfta eea emerging_markets eurozone gcc itunes_app_store mercosur nafta'.split(
    ' ',
  ),
);

/** Groups with members in the Union. */
export const GROUPS_IN_UNION: ReadonlySet<string> = new Set([
  'worldwide',
  'europe',
  'eea',
  'eurozone',
  'android_apps',
  'itunes_app_store',
]);

const english = new Intl.DisplayNames(['en'], { type: 'region' });
export const countryName = (code: string): string => english.of(code) ?? code;
