/**
 * Cities and smaller places by the canonical name of what they lie in: id, name, users; a target type where it is not City.
 * German and Australian rows were checked against a copy of the vendor's table; ids of other countries are from memory, unverified.
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

/** Regions, and cities below them, of countries whose states are not listed above. From memory, unverified. */
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

/** Constants that the vendor is about to take away: still suggested, no longer to be used. From memory, unverified. */
export const DYING: readonly string[] = ['1026810', '1006764'];
