/** Units of every language that the rules know, by one name. Amounts of two units are never equal. */
export const unitOf = (word: string): string | undefined => UNITS.get(word);

/** Two words that name one unit. */
export const unitOfPair = (first: string, second: string): string | undefined =>
  PAIRS.get(`${first} ${second}`);

/** Signs that name a unit. */
export const unitOfSign = (sign: string): string | undefined => SIGNS.get(sign);

const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((row) => row.includes('='))
      .flatMap((row) => {
        const [names = '', unit = ''] = row.split('=');
        return names
          .split(' ')
          .filter(Boolean)
          .map((name) => [name.replaceAll('_', ' '), unit.trim()] as const);
      }),
  );

const UNITS = table(`
  second seconds sec secs sekunde sekunden seconde secondes segundo segundos secondo secondi=second
  minute minutes min mins minuten minuto minutos minuti minuut=minute
  hour hours hr hrs h stunde stunden std heure heures hora horas ora ore uur uren=hour
  day days tag tage tagen jour jours dia dias giorno giorni dag dagen=day
  week weeks woche wochen semaine semaines semana semanas settimana settimane weken=week
  month months monat monate monaten mois mes meses mese mesi maand maanden=month
  year years yr yrs jahr jahre jahren an ans annee annees ano anos anno anni jaar jaren=year
  km kilometre kilometres kilometer kilometers kilometern kilometro kilometros chilometri=km
  m metre metres meter meters metern metro metros metri=m
  cm centimetre centimetres centimeter centimeters=cm
  mm millimetre millimetres millimeter=mm
  mile miles=mile
  kg kilo kilos kilogram kilograms kilogramm kilogrammes=kg
  g gram grams gramm gramme grammes gramos grammi=g
  mg milligram milligrams=mg
  ton tons tonne tonnes tonnen toneladas=tonne
  l litre litres liter liters litern litro litros=l
  ml=ml
  gb gigabyte gigabytes=gb
  mb megabyte megabytes=mb
  tb terabyte terabytes=tb
  kwh=kwh
  kw=kw
  mw=mw
  percent pct prozent procent=%
  percentage_points prozentpunkte prozentpunkten=point
  euro euros eur=eur
  dollar dollars usd dolares=usd
  gbp pound pounds pfund=gbp
  chf franken francs=chf
  yen jpy=jpy
  cent cents centimes=cent
  x times mal fois veces volte keer vezes fold=times
  st nd rd th eme ieme=ordinal
`);

const PAIRS = table(`
  per_cent pour_cent por_ciento por_cento per_cento=%
  percentage_points percentage_point points_de=point
`);

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['%', '%'],
  ['‰', 'permille'],
  ['€', 'eur'],
  ['$', 'usd'],
  ['£', 'gbp'],
  ['¥', 'jpy'],
  ['°', 'degree'],
  ['×', 'times'],
]);

const CURRENCIES = new Set(['eur', 'usd', 'gbp', 'chf', 'jpy']);

/** Units that may be before their amount. */
export const isCurrency = (unit: string | undefined): boolean =>
  unit !== undefined && CURRENCIES.has(unit);
