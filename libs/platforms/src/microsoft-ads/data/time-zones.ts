/**
 * Microsoft's own names for time zones, each with the IANA zones that keep the same clock. The first zone of a row stands for it.
 * Names: TimeZoneType of the vendor's generated client. Which zones belong to a name: by equal offsets in January and July 2026,
 * because Microsoft publishes labels, not rules (from memory, unverified where a label's cities have since changed their clocks).
 * Not in the table: America/Adak, America/Miquelon, Antarctica/Troll, Australia/Eucla, Australia/Lord_Howe, Pacific/Chatham,
 * Pacific/Easter, Pacific/Gambier, Pacific/Kiritimati, Pacific/Marquesas, Pacific/Norfolk and Pacific/Pitcairn, whose clocks no
 * Microsoft name keeps, and InternationalDateLineWest, where nobody lives.
 */
export const TIME_ZONES = {
  Nukualofa: ['Pacific/Tongatapu', 'Pacific/Apia', 'Pacific/Kanton', 'Pacific/Enderbury', 'Pacific/Fakaofo'],
  FijiKamchatkaMarshallIsland: [
    'Pacific/Fiji', 'Asia/Anadyr', 'Asia/Kamchatka', 'Pacific/Funafuti', 'Pacific/Kwajalein', 'Pacific/Majuro',
    'Pacific/Nauru', 'Pacific/Tarawa', 'Pacific/Wake', 'Pacific/Wallis',
  ],
  AucklandWellington: ['Pacific/Auckland', 'Antarctica/McMurdo'],
  SolomonIslandNewCaledonia: [
    'Pacific/Guadalcanal', 'Asia/Magadan', 'Asia/Sakhalin', 'Asia/Srednekolymsk', 'Pacific/Bougainville', 'Pacific/Efate',
    'Pacific/Kosrae', 'Pacific/Noumea', 'Pacific/Pohnpei', 'Pacific/Ponape',
  ],
  Vladivostok: ['Asia/Vladivostok', 'Asia/Ust-Nera'],
  Hobart: ['Australia/Hobart', 'Antarctica/Macquarie'],
  GuamPortMoresby: [
    'Pacific/Guam', 'Antarctica/DumontDUrville', 'Pacific/Port_Moresby', 'Pacific/Saipan', 'Pacific/Chuuk', 'Pacific/Truk',
  ],
  CanberraMelbourneSydney: ['Australia/Sydney', 'Australia/Melbourne'],
  Brisbane: ['Australia/Brisbane', 'Australia/Lindeman'],
  Darwin: ['Australia/Darwin'],
  Adelaide: ['Australia/Adelaide', 'Australia/Broken_Hill'],
  Yakutsk: ['Asia/Yakutsk', 'Asia/Chita', 'Asia/Khandyga'],
  Seoul: ['Asia/Seoul', 'Asia/Pyongyang'],
  OsakaSapporoTokyo: ['Asia/Tokyo', 'Asia/Dili', 'Asia/Jayapura', 'Pacific/Palau'],
  Taipei: ['Asia/Taipei'],
  Perth: ['Australia/Perth', 'Antarctica/Casey'],
  KualaLumpurSingapore: [
    'Asia/Singapore', 'Asia/Brunei', 'Asia/Kuala_Lumpur', 'Asia/Kuching', 'Asia/Makassar', 'Asia/Manila',
  ],
  IrkutskUlaanBataar: ['Asia/Irkutsk', 'Asia/Ulaanbaatar'],
  BeijingChongqingHongKongUrumqi: ['Asia/Shanghai', 'Asia/Hong_Kong', 'Asia/Macau'],
  Krasnoyarsk: ['Asia/Krasnoyarsk', 'Asia/Barnaul', 'Asia/Novosibirsk', 'Asia/Novokuznetsk', 'Asia/Tomsk'],
  BangkokHanoiJakarta: [
    'Asia/Bangkok', 'Antarctica/Davis', 'Asia/Hovd', 'Asia/Jakarta', 'Asia/Phnom_Penh', 'Asia/Pontianak',
    'Asia/Ho_Chi_Minh', 'Asia/Saigon', 'Asia/Vientiane', 'Indian/Christmas',
  ],
  Rangoon: ['Asia/Yangon', 'Asia/Rangoon', 'Indian/Cocos'],
  SriJayawardenepura: ['Asia/Colombo'],
  AstanaDhaka: ['Asia/Dhaka', 'Asia/Bishkek', 'Asia/Thimphu', 'Asia/Urumqi', 'Indian/Chagos'],
  AlmatyNovosibirsk: ['Asia/Omsk'],
  Kathmandu: ['Asia/Kathmandu', 'Asia/Katmandu'],
  ChennaiKolkataMumbaiNewDelhi: ['Asia/Kolkata', 'Asia/Calcutta'],
  IslamabadKarachiTashkent: [
    'Asia/Karachi', 'Antarctica/Mawson', 'Antarctica/Vostok', 'Asia/Almaty', 'Asia/Aqtau', 'Asia/Aqtobe', 'Asia/Ashgabat',
    'Asia/Atyrau', 'Asia/Dushanbe', 'Asia/Oral', 'Asia/Qostanay', 'Asia/Qyzylorda', 'Asia/Samarkand', 'Asia/Tashkent',
    'Indian/Kerguelen', 'Indian/Maldives',
  ],
  Ekaterinburg: ['Asia/Yekaterinburg'],
  Kabul: ['Asia/Kabul'],
  BakuTbilisiYerevan: [
    'Asia/Baku', 'Asia/Tbilisi', 'Asia/Yerevan', 'Europe/Astrakhan', 'Europe/Samara', 'Europe/Saratov', 'Europe/Ulyanovsk',
  ],
  AbuDhabiMuscat: ['Asia/Dubai', 'Asia/Muscat', 'Indian/Mahe', 'Indian/Mauritius', 'Indian/Reunion'],
  Tehran: ['Asia/Tehran'],
  Nairobi: [
    'Africa/Nairobi', 'Africa/Addis_Ababa', 'Africa/Asmara', 'Africa/Asmera', 'Africa/Dar_es_Salaam', 'Africa/Djibouti',
    'Africa/Kampala', 'Africa/Mogadishu', 'Indian/Antananarivo', 'Indian/Comoro', 'Indian/Mayotte',
  ],
  MoscowStPetersburgVolgograd: [
    'Europe/Moscow', 'Europe/Volgograd', 'Europe/Kirov', 'Europe/Minsk', 'Europe/Simferopol',
  ],
  KuwaitRiyadh: [
    'Asia/Riyadh', 'Antarctica/Syowa', 'Asia/Aden', 'Asia/Amman', 'Asia/Bahrain', 'Asia/Damascus', 'Asia/Kuwait',
    'Asia/Qatar', 'Europe/Istanbul',
  ],
  Baghdad: ['Asia/Baghdad'],
  Jerusalem: ['Asia/Jerusalem'],
  HelsinkiKyivRigaSofiaTallinnVilnius: [
    'Europe/Helsinki', 'Europe/Kyiv', 'Europe/Kiev', 'Europe/Riga', 'Europe/Sofia', 'Europe/Tallinn', 'Europe/Vilnius',
    'Europe/Mariehamn',
  ],
  HararePretoria: [
    'Africa/Johannesburg', 'Africa/Blantyre', 'Africa/Bujumbura', 'Africa/Gaborone', 'Africa/Harare', 'Africa/Juba',
    'Africa/Khartoum', 'Africa/Kigali', 'Africa/Lubumbashi', 'Africa/Lusaka', 'Africa/Maputo', 'Africa/Maseru',
    'Africa/Mbabane', 'Africa/Tripoli', 'Africa/Windhoek', 'Europe/Kaliningrad',
  ],
  Cairo: ['Africa/Cairo'],
  Bucharest: ['Europe/Bucharest', 'Europe/Chisinau'],
  AthensBuckarestIstanbul: [
    'Europe/Athens', 'Asia/Beirut', 'Asia/Famagusta', 'Asia/Gaza', 'Asia/Hebron', 'Asia/Nicosia',
  ],
  WestCentralAfrica: [
    'Africa/Lagos', 'Africa/Algiers', 'Africa/Bangui', 'Africa/Brazzaville', 'Africa/Casablanca', 'Africa/Douala',
    'Africa/El_Aaiun', 'Africa/Kinshasa', 'Africa/Libreville', 'Africa/Luanda', 'Africa/Malabo', 'Africa/Ndjamena',
    'Africa/Niamey', 'Africa/Porto-Novo', 'Africa/Tunis',
  ],
  SarajevoSkopjeWarsawZagreb: ['Europe/Warsaw', 'Europe/Sarajevo', 'Europe/Skopje', 'Europe/Zagreb'],
  BrusselsCopenhagenMadridParis: [
    'Europe/Paris', 'Europe/Brussels', 'Europe/Copenhagen', 'Europe/Madrid', 'Europe/Andorra', 'Europe/Gibraltar',
    'Europe/Luxembourg', 'Europe/Monaco', 'Africa/Ceuta',
  ],
  BelgradeBratislavaBudapestLjubljanaPrague: [
    'Europe/Prague', 'Europe/Belgrade', 'Europe/Bratislava', 'Europe/Budapest', 'Europe/Ljubljana', 'Europe/Podgorica',
    'Europe/Tirane',
  ],
  AmsterdamBerlinBernRomeStockholmVienna: [
    'Europe/Berlin', 'Arctic/Longyearbyen', 'Europe/Amsterdam', 'Europe/Busingen', 'Europe/Malta', 'Europe/Oslo',
    'Europe/Rome', 'Europe/San_Marino', 'Europe/Stockholm', 'Europe/Vaduz', 'Europe/Vatican', 'Europe/Vienna',
    'Europe/Zurich',
  ],
  CasablancaMonrovia: [
    'Africa/Monrovia', 'Africa/Abidjan', 'Africa/Accra', 'Africa/Bamako', 'Africa/Banjul', 'Africa/Bissau',
    'Africa/Conakry', 'Africa/Dakar', 'Africa/Freetown', 'Africa/Lome', 'Africa/Nouakchott', 'Africa/Ouagadougou',
    'Africa/Sao_Tome', 'America/Danmarkshavn', 'Atlantic/Reykjavik', 'Atlantic/St_Helena', 'UTC', 'Etc/UTC', 'Etc/GMT',
  ],
  GreenwichMeanTimeDublinEdinburghLisbonLondon: [
    'Europe/London', 'Atlantic/Canary', 'Atlantic/Faroe', 'Atlantic/Faeroe', 'Atlantic/Madeira', 'Europe/Dublin',
    'Europe/Guernsey', 'Europe/Isle_of_Man', 'Europe/Jersey', 'Europe/Lisbon',
  ],
  Azores: ['Atlantic/Azores'],
  CapeVerdeIsland: ['Atlantic/Cape_Verde'],
  MidAtlantic: ['Atlantic/South_Georgia', 'America/Noronha'],
  Brasilia: [
    'America/Sao_Paulo', 'America/Araguaina', 'America/Bahia', 'America/Belem', 'America/Fortaleza', 'America/Maceio',
    'America/Recife', 'America/Santarem',
  ],
  BuenosAiresGeorgetown: [
    'America/Argentina/Buenos_Aires', 'America/Buenos_Aires', 'America/Argentina/La_Rioja',
    'America/Argentina/Rio_Gallegos', 'America/Argentina/Salta', 'America/Argentina/San_Juan',
    'America/Argentina/San_Luis', 'America/Argentina/Tucuman', 'America/Argentina/Ushuaia', 'America/Asuncion',
    'America/Argentina/Catamarca', 'America/Catamarca', 'America/Cayenne', 'America/Argentina/Cordoba', 'America/Cordoba',
    'America/Coyhaique', 'America/Argentina/Jujuy', 'America/Jujuy', 'America/Argentina/Mendoza', 'America/Mendoza',
    'America/Montevideo', 'America/Paramaribo', 'America/Punta_Arenas', 'Antarctica/Palmer', 'Antarctica/Rothera',
    'Atlantic/Stanley',
  ],
  Greenland: ['America/Nuuk', 'America/Godthab', 'America/Scoresbysund'],
  Newfoundland: ['America/St_Johns'],
  AtlanticTimeCanada: [
    'America/Halifax', 'America/Glace_Bay', 'America/Goose_Bay', 'America/Moncton', 'America/Thule', 'Atlantic/Bermuda',
  ],
  CaracasLaPaz: [
    'America/Caracas', 'America/Anguilla', 'America/Antigua', 'America/Aruba', 'America/Barbados', 'America/Blanc-Sablon',
    'America/Boa_Vista', 'America/Campo_Grande', 'America/Cuiaba', 'America/Curacao', 'America/Dominica',
    'America/Grenada', 'America/Guadeloupe', 'America/Guyana', 'America/Kralendijk', 'America/La_Paz',
    'America/Lower_Princes', 'America/Manaus', 'America/Marigot', 'America/Martinique', 'America/Montserrat',
    'America/Port_of_Spain', 'America/Porto_Velho', 'America/Puerto_Rico', 'America/Santo_Domingo',
    'America/St_Barthelemy', 'America/St_Kitts', 'America/St_Lucia', 'America/St_Thomas', 'America/St_Vincent',
    'America/Tortola',
  ],
  Santiago: ['America/Santiago'],
  BogotaLimaQuito: [
    'America/Bogota', 'America/Cancun', 'America/Cayman', 'America/Atikokan', 'America/Coral_Harbour', 'America/Eirunepe',
    'America/Guayaquil', 'America/Jamaica', 'America/Lima', 'America/Panama', 'America/Rio_Branco',
  ],
  EasternTimeUSCanada: [
    'America/New_York', 'America/Detroit', 'America/Grand_Turk', 'America/Havana', 'America/Iqaluit',
    'America/Kentucky/Monticello', 'America/Kentucky/Louisville', 'America/Louisville', 'America/Nassau',
    'America/Port-au-Prince', 'America/Toronto',
  ],
  IndianaEast: [
    'America/Indiana/Indianapolis', 'America/Indianapolis', 'America/Indiana/Marengo', 'America/Indiana/Petersburg',
    'America/Indiana/Vevay', 'America/Indiana/Vincennes', 'America/Indiana/Winamac',
  ],
  CentralAmerica: [
    'America/Guatemala', 'America/Belize', 'America/Costa_Rica', 'America/El_Salvador', 'America/Managua',
    'America/Tegucigalpa', 'Pacific/Galapagos',
  ],
  CentralTimeUSCanada: [
    'America/Chicago', 'America/Indiana/Knox', 'America/Indiana/Tell_City', 'America/Matamoros', 'America/Menominee',
    'America/North_Dakota/Beulah', 'America/North_Dakota/Center', 'America/North_Dakota/New_Salem', 'America/Ojinaga',
    'America/Rankin_Inlet', 'America/Resolute', 'America/Winnipeg',
  ],
  GuadalajaraMexicoCityMonterrey: [
    'America/Mexico_City', 'America/Monterrey', 'America/Merida', 'America/Bahia_Banderas', 'America/Chihuahua',
  ],
  Saskatchewan: ['America/Regina', 'America/Swift_Current'],
  Arizona: [
    'America/Phoenix', 'America/Creston', 'America/Dawson', 'America/Dawson_Creek', 'America/Fort_Nelson',
    'America/Hermosillo', 'America/Whitehorse',
  ],
  ChihuahuaLaPazMazatlan: ['America/Mazatlan'],
  MountainTimeUSCanada: [
    'America/Denver', 'America/Boise', 'America/Cambridge_Bay', 'America/Ciudad_Juarez', 'America/Edmonton',
    'America/Inuvik',
  ],
  PacificTimeUSCanadaTijuana: ['America/Los_Angeles', 'America/Tijuana', 'America/Vancouver'],
  Alaska: [
    'America/Anchorage', 'America/Juneau', 'America/Metlakatla', 'America/Nome', 'America/Sitka', 'America/Yakutat',
  ],
  Hawaii: ['Pacific/Honolulu', 'Pacific/Rarotonga', 'Pacific/Tahiti'],
  MidwayIslandAndSamoa: ['Pacific/Midway', 'Pacific/Niue', 'Pacific/Pago_Pago'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type MicrosoftTimeZone = keyof typeof TIME_ZONES;
