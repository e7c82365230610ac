import { randomBytes } from 'node:crypto';
import { DateTime } from 'luxon';
import type { AccountOptions } from '../vendor';
import { UNVERIFIED } from './unverified';

/** Ad accounts by id, and by the user who reaches them. */
export class Accounts {
  private readonly byId = new Map<string, Account>();

  add(account: Account): void {
    this.byId.set(account.id, account);
  }

  get(id: string): Account | undefined {
    return this.byId.get(id);
  }

  ofUser(userId: string): readonly Account[] {
    return [...this.byId.values()].filter((account) => account.userId === userId);
  }

  withDeveloperToken(token: string): boolean {
    return [...this.byId.values()].some((account) => account.developerToken === token);
  }

  application(clientId: string): Account | undefined {
    return [...this.byId.values()].find((account) => account.clientId === clientId);
  }
}

/**
 * One ad account with the customer, user and application that reach it. All secrets are invented.
 */
export interface Account {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly customerId: string;
  readonly userId: string;
  readonly currency: string;
  /** IANA zone name. */
  readonly timeZone: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly developerToken: string;
  /** AccountLifeCycleStatus. */
  lifeCycleStatus: string;
  /** UET tags. */
  tags: readonly { readonly id: string; readonly name: string }[];
}

export const LIFE_CYCLE = ['Draft', 'Active', 'Inactive', 'Pause', 'Pending', 'Suspended'];

/** Where ids come from. */
export interface Ids {
  nextId(): string;
}

/** Account ids are shorter than object ids: nine digits of the same sequence. */
const shortId = (ids: Ids): string => ids.nextId().slice(-9).replace(/^0/, '1');

/** An ad account of a new customer, with a UET tag; it is not added to the emulator's state yet. */
export function newAccount(ids: Ids, options: AccountOptions): Account {
  const id = shortId(ids);
  return {
    id,
    number: `F${id}`,
    name: `Emulated Microsoft account ${id}`,
    customerId: shortId(ids),
    userId: shortId(ids),
    currency: options.currency ?? 'EUR',
    timeZone: options.timeZone ?? 'Europe/Berlin',
    clientId: `fake-client-${id}`,
    clientSecret: `fake-secret-${id}`,
    developerToken: `FAKE-DEVELOPER-${id}`,
    lifeCycleStatus: 'Active',
    tags: [{ id: shortId(ids), name: `UET tag of ${id}` }],
  };
}

const decimalsByCurrency = new Map<string, number>();

/**
 * Decimal places of amounts in this account's currency (ISO 4217). Asked for every bid, so each
 * currency is looked up once.
 */
export function decimalsOf({ currency }: Account): number {
  const known = decimalsByCurrency.get(currency);
  if (known !== undefined) return known;
  const decimals =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  decimalsByCurrency.set(currency, decimals);
  return decimals;
}

/** The calendar day (YYYY-MM-DD) in the account's zone. */
export function dayIn(account: Account, at: number): string {
  return DateTime.fromMillis(at, { zone: account.timeZone }).toFormat('yyyy-MM-dd');
}

const ACCESS_SECONDS = 3_600;

interface RefreshToken {
  readonly clientId: string;
  readonly userId: string;
  readonly endsAt: number;
}

/**
 * What a refresh hands out: the new refresh token replaces the one that was sent (platform document
 * 2a).
 */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

/** Every access and refresh token handed out, with times on the emulators' clock. */
export class Tokens {
  private readonly access = new Map<string, { readonly userId: string; readonly endsAt: number }>();
  private readonly refresh = new Map<string, RefreshToken>();

  /** A first refresh token, as a person's consent would give. */
  consent(clientId: string, userId: string): string {
    const token = `fake-refresh-${randomBytes(12).toString('hex')}`;
    this.refresh.set(token, { clientId, userId, endsAt: Number.POSITIVE_INFINITY });
    return token;
  }

  /**
   * Trades a refresh token for a new pair; the old one goes on for a short grace only. Undefined:
   * invalid grant.
   */
  rotate(token: string, clientId: string, now: number): TokenPair | undefined {
    const stored = this.refresh.get(token);
    if (!stored || stored.clientId !== clientId || stored.endsAt <= now) return undefined;
    const endsAt = Math.min(stored.endsAt, now + UNVERIFIED.refreshTokenGraceSeconds * 1_000);
    this.refresh.set(token, { ...stored, endsAt });
    const accessToken = `fake-access-${randomBytes(12).toString('hex')}`;
    this.access.set(accessToken, { userId: stored.userId, endsAt: now + ACCESS_SECONDS * 1_000 });
    return {
      accessToken,
      refreshToken: this.consent(clientId, stored.userId),
      expiresInSeconds: ACCESS_SECONDS,
    };
  }

  /** The owner of this access token: a user, none, or a user whose token has ended. */
  holder(
    accessToken: string,
    now: number,
  ): { readonly userId: string; readonly expired: boolean } | undefined {
    const stored = this.access.get(accessToken);
    return stored && { userId: stored.userId, expired: stored.endsAt <= now };
  }
}

/**
 * The vendor's time zone names with an IANA zone each (names: campaign and reporting services of
 * v13).
 */
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

/**
 * The vendor's name for an IANA zone: its own row, else the first row with the same offsets in
 * winter and summer.
 */
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
