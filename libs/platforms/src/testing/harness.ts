import type { AdPlatform, PlaceName } from '../port/ad-platform';
import type { EntityKind } from '../port/attributes';
import type { Credentials } from '../port/connection';
import type { AdType, AreaDraft, CampaignDraft, CampaignType } from '../port/draft';
import type { PerformanceLevel } from '../port/performance';

/**
 * What the contract suite must know of a platform; everything else it asks through the port and the
 * emulators' control interface.
 */
export interface ContractHarness {
  readonly platform: AdPlatform['id'];
  /**
   * A new connector against the emulators at this address. Its `normalise` may first turn drafts
   * that Validate would hold back into ones that the platform takes.
   */
  connector(emulatorUrl: string, apiVersion?: string): AdPlatform;
  /** A version of the platform's API that it no longer serves. */
  readonly sunsetVersion?: string;
  /**
   * What the suite's plain campaigns and their ads are; ads of types other than RESPONSIVE_SEARCH
   * carry the plain images.
   */
  readonly plain: { readonly campaignType: CampaignType; readonly adType: AdType };
  /** What the control interface calls each level that is an object here. */
  readonly kinds: Readonly<Partial<Record<EntityKind, string>>>;
  /** Objects that every account has from the start. */
  isGiven?(object: { readonly data: Readonly<Record<string, unknown>> }): boolean;
  /**
   * Where the platform keeps negative keywords of an ad group apart from its keywords: what the
   * control interface calls them.
   */
  readonly negativeKeywordKind?: string;
  /** The id by which the control interface knows an object, made from its remote id. */
  controlId(entity: EntityKind, remoteId: string): string;
  /**
   * Regular expressions of request paths that write one level (all of them, in any method), and of
   * those that read.
   */
  readonly writePath: Readonly<Partial<Record<EntityKind, string>>>;
  readonly readPath: string;
  /**
   * Further requests that make an ad, whose answers may be lost as well (a creative, a post, an
   * upload).
   */
  readonly alsoWritesAd?: readonly string[];
  /** A remote id of the form that campaigns have, and an account id that does not exist. */
  readonly remoteId?: string;
  readonly unknownAccountId?: string;
  /** How a person would rename a campaign in the vendor's own user interface. */
  rename(name: string): Readonly<Record<string, unknown>>;
  /** Where our mark is part of the name: a person who renames takes it away. */
  readonly marksNames: boolean;
  /** Areas that the platform knows. */
  readonly areas: readonly AreaDraft[];
  /**
   * The most requests that may write 10,000 keywords under one ad group; where keywords are no
   * objects, `many` ad groups (1,000) under one campaign.
   */
  readonly manyRequests: number;
  readonly many?: number;
  /**
   * A campaign that the platform refuses, and the code it is refused with; beside it others go on.
   */
  readonly refused: {
    readonly over: Partial<CampaignDraft>;
    readonly code: string;
    readonly field?: string;
  };
  /** Where names of campaigns are unique: the code for one that is taken. */
  readonly duplicateNameCode?: string;
  /**
   * Seconds after which an access token is dead and another is got; absent where nothing renews it.
   */
  readonly tokenLifeSeconds?: number;
  /** Credentials of a grant that was revoked. */
  readonly withdrawn: Credentials;
  /** False where ad accounts have no zone of their own. */
  readonly tellsTimeZone?: boolean;
  /** The platform's own ways to say "later", each with the wait that it asks for. */
  readonly throttles: readonly {
    readonly name: string;
    readonly fault: HttpFault;
    readonly retryAfterSeconds: number | (() => number);
    readonly scope?: 'short' | 'day';
  }[];
  /** Currencies of other decimals, with the micros of one unit that can be spent there. */
  readonly currencies?: readonly (readonly [currency: string, unitMicros: number])[];
  /** Places with the id under which the platform knows them. */
  readonly places: readonly { readonly asked: PlaceName; readonly id: string }[];
  /** What is to be known of images. */
  readonly images: ImagesHarness;
  /** What is to be known of figures. */
  readonly performance: PerformanceHarness;
  /** What is to be known of extensions and asset groups; without it they are not tried. */
  readonly creative?: CreativeHarness;
}

/** What a fault of the control interface answers instead of the platform. */
export interface HttpFault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface ImagesHarness {
  /** Requests that upload a file; absent where images reach the platform by address. */
  readonly uploadPath?: string;
  /** What the control interface calls objects among which uploaded images are. */
  readonly kind: string;
  isImage(object: { readonly data: Readonly<Record<string, unknown>> }): boolean;
  /** Images that the platform keeps of a plain ad. */
  readonly perAd: number;
  /**
   * False where an upload whose answer was lost cannot be found again, and a second file does no
   * harm.
   */
  readonly findsLostUploads: boolean;
}

export interface PerformanceHarness {
  /** Paths of the requests that figures take, each of which may fail. */
  readonly path: string;
  /** Levels whose rows add up to those of their campaigns, days alike; conversions too. */
  readonly addsUp: readonly PerformanceLevel[];
  /**
   * More rows than two pages hold, or than one report tells: objects of a level below each of some
   * campaigns on some days, and the fewest requests that can read them.
   */
  readonly many: {
    readonly level: 'campaign' | 'ad' | 'keyword';
    readonly below: number;
    readonly campaigns: number;
    readonly days: number;
    readonly leastRequests: number;
  };
  /** True where conversions, or their value, are not reported. */
  readonly tellsNoConversions?: boolean;
  readonly tellsNoValue?: boolean;
  /** True where the figures of what was removed are gone with it. */
  readonly forgetsRemoved?: boolean;
}

export interface CreativeHarness {
  /**
   * Paths of requests that make an ad with images, or an asset group, and of each that it takes to
   * put extensions on a campaign.
   */
  readonly writePath: {
    readonly display: string;
    readonly assetGroup: string;
    readonly extensions: readonly string[];
  };
  /**
   * What the control interface calls asset groups, and what it counts one of for each extension of
   * a campaign.
   */
  readonly assetGroupKind: string;
  readonly extensionKind: string;
}
