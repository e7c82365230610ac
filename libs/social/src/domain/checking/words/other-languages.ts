import { bounds, counted, keyed, type LanguageWords, numbered, words } from './language-words';

const NOTHING = words('');

/** A language without a table: its words are compared as they are. */
export const UNKNOWN_LANGUAGE: LanguageWords = {
  language: 'other',
  stop: NOTHING,
  light: NOTHING,
  negators: NOTHING,
  excluders: NOTHING,
  each: NOTHING,
  hedges: NOTHING,
  conditions: NOTHING,
  joins: NOTHING,
  critical: NOTHING,
  by: NOTHING,
  prepositions: NOTHING,
  business: NOTHING,
  synonyms: [],
  numbers: {},
  innerNumbers: {},
  scales: {},
  ordinals: {},
  multiples: {},
  bounds: [],
  rangeWords: NOTHING,
  months: {},
  weekdays: {},
  times: {},
  starts: NOTHING,
  ends: NOTHING,
  greetings: NOTHING,
  calls: NOTHING,
  statingQuestions: /^\b$/u,
  superlatives: null,
  regulated: [],
};

export const ITALIAN: LanguageWords = {
  ...UNKNOWN_LANGUAGE,
  language: 'it',
  stop: words(
    'il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dalla in nel nella con su sul per tra fra e ed o ma che chi cui si ci ne e sono era essere stato stata ha hanno ho abbiamo noi nostro nostra voi vostro loro suo sua questo questa come anche piu molto qui quando dove se',
  ),
  light: words('offre offrire dice dire trova fare fa scopri leggi grazie'),
  negators: words('non mai niente nulla'),
  excluders: words('nessun nessuno nessuna senza'),
  each: words('ogni'),
  hedges: words('potrebbe potrebbero forse probabilmente prevede dovrebbe'),
  conditions: words('se tranne solo soltanto'),
  joins: words('e ma mentre perche'),
  critical: words(
    'tutti tutte ogni sempre mai solo gratis gratuito primo ultimo prima dopo senza meno aperto chiuso nuovo',
  ),
  by: words('da dal dalla dai'),
  business: words('noi nostro nostra azienda squadra negozio'),
  prepositions: words('a al in nel di del da con per su'),
  synonyms: ['produrre produce prodotto prodotta', 'trovare trova'],
  numbers: {
    ...counted(
      'zero un-solo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
      0,
    ),
    ...numbered('trenta=30;quaranta=40;cinquanta=50;sessanta=60;settanta=70;ottanta=80;novanta=90'),
  },
  scales: numbered(
    'cento=100;mille mila=1000;milione milioni=1000000;miliardo miliardi=1000000000',
  ),
  ordinals: numbered('primo prima=1;secondo seconda=2;terzo terza=3'),
  multiples: keyed('meta mezzo mezza=0.5 part;doppio raddoppiato=2 times'),
  bounds: bounds(
    'fino a: up-to\nalmeno, minimo: at-least\npiu di, oltre: more\nmeno di: less\nquasi: nearly\ncirca: about\nsolo, soltanto: only',
  ),
  rangeWords: words('a e'),
  months: numbered(
    'gennaio=1;febbraio=2;marzo=3;aprile=4;maggio=5;giugno=6;luglio=7;agosto=8;settembre=9;ottobre=10;novembre=11;dicembre=12',
  ),
  weekdays: numbered('lunedi=1;martedi=2;mercoledi=3;giovedi=4;venerdi=5;sabato=6;domenica=7'),
  times: keyed(
    'domani=tomorrow;ieri=yesterday;oggi=today;primavera=spring;estate=summer;autunno=autumn;inverno=winter',
  ),
};

