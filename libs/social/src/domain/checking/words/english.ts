import {
  bounds,
  counted,
  keyed,
  type LanguageWords,
  numbered,
  phrase,
  words,
} from './language-words';

export const ENGLISH: LanguageWords = {
  language: 'en',
  stop: words(`
    a an the this that these those it its itself he him his she her they them their we us our ours i me my you your
    is are was were be been being am do does did done has have had having will would shall should can could
    of to in on at by for from with into onto over under about as than then so too also and or but nor if while
    who whom whose which what when where how why there here s t re ve ll d up out off down per via
    each other both such own same very just still yet already now during between among through around along
    within toward towards upon because since until till`),
  light: words(`
    get got give given gave offer provide let come came go going went take taken took find found see seen look say said
    tell told call called use used put thing way happen place held hold know known bring brought
    make made become became run keep meet met discover available set ready welcome lot everyone people
    think love like want need simply really indeed well even again always-on today's fact yes plus including
    together read learn more detail news update announce share proud happy glad excited pleased look forward
    hello hi hey dear thank thanks`),
  negators: words('not never none neither nor nobody nothing cannot lack lacks'),
  excluders: words('no without'),
  each: words('every each'),
  hedges: words(
    'may might could possibly perhaps maybe likely potentially plan plans planned planning expect expects expected aim aims intend intends hope hopes consider considers considering propose proposed estimated probably rumored',
  ),
  conditions: words('if unless except excluding provided only'),
  joins: words('and but while whereas because although though which who when where so'),
  critical: words(`
    all every any always never only free first last most best worst before after without less fewer more open closed close
    increase decrease guarantee cure heal permanent lifetime unlimited entire entirely complete completely fully whole
    daily weekly monthly yearly hourly once twice often sometimes rarely usually online offline new old exclusive official
    win won loss lose award certified approved proven never enough half start end begin stop other another than
    many few some several majority minority everyone anybody nobody faster slower cheaper safe unsafe
    high low big small long short hot cold early late`),
  by: words('by'),
  prepositions: words(
    'in at on from of to for with near under over inside outside into through along with without as between among such like',
  ),
  business: words(
    'we us our ours company team firm business startup shop store studio agency brand organisation organization it they this here',
  ),
  synonyms: [
    'increase rise rose risen grow grew grown climb',
    'decrease fall fell fallen drop decline shrink shrank',
    'reduce cut lower',
    'customer client buyer',
    'begin began begun start',
    'end finish',
    'buy bought purchase',
    'sell sold sale',
    'write wrote written',
    'teach taught',
    'lead led head',
    'speak spoke spoken',
    'build built construct',
    'win won',
    'send sent',
    'pay paid',
    'choose chose chosen',
    'wear wore worn',
    'drive drove driven',
    'eat ate eaten',
    'spend spent',
    'leave left',
    'employ staff workforce employee',
    'job position',
    'firm company business',
    'shop store',
    'quick quickly fast rapid rapidly',
    'free complimentary',
    'child children kid',
    'person people',
    'man men',
    'woman women',
    'bike bicycle',
    'photo photograph picture',
    'show shown showed',
    'draw drew drawn',
    'break broke broken',
    'half halves',
    'loaf loaves',
    'save saved saving savings',
    'found founded establish established',
    'answer reply respond response',
    'require need needed necessary',
    'every each',
    'ship deliver delivery dispatch',
    'launch release introduce',
    'double doubled twice twofold',
    'cost price',
    'learn learnt',
    'join joined member',
    'month monthly',
    'week weekly',
    'day daily',
    'year yearly annual annually',
  ],
  numbers: {
    ...counted(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      0,
    ),
    ...numbered(
      'twenty=20;thirty=30;forty=40;fifty=50;sixty=60;seventy=70;eighty=80;ninety=90;dozen=12',
    ),
  },
  innerNumbers: {},
  scales: numbered(
    'hundred=100;thousand k=1000;million millions mn=1000000;billion billions bn=1000000000;trillion=1000000000000',
  ),
  ordinals: {
    ...counted(
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth',
      1,
    ),
    ...numbered('twentieth=20;thirtieth=30;fiftieth=50;hundredth=100'),
  },
  multiples: keyed(`
    half halves=0.5 part;third-part=0.33 part;quarter-part=0.25 part
    double doubled doubles doubling twice twofold=2 times;triple tripled triples threefold thrice=3 times;quadruple quadrupled=4 times;tenfold=10 times
    hundreds=hundreds;thousands=thousands;dozens=dozens`),
  bounds: bounds(`
    up to, at most, no more than, maximum, max, not more than: up-to
    at least, no less than, minimum, min, no fewer than, a minimum of, starting at, from as little as: at-least
    more than, over, above, upwards of, exceeding, greater than, in excess of: more
    less than, under, below, fewer than: less
    nearly, almost, close to, just under, not quite: nearly
    about, around, approximately, roughly, circa, some, approx, ca, an estimated: about
    only, just, merely: only`),
  rangeWords: words('to and through'),
  months: numbered(
    'january jan=1;february feb=2;march mar=3;april apr=4;may=5;june jun=6;july jul=7;august aug=8;september sept sep=9;october oct=10;november nov=11;december dec=12',
  ),
  weekdays: numbered(
    'monday mondays mon=1;tuesday tuesdays tue tues=2;wednesday wednesdays wed=3;thursday thursdays thu thurs=4;friday fridays fri=5;saturday saturdays sat=6;sunday sundays sun=7',
  ),
  times: keyed(`
    tomorrow=tomorrow;yesterday=yesterday;today=today;tonight=tonight;weekend weekends=weekend
    next_week=next-week;next_month=next-month;next_year=next-year;this_week=this-week;this_month=this-month;this_year=this-year
    last_week=last-week;last_month=last-month;last_year=last-year;soon=soon
    spring=spring;summer=summer;autumn=autumn;winter=winter;christmas=christmas;easter=easter;halloween=halloween
    noon midday=t12:00;midnight=t0:00;morning=morning;afternoon=afternoon;evening=evening
    q1 first_quarter=q1;q2 second_quarter=q2;q3 third_quarter=q3;q4 fourth_quarter=q4`),
  starts: words(
    'from since start starts starting begin begins open opens opening launch launches launching',
  ),
  ends: words('until till by before through end ends ending close closes closing expire expires'),
  greetings: words(
    'hello hi hey dear welcome good morning evening everyone all friends thanks thank you happy there team community folks day',
  ),
  calls: words(`
    learn read discover see visit try join book get sign register contact call follow share click tap download start tell
    let know comment find check out swipe save send write ask come meet reserve order shop buy apply subscribe watch listen
    here now today more us link bio below story stories detail details website site page article post newsletter team demo
    info information question questions thought thoughts opinion think idea ideas what how which why who where when next step
    interested curious ready like friend friends someone tag reply dm message look forward hear seeing
    offer proof figures figure source sources for about all facts fact good need want your our full whole
    tired looking would your favourite favorite do did does have had could can should might you we experience agree
    tour week weekend bring yourself spread word drop visit stop profile please feel free reach`),
  statingQuestions: phrase(
    "did you (?:know|hear)|have you heard|do you know that|why|who else|what else|isn't|aren't|don't|doesn't|wasn't|haven't|hasn't|won't|since when",
  ),
  superlatives: phrase(
    '(?:the |our )?(?:(?:very )?best(?!-?\\s?(?:regards|wishes|before|practices?))|worst|leading|number one|no\\. ?1|fastest|cheapest|largest|biggest|greatest|finest|strongest|safest|easiest|smartest|most \\p{L}+(?:ful|ive|able|ible|ing|ed|ent|ant|ous|ic|ar)|unrivall?ed|unbeatable|unmatched|world[- ]class|ultimate|perfect|revolutionary|top[- ]rated|market leader|second to none|unique|only one)',
  ),
  regulated: [
    [
      'health',
      phrase(
        'cures?|cured|heals?|healed|miracle|detox\\p{L}*|clinically proven|anti-?ageing|anti-?aging|weight loss|lose weight|pain[- ]free|no side effects|prevents? (?:cancer|disease|diabetes|illness)|treats?|therap(?:y|eutic)|medically|boosts? immunity',
      ),
    ],
    [
      'finance',
      phrase(
        'risk[- ]free|guaranteed returns?|guaranteed|get rich|passive income|double your money|high returns?|no risk|profits?|tax[- ]free|zero risk|secure investment|financial freedom|interest[- ]free',
      ),
    ],
    [
      'promise',
      phrase(
        'guarantees?|100 ?% (?:safe|secure|satisfaction)|foolproof|completely safe|always works',
      ),
    ],
  ],
};
