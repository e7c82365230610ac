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

/** Whether a text is a header of some language. Languages that are not yet available to everyone are left out in part. */
export const isSnippetHeader = (header: string): boolean => known.has(header);
