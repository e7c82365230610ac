import {
  bounds,
  counted,
  keyed,
  type LanguageWords,
  numbered,
  phrase,
  words,
} from './language-words';

export const GERMAN: LanguageWords = {
  language: 'de',
  stop: words(`
    der die das den dem des ein eine einen einem einer eines er sie es ihn ihm ihr ihre ihren ihrem ihrer ihres sein seine seinen
    wir uns unser unsere unseren unserem unserer unseres ich mich mir mein meine du dich dir dein deine euch euer
    ist sind war waren bin bist sei wird werden wurde wurden worden geworden hat haben hatte hatten habe kann konnen soll sollen
    von vom zu zum zur in im ins an am auf aus bei beim mit fur um uber unter als wie und oder aber auch so dann da dort hier
    dass ob wenn weil wahrend was wer wo wann welche welcher welches dies diese dieser dieses diesen diesem jene sich man
    noch schon jetzt sehr nun denn doch mal eben durch gegen pro ab je seit bis zwischen`),
  light: words(`
    gibt geben gab bieten bietet an bekommen bekommt erhalten erhalt machen macht gemacht finden findet findest statt kommen kommt gehen geht
    nutzen nutzt verwenden sagen sagt heisst lassen stehen steht liegt lassen mehr erfahren lesen entdecken wissen damit dabei dazu
    zudem ausserdem sowie einfach gern gerne sogar bereit willkommen freuen danke`),
  negators: words('nicht nie niemals weder nichts niemand'),
  excluders: words('kein keine keinen keinem keiner keines ohne'),
  each: words('jeder jede jedes jeden jedem'),
  hedges: words(
    'konnte konnten moglicherweise vielleicht wahrscheinlich voraussichtlich plant planen geplant soll sollen erwartet mochte will wollen eventuell durfte',
  ),
  conditions: words('wenn falls ausser sofern nur ausgenommen'),
  joins: words('und aber sondern wahrend weil obwohl wobei denn'),
  critical: words(`
    alle allen jeder jede jedes jeden immer nie nur kostenlos kostenlose kostenlosen kostenfrei gratis erste ersten letzte letzten meisten beste
    vor nach ohne weniger mehr offen geschlossen garantiert dauerhaft lebenslang unbegrenzt ganz vollstandig taglich wochentlich monatlich jahrlich
    oft manchmal selten online offline neu alt neue alte offiziell zertifiziert gepruft bewiesen sicher manche einige viele wenige
    schneller langsamer gunstiger teurer hoch niedrig gross klein lang kurz fruh spat beginnt endet steigt sinkt`),
  by: words('von vom durch'),
  prepositions: words(
    'in im an am auf aus bei beim mit fur zu zum zur uber unter nach vor seit ab bis gegen',
  ),
  business: words(
    'wir uns unser unsere unseren unserem unserer unternehmen team firma betrieb laden geschaft studio agentur marke es sie hier',
  ),
  synonyms: [
    'steigen stieg gestiegen wachsen wuchs gewachsen zunehmen',
    'sinken sank gesunken fallen fiel gefallen abnehmen',
    'senken reduzieren verringern',
    'kunde kunden kundin kundinnen',
    'beginnen begann begonnen starten',
    'enden beenden',
    'kaufen gekauft erwerben',
    'verkaufen verkauft verkauf',
    'gratis kostenlos kostenfrei',
    'haus hauser',
    'kind kinder',
    'fahrrad rad fahrrader rader',
    'mitarbeiter mitarbeitende beschaftigte angestellte',
    'schnell rasch zugig',
    'eroffnen eroffnet offnen',
    'schreiben schrieb geschrieben',
    'ubernehmen ubernahm ubernommen',
    'bestehen bestand besteht',
    'helfen hilft half geholfen',
    'trinken trank getrunken',
    'backen backt gebacken',
    'sehen sieht sah gesehen',
  ],
  numbers: {
    ...counted(
      'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
      0,
    ),
    ...numbered(
      'zwo=2;zwanzig=20;dreissig=30;vierzig=40;funfzig=50;sechzig=60;siebzig=70;achtzig=80;neunzig=90;dutzend=12;anderthalb eineinhalb=1.5;zweieinhalb=2.5;dreieinhalb=3.5;viereinhalb=4.5',
    ),
  },
  innerNumbers: numbered('ein eine=1'),
  scales: numbered(
    'hundert=100;tausend tsd=1000;million millionen mio=1000000;milliarde milliarden mrd=1000000000;billion billionen=1000000000000',
  ),
  ordinals: Object.fromEntries(
    Object.entries(
      counted('erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft', 1),
    ).flatMap(([stem, value]) =>
      ['e', 'en', 'er', 'es', 'em'].map((ending) => [stem + ending, value] as const),
    ),
  ),
  multiples: keyed(`
    halfte halb halbe halben halber halbes=0.5 part;drittel=0.33 part;viertel=0.25 part
    doppelt doppelte doppelten verdoppelt verdoppelte verdoppeln zweimal doppelter doppeltes=2 times;dreifach dreifache verdreifacht verdreifachte dreimal=3 times;zehnfach zehnmal=10 times
    hunderte=hundreds;tausende=thousands;dutzende=dozens`),
  bounds: bounds(`
    bis zu, hochstens, maximal, max, nicht mehr als: up-to
    mindestens, wenigstens, minimum, ab: at-least
    mehr als, uber: more
    weniger als, unter: less
    fast, beinahe, knapp, nahezu: nearly
    rund, etwa, ca, circa, ungefahr, gut: about
    nur, bloss, lediglich: only`),
  rangeWords: words('bis und'),
  months: numbered(
    'januar janner jan=1;februar feb=2;marz=3;april apr=4;mai=5;juni=6;juli=7;august aug=8;september sept=9;oktober okt=10;november nov=11;dezember dez=12',
  ),
  weekdays: numbered(
    'montag montags=1;dienstag dienstags=2;mittwoch mittwochs=3;donnerstag donnerstags=4;freitag freitags=5;samstag samstags sonnabend=6;sonntag sonntags=7',
  ),
  times: keyed(`
    morgen=tomorrow;gestern=yesterday;heute=today;ubermorgen=in-two-days;wochenende=weekend;bald=soon
    nachste_woche nachster_woche=next-week;nachsten_monat=next-month;nachstes_jahr=next-year;diese_woche=this-week;diesen_monat=this-month;dieses_jahr=this-year
    letzte_woche=last-week;letztes_jahr=last-year
    fruhling fruhjahr=spring;sommer=summer;herbst=autumn;winter=winter;weihnachten=christmas;ostern=easter
    mittag mittags=t12:00;mitternacht=t0:00;abend abends=evening;nachmittag=afternoon;q1=q1;q2=q2;q3=q3;q4=q4`),
  starts: words('ab seit von beginnt startet eroffnet beginn start'),
  ends: words('bis endet schliesst ende'),
  greetings: words(
    'hallo guten tag morgen abend willkommen liebe lieber freunde danke zusammen servus moin an alle',
  ),
  calls: words(`
    lies lesen jetzt mehr erfahren erfahre entdecke entdecken besuche besuchen sie uns melde melden dich sich an anmelden buche buchen hier link bio
    kontakt kontaktiere kontaktieren schreib schreiben kommentar kommentare folge folgen teile teilen klicke klicken lade herunter starte starten
    bestelle bestellen komm kommen vorbei sag sagen was wie welche warum wer wo wann wissen denkst denken meinst meinung ihr euch du dir
    fur beleg zahlen angebot quelle quellen weitere infos informationen seite artikel webseite website profil frage fragen zum zur im der die das
    interesse interessiert neugierig erzahl erzahlen freuen auf deine eure ihre sprich sprechen gerne einfach probiere probieren aus`),
  statingQuestions: phrase(
    'wusstest|wussten|wusstet|weißt du,? dass|wissen sie,? dass|schon gehört|warum|wieso|weshalb|wer sonst|ist .{1,30} nicht|seit wann',
  ),
  superlatives: phrase(
    '(?:der|die|das|den|dem|am|unser\\p{L}*) ?(?:beste[nrsm]?|besten|führende[nrsm]?|größte[nrsm]?|schnellste[nrsm]?|günstigste[nrsm]?|sicherste[nrsm]?|einfachste[nrsm]?|modernste[nrsm]?)|beste[nrsm]?|führende[nrsm]?|nummer eins|nr\\. ?1|einzigartig\\p{L}*|unschlagbar\\p{L}*|perfekt\\p{L}*|weltklasse|marktführer\\p{L}*|revolutionär\\p{L}*|unübertroffen\\p{L}*|konkurrenzlos\\p{L}*',
  ),
  regulated: [
    [
      'health',
      phrase(
        'heilt|heilen|heilung|wundermittel|entgift\\p{L}*|klinisch (?:bewiesen|getestet)|abnehmen|schmerzfrei|ohne nebenwirkungen|stärkt das immunsystem|therapie|behandelt',
      ),
    ],
    [
      'finance',
      phrase(
        'risikofrei\\p{L}*|risikolos\\p{L}*|ohne risiko|garantierte[nrs]? rendite|garantiert\\p{L}*|schnell reich|passives einkommen|hohe rendite|steuerfrei|sichere anlage|zinslos|gewinne?',
      ),
    ],
    ['promise', phrase('garantie\\p{L}*|100 ?% (?:sicher|zufrieden)|absolut sicher')],
  ],
};
