/** The vendor's time zone names with an IANA zone each (names: campaign and reporting services of v13). */
const ZONES = `
Nukualofa Pacific/Tongatapu
FijiKamchatkaMarshallIsland Pacific/Fiji
AucklandWellington Pacific/Auckland
MagadanSolomonIslandNewCaledonia Pacific/Guadalcanal
Vladivostok Asia/Vladivostok
Hobart Australia/Hobart
GuamPortMoresby Pacific/Guam
CanberraMelbourneSydney Australia/Sydney
Brisbane Australia/Brisbane
Darwin Australia/Darwin
Adelaide Australia/Adelaide
Yakutsk Asia/Yakutsk
Seoul Asia/Seoul
OsakaSapporoTokyo Asia/Tokyo
Taipei Asia/Taipei
Perth Australia/Perth
KualaLumpurSingapore Asia/Singapore
IrkutskUlaanBataar Asia/Irkutsk
BeijingChongqingHongKongUrumqi Asia/Shanghai
Krasnoyarsk Asia/Krasnoyarsk
BangkokHanoiJakarta Asia/Bangkok
Rangoon Asia/Yangon
SriJayawardenepura Asia/Colombo
AstanaDhaka Asia/Dhaka
AlmatyNovosibirsk Asia/Novosibirsk
Kathmandu Asia/Kathmandu
ChennaiKolkataMumbaiNewDelhi Asia/Kolkata
IslandamabadKarachiTashkent Asia/Karachi
Ekaterinburg Asia/Yekaterinburg
Kabul Asia/Kabul
BakuTbilisiYerevan Asia/Baku
AbuDhabiMuscat Asia/Dubai
Tehran Asia/Tehran
Nairobi Africa/Nairobi
MoscowStPetersburgVolgograd Europe/Moscow
KuwaitRiyadh Asia/Riyadh
Baghdad Asia/Baghdad
Jerusalem Asia/Jerusalem
HelsinkiKyivRigaSofiaTallinnVilnius Europe/Helsinki
HararePretoria Africa/Johannesburg
Cairo Africa/Cairo
Bucharest Europe/Bucharest
AthensIslandanbulMinsk Europe/Athens
WestCentralAfrica Africa/Lagos
SarajevoSkopjeWarsawZagreb Europe/Warsaw
BrusselsCopenhagenMadridParis Europe/Paris
BelgradeBratislavaBudapestLjubljanaPrague Europe/Prague
AmsterdamBerlinBernRomeStockholmVienna Europe/Berlin
CasablancaMonrovia Africa/Casablanca
GreenwichMeanTimeDublinEdinburghLisbonLondon Europe/London
Azores Atlantic/Azores
CapeVerdeIsland Atlantic/Cape_Verde
MidAtlantic Atlantic/South_Georgia
Brasilia America/Sao_Paulo
BuenosAiresGeorgetown America/Argentina/Buenos_Aires
Greenland America/Nuuk
Newfoundland America/St_Johns
AtlanticTimeCanada America/Halifax
CaracasLaPaz America/Caracas
Santiago America/Santiago
BogotaLimaQuito America/Bogota
EasternTimeUSCanada America/New_York
IndianaEast America/Indiana/Indianapolis
CentralAmerica America/Guatemala
CentralTimeUSCanada America/Chicago
GuadalajaraMexicoCityMonterrey America/Mexico_City
Saskatchewan America/Regina
Arizona America/Phoenix
ChihuahuaLaPazMazatlan America/Chihuahua
MountainTimeUSCanada America/Denver
PacificTimeUSCanadaTijuana America/Los_Angeles
Alaska America/Anchorage
Hawaii Pacific/Honolulu
MidwayIslandandSamoa Pacific/Midway
InternationalDateLineWest Pacific/Pago_Pago`;

const rows = ZONES.trim()
  .split('\n')
  .map((line) => line.split(' ') as [name: string, zone: string]);

const ianaByName = new Map(rows);

/** The names the campaign and reporting services take. */
export const TIME_ZONE_NAMES: readonly string[] = rows.map(([name]) => name);

/** The IANA zone that stands for a vendor's time zone name. */
export const ianaZone = (name: string): string | undefined => ianaByName.get(name);

/** The vendor's name for an IANA zone: its own row, else the first row with the same offsets in winter and summer. */
export function vendorTimeZone(zone: string, year: number): string | undefined {
  const exact = rows.find(([, iana]) => iana === zone);
  const alike =
    exact ??
    rows.find(([, iana]) =>
      [0, 6].every((month) => offset(iana, year, month) === offset(zone, year, month)),
    );
  return alike?.[0];
}

function offset(zone: string, year: number, month: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return (
    format
      .formatToParts(new Date(Date.UTC(year, month, 1)))
      .find((part) => part.type === 'timeZoneName')?.value ?? ''
  );
}

/** Spellings of the customer service where they differ from the other two. */
const CUSTOMER_SPELLINGS: Readonly<Record<string, string>> = {
  MagadanSolomonIslandNewCaledonia: 'SolomonIslandNewCaledonia',
  IslandamabadKarachiTashkent: 'IslamabadKarachiTashkent',
  AthensIslandanbulMinsk: 'AthensBuckarestIstanbul',
  MidwayIslandandSamoa: 'MidwayIslandAndSamoa',
};

/** The customer service's spelling of a time zone name. */
export const customerSpelling = (name: string): string => CUSTOMER_SPELLINGS[name] ?? name;
