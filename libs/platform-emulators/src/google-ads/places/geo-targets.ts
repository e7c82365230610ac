/**
 * Every country and territory of ISO 3166-1: code, numeric code, the vendor's English name. The
 * vendor's id is 2000 plus the numeric code, but for Sudan, which kept the number it had before
 * 2011.
 */
const TABLE = `
  AF 4 Afghanistan | AL 8 Albania | AQ 10 Antarctica | DZ 12 Algeria | AS 16 American Samoa | AD 20 Andorra | AO 24 Angola |
  AG 28 Antigua and Barbuda | AZ 31 Azerbaijan | AR 32 Argentina | AU 36 Australia | AT 40 Austria | BS 44 The Bahamas | BH 48 Bahrain |
  BD 50 Bangladesh | AM 51 Armenia | BB 52 Barbados | BE 56 Belgium | BM 60 Bermuda | BT 64 Bhutan | BO 68 Bolivia | BA 70 Bosnia and Herzegovina |
  BW 72 Botswana | BV 74 Bouvet Island | BR 76 Brazil | BZ 84 Belize | IO 86 British Indian Ocean Territory | SB 90 Solomon Islands |
  VG 92 British Virgin Islands | BN 96 Brunei | BG 100 Bulgaria | MM 104 Myanmar (Burma) | BI 108 Burundi | BY 112 Belarus | KH 116 Cambodia |
  CM 120 Cameroon | CA 124 Canada | CV 132 Cabo Verde | KY 136 Cayman Islands | CF 140 Central African Republic | LK 144 Sri Lanka | TD 148 Chad |
  CL 152 Chile | CN 156 China | TW 158 Taiwan | CX 162 Christmas Island | CC 166 Cocos (Keeling) Islands | CO 170 Colombia | KM 174 Comoros |
  YT 175 Mayotte | CG 178 Republic of the Congo | CD 180 Democratic Republic of the Congo | CK 184 Cook Islands | CR 188 Costa Rica |
  HR 191 Croatia | CU 192 Cuba | CY 196 Cyprus | CZ 203 Czechia | BJ 204 Benin | DK 208 Denmark | DM 212 Dominica | DO 214 Dominican Republic |
  EC 218 Ecuador | SV 222 El Salvador | GQ 226 Equatorial Guinea | ET 231 Ethiopia | ER 232 Eritrea | EE 233 Estonia | FO 234 Faroe Islands |
  FK 238 Falkland Islands | GS 239 South Georgia and the South Sandwich Islands | FJ 242 Fiji | FI 246 Finland | AX 248 Aland Islands |
  FR 250 France | GF 254 French Guiana | PF 258 French Polynesia | TF 260 French Southern and Antarctic Lands | DJ 262 Djibouti | GA 266 Gabon |
  GE 268 Georgia | GM 270 The Gambia | PS 275 Palestine | DE 276 Germany | GH 288 Ghana | GI 292 Gibraltar | KI 296 Kiribati | GR 300 Greece |
  GL 304 Greenland | GD 308 Grenada | GP 312 Guadeloupe | GU 316 Guam | GT 320 Guatemala | GN 324 Guinea | GY 328 Guyana | HT 332 Haiti |
  HM 334 Heard Island and McDonald Islands | VA 336 Vatican City | HN 340 Honduras | HK 344 Hong Kong | HU 348 Hungary | IS 352 Iceland |
  IN 356 India | ID 360 Indonesia | IR 364 Iran | IQ 368 Iraq | IE 372 Ireland | IL 376 Israel | IT 380 Italy | CI 384 Cote d'Ivoire |
  JM 388 Jamaica | JP 392 Japan | KZ 398 Kazakhstan | JO 400 Jordan | KE 404 Kenya | KP 408 North Korea | KR 410 South Korea | KW 414 Kuwait |
  KG 417 Kyrgyzstan | LA 418 Laos | LB 422 Lebanon | LS 426 Lesotho | LV 428 Latvia | LR 430 Liberia | LY 434 Libya | LI 438 Liechtenstein |
  LT 440 Lithuania | LU 442 Luxembourg | MO 446 Macao | MG 450 Madagascar | MW 454 Malawi | MY 458 Malaysia | MV 462 Maldives | ML 466 Mali |
  MT 470 Malta | MQ 474 Martinique | MR 478 Mauritania | MU 480 Mauritius | MX 484 Mexico | MC 492 Monaco | MN 496 Mongolia | MD 498 Moldova |
  ME 499 Montenegro | MS 500 Montserrat | MA 504 Morocco | MZ 508 Mozambique | OM 512 Oman | NA 516 Namibia | NR 520 Nauru | NP 524 Nepal |
  NL 528 Netherlands | CW 531 Curacao | AW 533 Aruba | SX 534 Sint Maarten | BQ 535 Caribbean Netherlands | NC 540 New Caledonia | VU 548 Vanuatu |
  NZ 554 New Zealand | NI 558 Nicaragua | NE 562 Niger | NG 566 Nigeria | NU 570 Niue | NF 574 Norfolk Island | NO 578 Norway |
  MP 580 Northern Mariana Islands | UM 581 United States Minor Outlying Islands | FM 583 Micronesia | MH 584 Marshall Islands | PW 585 Palau |
  PK 586 Pakistan | PA 591 Panama | PG 598 Papua New Guinea | PY 600 Paraguay | PE 604 Peru | PH 608 Philippines | PN 612 Pitcairn Islands |
  PL 616 Poland | PT 620 Portugal | GW 624 Guinea-Bissau | TL 626 Timor-Leste | PR 630 Puerto Rico | QA 634 Qatar | RE 638 Reunion | RO 642 Romania |
  RU 643 Russia | RW 646 Rwanda | BL 652 Saint Barthelemy | SH 654 Saint Helena, Ascension and Tristan da Cunha | KN 659 Saint Kitts and Nevis |
  AI 660 Anguilla | LC 662 Saint Lucia | MF 663 Saint Martin | PM 666 Saint Pierre and Miquelon | VC 670 Saint Vincent and the Grenadines |
  SM 674 San Marino | ST 678 Sao Tome and Principe | SA 682 Saudi Arabia | SN 686 Senegal | RS 688 Serbia | SC 690 Seychelles | SL 694 Sierra Leone |
  SG 702 Singapore | SK 703 Slovakia | VN 704 Vietnam | SI 705 Slovenia | SO 706 Somalia | ZA 710 South Africa | ZW 716 Zimbabwe | ES 724 Spain |
  SS 728 South Sudan | SD 729 Sudan | EH 732 Western Sahara | SR 740 Suriname | SJ 744 Svalbard and Jan Mayen | SZ 748 Eswatini | SE 752 Sweden |
  CH 756 Switzerland | SY 760 Syria | TJ 762 Tajikistan | TH 764 Thailand | TG 768 Togo | TK 772 Tokelau | TO 776 Tonga |
  TT 780 Trinidad and Tobago | AE 784 United Arab Emirates | TN 788 Tunisia | TR 792 Turkiye | TM 795 Turkmenistan |
  TC 796 Turks and Caicos Islands | TV 798 Tuvalu | UG 800 Uganda | UA 804 Ukraine | MK 807 North Macedonia | EG 818 Egypt | GB 826 United Kingdom |
  GG 831 Guernsey | JE 832 Jersey | IM 833 Isle of Man | TZ 834 Tanzania | US 840 United States | VI 850 U.S. Virgin Islands | BF 854 Burkina Faso |
  UY 858 Uruguay | UZ 860 Uzbekistan | VE 862 Venezuela | WF 876 Wallis and Futuna | WS 882 Samoa | YE 887 Yemen | ZM 894 Zambia
`;

