/** States and regions: `country|names`. */
export const REGION_ROWS: readonly string[] = [
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