export const DUTCH: LanguageWords = {
  ...UNKNOWN_LANGUAGE,
  language: 'nl',
  stop: words(
    'de het een van in op aan te ten ter bij met voor naar uit over onder om als en of maar ook dan dat die dit deze wie wat waar wanneer is zijn was waren wordt worden werd heeft hebben had kan kunnen zal wij we ons onze jij je uw u zij ze hun hij er hier daar per door tot',
  ),
  light: words('biedt geeft vindt zegt maakt komt gaat ontdek lees bedankt'),
  negators: words('niet nooit niets niemand'),
  excluders: words('geen zonder'),
  each: words('elke'),
  hedges: words('kan misschien waarschijnlijk mogelijk zou zouden verwacht gepland'),
  conditions: words('als tenzij behalve alleen'),
  joins: words('en maar terwijl omdat'),
  critical: words(
    'alle alles elke altijd nooit alleen gratis eerste laatste voor na zonder minder meer open gesloten nieuw nieuwe',
  ),
  by: words('door'),
  business: words('wij we ons onze bedrijf team winkel'),
  prepositions: words('in op aan bij met voor naar uit van'),
  numbers: {
    ...counted(
      'nul een-enkel twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
      0,
    ),
    ...numbered('dertig=30;veertig=40;vijftig=50;zestig=60;zeventig=70;tachtig=80;negentig=90'),
  },
  scales: numbered('honderd=100;duizend=1000;miljoen=1000000;miljard=1000000000'),
  ordinals: numbered('eerste=1;tweede=2;derde=3'),
  multiples: keyed('helft half halve=0.5 part;dubbel dubbele verdubbeld verdubbelde=2 times'),
  bounds: bounds(
    'tot, maximaal: up-to\nminstens, minimaal, ten minste: at-least\nmeer dan, ruim: more\nminder dan: less\nbijna: nearly\nongeveer, circa: about\nslechts, alleen: only',
  ),
  rangeWords: words('tot en'),
  months: numbered(
    'januari=1;februari=2;maart=3;april=4;mei=5;juni=6;juli=7;augustus=8;september=9;oktober=10;november=11;december=12',
  ),
  weekdays: numbered('maandag=1;dinsdag=2;woensdag=3;donderdag=4;vrijdag=5;zaterdag=6;zondag=7'),
  times: keyed(
    'morgen=tomorrow;gisteren=yesterday;vandaag=today;lente=spring;zomer=summer;herfst=autumn;winter=winter',
  ),
};

export const PORTUGUESE: LanguageWords = {
  ...UNKNOWN_LANGUAGE,
  language: 'pt',
  stop: words(
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem-que e ou mas que quem se ao aos seu sua seus suas nosso nossa nossos nossas nos eu ele ela eles elas e sao era foi foram ser sido esta estao tem tinha ha como mais muito tambem aqui quando onde este esta isso isto',
  ),
  light: words('oferece da diz faz vem vai descubra leia obrigado'),
  negators: words('nao nunca jamais nada ninguem'),
  excluders: words('nenhum nenhuma sem'),
  each: words('cada'),
  hedges: words('poderia talvez provavelmente preve deveria'),
  conditions: words('se salvo exceto apenas somente'),
  joins: words('e mas enquanto porque'),
  critical: words(
    'todos todas cada sempre nunca apenas gratis gratuito primeiro ultimo antes depois sem menos aberto fechado novo nova',
  ),
  by: words('por pelo pela'),
  business: words('nos nosso nossa empresa equipe loja'),
  prepositions: words('em no na de do da com por para a ao'),
  numbers: {
    ...counted(
      'zero um-so dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
      0,
    ),
    ...numbered('trinta=30;quarenta=40;cinquenta=50;sessenta=60;setenta=70;oitenta=80;noventa=90'),
  },
  scales: numbered('cem cento=100;mil=1000;milhao milhoes=1000000;bilhao bilhoes=1000000000'),
  ordinals: numbered('primeiro primeira=1;segundo segunda=2;terceiro terceira=3'),
  multiples: keyed('metade meio meia=0.5 part;dobro dobrou=2 times'),
  bounds: bounds(
    'ate, no maximo: up-to\npelo menos, no minimo: at-least\nmais de: more\nmenos de: less\nquase: nearly\ncerca de, aproximadamente: about\napenas, so, somente: only',
  ),
  rangeWords: words('a e'),
  months: numbered(
    'janeiro=1;fevereiro=2;marco=3;abril=4;maio=5;junho=6;julho=7;agosto=8;setembro=9;outubro=10;novembro=11;dezembro=12',
  ),
  weekdays: numbered(
    'segunda-feira=1;terca-feira=2;quarta-feira=3;quinta-feira=4;sexta-feira=5;sabado=6;domingo=7',
  ),
  times: keyed(
    'amanha=tomorrow;ontem=yesterday;hoje=today;primavera=spring;verao=summer;outono=autumn;inverno=winter',
  ),
};