/**
 * Target type of territories that the vendor does not list among the countries: from memory,
 * unverified.
 */
const REGION_CODES = [
  'AW',
  'AI',
  'AX',
  'BM',
  'BV',
  'EH',
  'FK',
  'FO',
  'GF',
  'GI',
  'GL',
  'GP',
  'HK',
  'IO',
  'KY',
  'MO',
  'MQ',
  'MS',
  'PR',
  'PS',
  'RE',
  'SJ',
  'TC',
  'TW',
  'VG',
  'VI',
  'YT',
];
/** The vendor does not sell advertising there and has no constant for them. */
const UNSERVED = ['CU', 'IR', 'KP', 'SY'];
const SUDAN = '2736';

export interface Country {
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly targetType: 'Country' | 'Region';
}

const ALL: readonly Country[] = TABLE.split('|').map((row) => {
  const [, code = '', numeric = '', name = ''] = /^([A-Z]{2}) (\d+) (.+)$/.exec(row.trim()) ?? [];
  const id = code === 'SD' ? SUDAN : String(2000 + Number(numeric));
  return { code, id, name, targetType: REGION_CODES.includes(code) ? 'Region' : 'Country' };
});

/** Countries that can be targeted. */
export const COUNTRIES: readonly Country[] = ALL.filter(({ code }) => !UNSERVED.includes(code));

