/** The stem of a folded word: endings of inflection and of common derivation are cut. */
export const stemOf = (word: string, language: string): string => {
  const key = `${language} ${word}`;
  const known = stems.get(key);
  if (known !== undefined) return known;
  const stem = (STEMMERS[language] ?? stemOther)(word);
  if (stems.size > MOST_STEMS) stems.clear();
  stems.set(key, stem);
  return stem;
};

const stems = new Map<string, string>();
const MOST_STEMS = 20_000;
const SHORTEST = 3;

const cutting = (endings: string, shortest = SHORTEST): ((word: string) => string) => {
  const ordered = endings.split(' ').sort((one, other) => other.length - one.length);
  return (word) => {
    const ending = ordered.find(
      (each) => word.length - each.length >= shortest && word.endsWith(each),
    );
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
};

const cutEnglishInflection = cutting('s es ed ing');
const cutEnglishDerivation = cutting('ation ition ion ment er or al ly ness ance ence ive able', 4);

const stemEnglish = (word: string): string => {
  if (/\d/u.test(word)) return word;
  const whole = word.replace(/(?:ies|ied)$/u, 'y').replace(/ss$/u, 'sS');
  const once = cutEnglishInflection(whole).toLowerCase();
  const derived = cutEnglishDerivation(once);
  const stem = derived === once ? once : cutEnglishInflection(derived);
  return stem
    .replace(/([bdfgmnprt])\1$/u, '$1')
    .replace(/[ey]$/u, '')
    .replace(/i$/u, '');
};

const cutGerman = cutting(
  'en er es em e n s t te ten test tet et st ung ungen lich liche lichen licher liches',
);

const stemGerman = (word: string): string => {
  const participle = /^ge(.{3,})(?:t|en|te|ten|ter|tes|ene|enen|ener|enes)$/u.exec(word);
  return cutGerman(cutGerman(participle ? word.slice(2) : word));
};

const cutFrench = cutting(
  's x e es ent er ee ees ait aient ons ez ment ments tion tions eur eurs euse euses ant ante ants antes ir it is i ie ies',
);
const cutSpanish = cutting(
  's es o a os as ar er ir ando iendo ado ada ados adas ido ida idos idas cion ciones mente an en e aron ieron io amos emos',
);
const cutItalian = cutting(
  'i e o a are ere ire ato ata ati ate ito ita iti ite ano ono zione zioni mente ando endo',
);
const cutDutch = cutting('en e s n t d te ten de den er ers ing ingen tje tjes');
const cutPortuguese = cutting(
  's es o a os as ar er ir ando endo ado ada ados adas ido ida idos idas cao coes mente am em e ou eu iu',
);

const stemOther = (word: string): string => word;

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  en: stemEnglish,
  de: stemGerman,
  fr: (word) => cutFrench(cutFrench(word)),
  es: cutSpanish,
  it: cutItalian,
  nl: (word) => cutDutch(word.replace(/^ge(?=.{4,}[dt]$)/u, '')).replace(/([a-z])\1$/u, '$1'),
  pt: cutPortuguese,
};
