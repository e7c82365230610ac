import { type Fields, listIn, objectIn, textIn } from '../../core/json';
import {
  flag,
  flags,
  id,
  integer,
  list,
  type Members,
  object,
  oneOf,
  text,
  typed,
  variant,
} from '../doors/shape';
import { reference as codes, operationFault, type Problem, problem } from '../errors';
import { calendarDate, dateShape, finalUrlMembers } from '../store/members';
import { dayTimeOf } from '../targeting/rules';
import { imageLinks } from './assets';

const minute = oneOf(['Zero', 'Fifteen', 'Thirty', 'FortyFive']);
const range = object({
  Day: oneOf(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']),
  StartHour: integer,
  StartMinute: minute,
  EndHour: integer,
  EndMinute: minute,
});

const shared: Members = {
  Id: id,
  Status: oneOf(['Active', 'Deleted']),
  Version: integer,
  DevicePreference: id,
  Scheduling: object({
    StartDate: dateShape,
    EndDate: dateShape,
    UseSearcherTimeZone: flag,
    DayTimeRanges: list(range),
  }),
};

export const EXTENSION_TYPES = [
  'SitelinkAdExtension',
  'CalloutAdExtension',
  'StructuredSnippetAdExtension',
  'CallAdExtension',
  'ImageAdExtension',
] as const;

/** An extension as it may be sent; the vendor's other types are not emulated. */
export const extensionShape = typed([
  variant('SitelinkAdExtension', [], {
    ...shared,
    DisplayText: text,
    DestinationUrl: text,
    Description1: text,
    Description2: text,
    ...finalUrlMembers,
  }),
  variant('CalloutAdExtension', [], { ...shared, Text: text }),
  variant('StructuredSnippetAdExtension', [], { ...shared, Header: text, Values: list(text) }),
  variant('CallAdExtension', [], {
    ...shared,
    PhoneNumber: text,
    CountryCode: text,
    IsCallOnly: flag,
    IsCallTrackingEnabled: flag,
    RequireTollFreeTrackingNumber: flag,
  }),
  variant('ImageAdExtension', [], {
    ...shared,
    AlternativeText: text,
    Description: text,
    DestinationUrl: text,
    DisplayText: text,
    ImageMediaIds: list(id),
    Images: imageLinks,
    Layouts: list(text),
    SourceType: text,
    ...finalUrlMembers,
  }),
]);

/** Every type the vendor filters by; those not emulated never match. */
export const extensionTypeFilter = flags([
  'None',
  'LocationAdExtension',
  'CallAdExtension',
  'ImageAdExtension',
  'AppAdExtension',
  'NewsAdExtension',
  'ReviewAdExtension',
  'DataTableAdExtension',
  'CalloutAdExtension',
  'SitelinkAdExtension',
  'StructuredSnippetAdExtension',
  'PriceAdExtension',
  'ActionAdExtension',
  'PromotionAdExtension',
  'FilterLinkAdExtension',
  'FlyerAdExtension',
  'VideoAdExtension',
  'DisclaimerAdExtension',
  'LogoAdExtension',
  'LeadFormAdExtension',
]);

/** Fields of image extensions that a read leaves out unless it asks for them. */
export const extensionAdditionalFields = flags([
  'None',
  'Images',
  'DisplayText',
  'Layouts',
  'ActionTypesPhase3',
  'ActionTypesPhase4',
  'NewFilterLinkHeaders',
  'SourceType',
]);

export const associationType = oneOf(['Campaign', 'AdGroup', 'Account']);

/** The names of a flag enum's value. */
export const namesIn = (body: Fields, member: string): readonly string[] =>
  textIn(body, member).split(/, ?/);

/** The asked types; a fault when none is named (all request elements are required unless noted). */
export function askedTypes(body: Fields): readonly string[] {
  const types = namesIn(body, 'AdExtensionType').filter((one) => one !== '' && one !== 'None');
  if (types.length === 0) {
    throw operationFault(codes.adExtensionTypeFilter, 'AdExtensionType is required.');
  }
  return types;
}

/** Headers of structured snippets per language, as the vendor's page on ad languages lists them. */
const HEADERS: readonly string[] = [
  'Удобства,Марки,Курсове,Дипломни програми,Дестинации,Препоръчани хотели,Стоки,Застрахователно покритие,Елементи,Модели,Квартали,Услуги,Каталог на услугите,Предавания,Стилове,Типове',
  '設施,品牌,課程,學位課程,目的地,精選飯店,商品,承保範圍,項目,型號,社區,服務,服務目錄,節目,款式,類型',
  'Pogodnosti,Robne marke,Kolegiji,Diplomski programi,Odredišta,Izdvojeni hoteli,Roba,Polica osiguranja,Stavke,Modeli,Četvrti,Usluge,Katalog usluga,Emisije,Stilovi,Vrste',
  'Vybavení,Značky,Kurzy,Studijní programy,Cíle,Doporučené hotely,Zboží,Pojistné krytí,Položky,Modely,Čtvrti,Služby,Katalog služeb,Pořady,Styly,Typy',
  'Faciliteter,Mærker,Kurser,Kandidatprogrammer,Destinationer,Udvalgte hoteller,Varer,Forsikringsdækning,Elementer,Modeller,Kvarterer,Serviceydelser,Servicekatalog,Shows,Design,Typer',
  "Voorzieningen,Merken,Cursussen,Studieprogramma's,Bestemmingen,Aanbevolen hotels,Producten,Dekking,Items,Modellen,Buurten,Services,Servicecatalogus,Shows,Stijlen,Typen",
  'Amenities,Brands,Courses,Degree programs,Destinations,Featured hotels,Goods,Insurance coverage,Items,Models,Neighborhoods,Services,Service catalog,Shows,Styles,Types',
  'Soodustused,Kaubamärgid,Kursused,Kraadiõppeprogrammid,Sihtkohad,Esiletõstetud hotellid,Kaubad,Kindlustuskate,Artiklid,Mudelid,Asumid,Teenused,Teenusekataloog,Etendused,Stiilid,Tüübid',
  'Mukavuudet,Tuotemerkit,Kurssit,Tutkinto-ohjelmat,Määränpäät,Esitellyt hotellit,Tavarat,Vakuutuksen kattavuus,Nimikkeet,Mallit,Kaupunginosat,Palvelut,Huoltoluettelo,Esitykset,Tyylit,Tyypit',
  "Équipements,Marques,Cours,Programmes d'études,Destinations,Sélection d'hôtels,Biens,Couverture d'assurance,Éléments,Modèles,Quartiers,Services,Catalogue de services,Émissions,Styles,Types",
  'Ausstattung,Marken,Kurse,Studiengänge,Ziele,Vorgestellte Hotels,Waren,Versicherungsleistung,Artikel,Modelle,Viertel,Dienstleistungen,Dienstkatalog,Serien,Stile,Typen',
  'Παροχές,Μάρκες,Μαθήματα,Προγράμματα πτυχίου,Προορισμοί,Επιλεγμένα ξενοδοχεία,Αγαθά,Ασφαλιστική κάλυψη,Στοιχεία,Μοντέλα,Γειτονιές,Υπηρεσίες,Κατάλογος υπηρεσιών,Εκπομπές,Στυλ,Τύποι',
  'Attrattive,Marche,Corsi,Corsi di studio,Destinazioni,Hotel consigliati,Beni,Copertura assicurativa,Articoli,Modelli,Quartieri,Servizi,Catalogo de servizi,Programmi,Stili,Tipi',
  'Fasiliteter,Merkevarer,Kurs,Universitetsprogrammer,Destinasjoner,Fremhevede hoteller,Varer,Forsikring,Gjenstander,Modeller,Nabolag,Tjenester,Servicekatalog,TV-serier,Stiler,Typer',
  'Udogodnienia,Marki,Kursy,Studia,Kierunki,Polecane hotele,Produkty,Zakres ubezpieczenia,Pozycje,Modele,Osiedla,Usługi,Katalog usług,Pokazy,Style,Typy',
  'Comodidades,Marcas,Cursos,Programas de graduação,Destinos,Hotéis em destaque,Bens,Cobertura do seguro,Itens,Modelos,Vizinhança,Serviços,Catálogo de serviços,Programas,Estilos,Tipos',
  'Servicios adicionales,Marcas,Cursos,Carreras universitarias,Destinos,Hoteles destacados,Artículos,Cobertura de seguro,Elementos,Modelos,Barrios,Servicios,Catálogo de servicios,Programas,Estilos,Tipos',
  'Bekvämligheter,Varumärken,Kurser,Utbildningar,Resmål,Hotellval,Varor,Försäkringstyper,Objekt,Bilmodeller,Grannskap,Tjänster,Servicekatalog,Program,Stilar,Typer',
];

const known = new Set(HEADERS.flatMap((line) => line.split(',')));

/**
 * Whether a text is a header of some language. Languages that are not yet available to everyone are
 * left out in part.
 */
export const isSnippetHeader = (header: string): boolean => known.has(header);

/** What is wrong with when an extension may be shown. An empty schedule takes the schedule away. */
export function scheduleProblems(fields: Fields): readonly Problem[] {
  const schedule = objectIn(fields, 'Scheduling');
  const ranges = listIn<Fields | null>(schedule, 'DayTimeRanges');
  const found: Problem[] = [];
  const [start, end] = [calendarDate(schedule, 'StartDate'), calendarDate(schedule, 'EndDate')];
  if (start !== undefined && end !== undefined && end < start) {
    found.push(problem(codes.scheduleRange, 'Scheduling.EndDate', 'Before the start date.'));
  }
  if (ranges.some((range) => !isRange(range ?? {}))) {
    found.push(
      problem(codes.scheduleInterval, 'Scheduling.DayTimeRanges', 'The end comes after the begin.'),
    );
  }
  const isEmpty = start === undefined && end === undefined && ranges.length === 0;
  if (isEmpty && schedule.UseSearcherTimeZone != null) {
    found.push(
      problem(
        codes.scheduleSearcherZone,
        'Scheduling.UseSearcherTimeZone',
        'Only with dates or ranges.',
      ),
    );
  }
  return found;
}

const isRange = ({ Day, StartHour, StartMinute, EndHour, EndMinute }: Fields): boolean =>
  dayTimeOf({
    Day,
    FromHour: StartHour,
    FromMinute: StartMinute,
    ToHour: EndHour,
    ToMinute: EndMinute,
  }) !== undefined;