/** Whether there is such an ISO 3166-1 alpha-2 code, in upper case. */
export const isCountryCode = (code: string): boolean =>
  ALL.some((country) => country.code === code);

/**
 * Cities and smaller places by the canonical name of what they lie in: id, name, users; a target
 * type where it is not City. German and Australian rows were checked against a copy of the vendor's
 * table; ids of other countries are from memory, unverified.
 */
export const CITIES: Readonly<Record<string, string>> = {
  'Berlin,Germany':
    '1003854 Berlin 3600000 | 9040377 Mitte 380000 Neighborhood | 9040375 Kreuzberg 150000 Neighborhood | 9049225 10115 28000 Postal Code',
  'Hamburg,Germany': '1004437 Hamburg 1800000 | 9062751 Hamburg Airport 90000 Airport',
  'Bremen,Germany': '1004332 Bremen 560000',
  'Bavaria,Germany': `
    1004234 Munich 1500000 | 1004246 Nuremberg 520000 | 1004102 Augsburg 300000 | 1004264 Regensburg 150000 | 1004330 Wurzburg 130000 |
    1004200 Ingolstadt 140000 | 1004151 Erlangen 110000 | 1004113 Bayreuth 74000 | 1004112 Bamberg 77000 | 1004163 Friedberg 30000 |
    1004221 Lichtenfels 20000 | 9062745 Munich Airport 160000 Airport | 9049370 80331 9000 Postal Code
  `,
  'Baden-Wurttemberg,Germany':
    '1004061 Tubingen 91000 | 1004064 Ulm 126000 | 1004078 Weinheim 45000',
  'Hessen,Germany': `
    1004363 Frankfurt 760000 | 1004435 Wiesbaden 280000 | 1004387 Kassel 200000 | 1004351 Darmstadt 160000 | 1004412 Offenbach 130000 |
    1004379 Hanau 97000 | 1004369 Giessen 90000 | 1004401 Marburg 77000 | 1004364 Friedberg 30000 | 1004396 Lichtenfels 4000 |
    9062741 Frankfurt Airport 180000 Airport
  `,
  'Mecklenburg-Vorpommern,Germany': '1004455 Rostock 210000 | 1004456 Schwerin 96000',
  'Lower Saxony,Germany': `
    1004507 Hanover 540000 | 1004478 Braunschweig 250000 | 1004537 Osnabruck 165000 | 1004536 Oldenburg 170000 | 1004575 Wolfsburg 125000 |
    1004504 Gottingen 117000 | 1004514 Hildesheim 101000
  `,
  'North Rhine-Westphalia,Germany': `
    1004607 Cologne 1080000 | 1004615 Dusseldorf 620000 | 1004611 Dortmund 590000 | 1004625 Essen 580000 | 1004612 Duisburg 500000 |
    1004596 Bochum 360000 | 1004769 Wuppertal 355000 | 1004593 Bielefeld 330000 | 1004597 Bonn 330000 | 1004707 Munster 315000 |
    1004703 Monchengladbach 260000 | 1004631 Gelsenkirchen 260000 | 1004576 Aachen 250000 | 1004675 Krefeld 227000
  `,
  'Rhineland-Palatinate,Germany':
    '1004812 Mainz 218000 | 1004810 Ludwigshafen 172000 | 1004806 Koblenz 114000 | 1004835 Trier 110000',
  'Schleswig-Holstein,Germany':
    '1004866 Kiel 247000 | 1004871 Lubeck 217000 | 1004855 Flensburg 90000',
  'Saarland,Germany': '1004896 Saarbrucken 180000',
  'Saxony,Germany': '1004927 Leipzig 600000 | 1004916 Dresden 556000 | 1004911 Chemnitz 246000',
  'Saxony-Anhalt,Germany': '1004956 Halle (Saale) 238000 | 1004960 Magdeburg 237000',
  'Thuringia,Germany': '1004979 Erfurt 213000 | 1004988 Jena 111000 | 1005000 Weimar 65000',
  'Vienna,Austria': '1000998 Vienna 1900000',
  'Styria,Austria': '1000979 Graz 290000',
  'New York,United States':
    '1023191 New York 8800000 | 1023300 Paris 4400 | 1022973 Frankfort 2500 | 9031936 10001 21000 Postal Code | 9041143 Manhattan 1700000 Borough',
  'California,United States':
    '1013962 Los Angeles 3900000 | 1014221 San Francisco 870000 | 1014218 San Diego 1380000',
  'Illinois,United States': '1016367 Chicago 2700000 | 1017070 Springfield 114000',
  'Massachusetts,United States': '1018127 Boston 690000 | 1018518 Springfield 155000',
  'Missouri,United States': '1020662 Springfield 169000',
  'Ohio,United States': '1023786 Springfield 58000',
  'Oregon,United States': '1024543 Portland 650000 | 1024565 Springfield 61000',
  'Maine,United States': '1018971 Portland 68000',
  'Kentucky,United States': '1017825 Frankfort 28000 | 1017911 Paris 10000',
  'Texas,United States':
    '1026201 Austin 960000 | 1026339 Dallas 1300000 | 1026481 Houston 2300000 | 1026695 Paris 25000 | 1026810 Springtown 3600',
  'Tennessee,United States': '1025972 Paris 10000 | 1025954 Nashville 690000',
  'New Hampshire,United States': '1022310 Berlin 9000',
  'Connecticut,United States': '1014834 Berlin 20000',
  'New Jersey,United States': '1022605 Hamburg 3200 | 1022494 Berlin 7500',
  'Washington,United States': '1027744 Seattle 740000',
  'New South Wales,Australia': '1000286 Sydney 5200000 | 1000255 Newcastle 320000',
  'Queensland,Australia': '1000339 Brisbane 2500000',
  'South Australia,Australia': '1000422 Adelaide 1350000',
};

