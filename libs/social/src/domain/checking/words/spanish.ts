import {
  bounds,
  counted,
  keyed,
  type LanguageWords,
  numbered,
  phrase,
  words,
} from './language-words';

export const SPANISH: LanguageWords = {
  language: 'es',
  stop: words(`
    el la los las un una unos unas de del al a en y e o u que quien cual cuyo lo le les se su sus mi mis tu tus nuestro nuestra nuestros nuestras nosotros vosotros
    es son era eran ser sido esta estan estaba fue fueron ha han habia hay he hemos tiene tienen puede pueden
    con por para sobre entre desde hasta como si pero mas ya muy tambien asi cuando donde aqui alli este esta estos estas ese esa eso esto yo te me nos`),
  light: words(
    'ofrece ofrecer da dar encuentra encontrar ver dice dijo decir hace hacer viene venir va ir usa usar descubre descubrir lee leer saber gracias bienvenido contentos todo cada',
  ),
  negators: words('no nunca jamas nada nadie ni tampoco'),
  excluders: words('ningun ninguna ninguno sin'),
  each: words('cada'),
  hedges: words(
    'podria podrian quizas quiza probablemente preve previsto planea deberia posiblemente',
  ),
  conditions: words('si salvo excepto solo solamente unicamente'),
  joins: words('y pero mientras porque aunque pues'),
  critical: words(
    'todo todos toda todas cada siempre nunca solo gratis gratuito gratuita primero primera ultimo ultima antes despues sin menos mas abierto abierta cerrado cerrada garantizado ilimitado completo algunos muchos pocos nuevo nueva oficial certificado aumenta disminuye sube baja empieza termina grande pequeno',
  ),
  by: words('por'),
  prepositions: words('a al en de del con para por sobre desde hasta'),
  business: words(
    'nosotros nuestro nuestra nuestros nuestras nos empresa equipo tienda estudio agencia marca aqui',
  ),
  synonyms: [
    'aumentar subir crecer',
    'disminuir bajar caer',
    'reducir',
    'cliente clientes clienta',
    'empezar empieza comenzar comienza',
    'terminar acabar',
    'gratis gratuito',
    'bici bicicleta',
    'vender venta',
    'volver volvere vuelve',
    'ano anual',
  ],
  numbers: {
    ...counted(
      'cero un-solo dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta',
      0,
    ),
    ...numbered(
      'cuarenta=40;cincuenta=50;sesenta=60;setenta=70;ochenta=80;noventa=90;docena=12;doscientos doscientas=200;trescientos trescientas=300;quinientos quinientas=500',
    ),
  },
  innerNumbers: numbered('uno una un=1'),
  scales: numbered(
    'cien ciento cientos=100;mil=1000;millon millones=1000000;mil-millones=1000000000',
  ),
  ordinals: numbered(
    'primer primero primera=1;segundo segunda=2;tercer tercero tercera=3;cuarto cuarta=4;quinto quinta=5;sexto sexta=6;septimo=7;octavo=8;noveno=9;decimo=10',
  ),
  multiples: keyed(
    'mitad medio media=0.5 part;tercio=0.33 part;doble duplico duplica duplicado=2 times;triple triplico=3 times;centenares=hundreds;miles=thousands;docenas=dozens',
  ),
  bounds: bounds(`
    hasta, como maximo, maximo: up-to
    al menos, por lo menos, como minimo, minimo, a partir de, desde: at-least
    mas de: more
    menos de: less
    casi, cerca de: nearly
    alrededor de, aproximadamente, unos, unas, aprox: about
    solo, solamente, unicamente: only`),
  rangeWords: words('a y'),
  months: numbered(
    'enero=1;febrero=2;marzo=3;abril=4;mayo=5;junio=6;julio=7;agosto=8;septiembre setiembre=9;octubre=10;noviembre=11;diciembre=12',
  ),
  weekdays: numbered(
    'lunes=1;martes=2;miercoles=3;jueves=4;viernes=5;sabado sabados=6;domingo domingos=7',
  ),
  times: keyed(
    'manana=tomorrow;ayer=yesterday;hoy=today;pronto=soon;semana_que_viene proxima_semana=next-week;proximo_mes=next-month;proximo_ano=next-year;esta_semana=this-week;este_ano=this-year;primavera=spring;verano=summer;otono=autumn;invierno=winter;navidad=christmas;mediodia=t12:00;medianoche=t0:00;tarde=afternoon;noche=evening',
  ),
  starts: words('desde empieza comienza abre'),
  ends: words('hasta termina acaba cierra antes'),
  greetings: words(
    'hola buenos buenas dias tardes noches bienvenidos bienvenido bienvenidas gracias queridos amigos a todos',
  ),
  calls: words(`
    descubre descubra lee lea visita visite reserva reserve registrate inscribete contacta contactanos siguenos comparte haz clic aqui ahora mas saber enlace bio perfil
    comenta cuentanos dinos descarga pide ven articulo pagina sitio web informacion detalles pregunta preguntas que piensas opinas como por quien donde cuando
    para prueba cifras oferta ver fuente fuentes cual tu su nuestra opinion en el la`),
  statingQuestions: phrase('sabías|sabía usted|sabes que|por qué|quién más|verdad|desde cuándo'),
  superlatives: phrase(
    '(?:el|la|los|las|nuestr\\p{L}+) (?:mejor\\p{L}*|más \\p{L}+)|mejor\\p{L}*|líder\\p{L}*|número uno|n\\.º ?1|únic[oa]s?|inigualable\\p{L}*|imbatible\\p{L}*|perfect\\p{L}*|revolucionari\\p{L}*',
  ),
  regulated: [
    [
      'health',
      phrase(
        'cura|curan|curar|milagro\\p{L}*|detox\\p{L}*|clínicamente probad\\p{L}*|perder peso|sin efectos secundarios|terap\\p{L}*|sana',
      ),
    ],
    [
      'finance',
      phrase(
        'sin riesgo|rentabilidad garantizada|garantizad\\p{L}*|hacerse rico|ingresos pasivos|alta rentabilidad|inversión segura',
      ),
    ],
    ['promise', phrase('garant[ií]a\\p{L}*|100 ?% segur\\p{L}*')],
  ],
};
