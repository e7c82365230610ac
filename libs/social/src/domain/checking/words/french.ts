import {
  bounds,
  counted,
  keyed,
  type LanguageWords,
  numbered,
  phrase,
  words,
} from './language-words';

export const FRENCH: LanguageWords = {
  language: 'fr',
  stop: words(`
    le la les l un une des du de d au aux ce cet cette ces il elle ils elles on nous notre nos vous votre vos je j me mon ma mes tu te ton ta tes son sa ses leur leurs se s
    est sont etait etaient etre ete suis sommes sera seront a ont avait ai avons aura fait faire peut peuvent
    et ou mais donc or ni car que qu qui quoi dont ou si en y dans sur sous par pour avec chez vers entre comme plus tres aussi alors ainsi deja encore
    quand comment ici la-bas c n m t lors pendant depuis jusqu jusque afin`),
  light: words(`
    offre offrir propose proposer donne donner trouve trouver voir voit dit dire prend prendre met mettre vient venir va aller utilise utiliser
    decouvrir decouvrez lire lisez savoir plus ravi heureux merci bienvenue chaque tient tenir raconte raconter`),
  negators: words('pas jamais rien personne ni non'),
  excluders: words('aucun aucune sans'),
  each: words('chaque'),
  hedges: words(
    'pourrait pourraient peut-etre probablement prevoit prevu envisage devrait devraient eventuellement possible',
  ),
  conditions: words('si sauf seulement uniquement'),
  joins: words('et mais tandis car puis qui dont'),
  critical: words(`
    tout tous toute toutes chaque toujours jamais seulement gratuit gratuite gratuits gratuites premier premiere dernier derniere avant apres sans moins
    ouvert ouverte ferme fermee garanti illimite complet souvent parfois rarement nouveau nouvelle ancien officiel certifie certains plusieurs
    augmente diminue monte baisse commence termine grand petit`),
  by: words('par'),
  prepositions: words('a au aux dans en sur sous de du des chez vers pour avec place depuis'),
  business: words(
    'nous notre nos entreprise equipe societe magasin boutique studio agence marque elle il ici',
  ),
  synonyms: [
    'augmenter hausse progresser croitre',
    'diminuer baisser reculer chuter',
    'reduire',
    'client clients cliente',
    'commencer debuter demarrer',
    'finir terminer',
    'gratuit offert',
    'velo bicyclette',
    'vendre vend vendu vente',
    'ouvrir ouvre ouvert',
    'an annee',
  ],
  numbers: {
    ...counted(
      'zero un-seul deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
      0,
    ),
    ...numbered(
      'vingt vingts=20;trente=30;quarante=40;cinquante=50;soixante=60;septante=70;huitante octante=80;nonante=90;douzaine=12',
    ),
  },
  innerNumbers: numbered('un une=1'),
  scales: numbered(
    'cent cents=100;mille=1000;million millions=1000000;milliard milliards=1000000000',
  ),
  ordinals: numbered(
    'premier premiere=1;deuxieme second seconde=2;troisieme=3;quatrieme=4;cinquieme=5;sixieme=6;septieme=7;huitieme=8;neuvieme=9;dixieme=10',
  ),
  multiples: keyed(
    'moitie demi demie=0.5 part;tiers=0.33 part;quart=0.25 part;double doubles double doublee doubler=2 times;triple triples=3 times;centaines=hundreds;milliers=thousands;dizaines=dozens',
  ),
  bounds: bounds(`
    jusqu' a, jusqu'a, jusqu a, au plus, au maximum, maximum: up-to
    au moins, minimum, a partir de, des: at-least
    plus de: more
    moins de: less
    presque, pres de: nearly
    environ, autour de: about
    seulement, uniquement, que: only`),
  rangeWords: words('a et au'),
  months: numbered(
    'janvier=1;fevrier=2;mars=3;avril=4;mai=5;juin=6;juillet=7;aout=8;septembre=9;octobre=10;novembre=11;decembre=12',
  ),
  weekdays: numbered(
    'lundi lundis=1;mardi mardis=2;mercredi mercredis=3;jeudi jeudis=4;vendredi vendredis=5;samedi samedis=6;dimanche dimanches=7',
  ),
  times: keyed(
    'demain=tomorrow;hier=yesterday;aujourdhui aujourd=today;bientot=soon;week=weekend;semaine_prochaine=next-week;mois_prochain=next-month;annee_prochaine=next-year;cette_semaine=this-week;cette_annee=this-year;printemps=spring;ete_prochain=next-summer;automne=autumn;hiver=winter;noel=christmas;paques=easter;midi=t12:00;minuit=t0:00;soir=evening',
  ),
  starts: words('depuis des commence debute ouvre'),
  ends: words("jusqu jusqu'au termine finit ferme avant"),
  greetings: words('bonjour bonsoir salut bienvenue merci chers cheres amis a tous toutes et'),
  calls: words(`
    decouvrez lisez inscrivez vous contactez nous rejoignez visitez reservez cliquez ici maintenant plus savoir en lien bio profil partagez suivez
    commentez dites telechargez commandez venez article page site infos informations details question questions qu pensez quoi comment pourquoi qui ou quand
    pour preuve chiffres offre voir source sources quel quelle votre notre avis`),
  statingQuestions: phrase(
    "saviez|savez-vous que|sais-tu que|pourquoi|qui d’autre|qui d'autre|n’est-ce pas|depuis quand",
  ),
  superlatives: phrase(
    '(?:le|la|les|notre|nos) (?:meilleur\\p{L}*|plus \\p{L}+)|meilleur\\p{L}*|leader|numéro (?:un|1)|n° ?1|unique|inégal\\p{L}*|imbattable\\p{L}*|parfait\\p{L}*|révolutionnaire\\p{L}*',
  ),
  regulated: [
    [
      'health',
      phrase(
        'guérit|guérir|guérison|miracle|détox\\p{L}*|cliniquement prouvé\\p{L}*|perdre du poids|sans effets? secondaires?|thérap\\p{L}*|soigne',
      ),
    ],
    [
      'finance',
      phrase(
        'sans risque|rendement garanti|garanti\\p{L}*|devenir riche|revenu passif|rendement élevé|placement sûr',
      ),
    ],
    ['promise', phrase('garantie?s?|100 ?% sûr\\p{L}*')],
  ],
};