/**
 * Regions, and cities below them, of countries whose states are not listed above. From memory,
 * unverified.
 */
export const REGIONS: Readonly<Record<string, string>> = {
  FR: '9068896 Ile-de-France',
  GB: '20339 England | 20341 Scotland',
  JP: '20636 Tokyo',
  ES: '20270 Community of Madrid | 20271 Catalonia',
  IT: '20600 Lazio | 20603 Lombardy',
  NL: '20763 North Holland',
  CH: '20144 Zurich',
  CA: '20121 Ontario | 20123 Quebec',
};

/** Cities in those regions. From memory, unverified. */
export const ABROAD: Readonly<Record<string, string>> = {
  'Ile-de-France,France': '1006094 Paris 7000000',
  'England,United Kingdom':
    '1006886 London 9000000 | 1006912 Manchester 550000 | 1006524 Birmingham 1140000 | 1006927 Newcastle upon Tyne 300000 | 1006764 Hamburg 800',
  'Scotland,United Kingdom': '1007330 Edinburgh 520000 | 1007336 Glasgow 630000',
  'Tokyo,Japan': '1009309 Tokyo 9700000',
  'Community of Madrid,Spain': '1005493 Madrid 3300000',
  'Catalonia,Spain': '1005424 Barcelona 1600000',
  'Lazio,Italy': '1008736 Rome 2800000',
  'Lombardy,Italy': '1008463 Milan 1400000',
  'North Holland,Netherlands': '1010543 Amsterdam 870000',
  'Zurich,Switzerland': '1003297 Zurich 430000',
  'Ontario,Canada': '1002451 Toronto 2900000 | 1002302 London 420000 | 1002238 Hamilton 570000',
  'Quebec,Canada': '1002604 Montreal 1760000',
};

/**
 * Constants that the vendor is about to take away: still suggested, no longer to be used. From
 * memory, unverified.
 */
export const REMOVAL_PLANNED: readonly string[] = ['1026810', '1006764'];

/**
 * States of some countries: the vendor's id and English name, by country code. Checked against a
 * copy of the vendor's table.
 */
export const STATES: Readonly<Record<string, string>> = {
  DE: `
  20226 Berlin | 20227 Brandenburg | 20228 Baden-Wurttemberg | 20229 Bavaria | 20230 Bremen | 20231 Hessen | 20232 Hamburg |
  20233 Mecklenburg-Vorpommern | 20234 Lower Saxony | 20235 North Rhine-Westphalia | 20236 Rhineland-Palatinate |
  20237 Schleswig-Holstein | 20238 Saarland | 20239 Saxony | 20240 Saxony-Anhalt | 20241 Thuringia
  `,
  US: `
  21132 Alaska | 21133 Alabama | 21135 Arkansas | 21136 Arizona | 21137 California | 21138 Colorado | 21139 Connecticut |
  21140 District of Columbia | 21141 Delaware | 21142 Florida | 21143 Georgia | 21144 Hawaii | 21145 Iowa | 21146 Idaho | 21147 Illinois |
  21148 Indiana | 21149 Kansas | 21150 Kentucky | 21151 Louisiana | 21152 Massachusetts | 21153 Maryland | 21154 Maine | 21155 Michigan |
  21156 Minnesota | 21157 Missouri | 21158 Mississippi | 21159 Montana | 21160 North Carolina | 21161 North Dakota | 21162 Nebraska |
  21163 New Hampshire | 21164 New Jersey | 21165 New Mexico | 21166 Nevada | 21167 New York | 21168 Ohio | 21169 Oklahoma | 21170 Oregon |
  21171 Pennsylvania | 21172 Rhode Island | 21173 South Carolina | 21174 South Dakota | 21175 Tennessee | 21176 Texas | 21177 Utah |
  21178 Virginia | 21179 Vermont | 21180 Washington | 21182 Wisconsin | 21183 West Virginia | 21184 Wyoming
  `,
  AT: `
  20042 Burgenland | 20043 Carinthia | 20044 Lower Austria | 20045 Upper Austria | 20046 Salzburg | 20047 Styria | 20048 Tyrol |
  20049 Vorarlberg | 20050 Vienna
  `,
  AU: `
  20034 Australian Capital Territory | 20035 New South Wales | 20036 Northern Territory | 20037 Queensland | 20038 South Australia |
  20039 Tasmania | 20040 Victoria | 20041 Western Australia
  `,
  IN: `
  20460 Karnataka | 20462 Maharashtra | 20469 Tamil Nadu | 20472 West Bengal
  `,
};
