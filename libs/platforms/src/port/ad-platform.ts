import type { PlatformId } from '@switchyard/kernel';
import type { EndingVersion } from '@switchyard/vendor-versions';
import type { PlatformAccess } from './access';
import type { Attributes, Marker, Observed, ReadScope } from './attributes';
import type { Capabilities } from './capabilities';
import type { Change, Outcome } from './change';
import type { FindingCode, WarningCode } from './codes/finding-texts';
import type { CheckResult, OpenConnection } from './connection';
import type { ConversionSink } from './conversion';
import type { CampaignSize, Delivery } from './delivery';
import type { Draft } from './draft';
import type { CallForecast, Gate, PlatformIo } from './io';
import type { PerformanceRow, PerformanceScope } from './performance';

/**
 * One ad platform, as the plan engine knows it. Six connectors implement it; all pass one contract
 * suite.
 */
export interface AdPlatform {
  readonly id: PlatformId;
  readonly capabilities: Capabilities;

  /**
   * Tries credentials, account, currency and zone; lists reachable accounts. Never throws for what
   * it can name.
   */
  check(connection: OpenConnection, io: PlatformIo): Promise<CheckResult>;

  /**
   * What the platform will hold of a draft. Pure and idempotent: normalising what it answers
   * changes nothing.
   */
  normalise(draft: Draft): {
    readonly attributes: Attributes;
    readonly warnings: readonly Warning[];
  };

  /** Fields that cannot change in place: a difference there is a `replace`. */
  immutableFields(entity: Draft['entity']): readonly string[];

  /**
   * What the platform shows of fields that a create sends in requests of their own, until they are
   * sent. Nothing, where one request makes the whole object.
   */
  untilSent?(entity: Draft['entity']): Attributes;

  /** Seconds after which lists surely show what was written; they show it at once, when absent. */
  readonly listLagSeconds?: number;

  /**
   * Whether an object like this carries no mark, and `find` knows it by its content; all carry one,
   * when absent.
   */
  isUnmarked?(entity: Draft['entity'], attributes: Attributes): boolean;

  read(connection: OpenConnection, scope: ReadScope, io: PlatformIo): AsyncIterable<Observed>;

  /**
   * Requests that `read` will make for a scope, as far as it can be known before (`children` counts
   * bound ad groups).
   */
  readCost(
    scope: ReadScope,
    bound: { readonly adGroups: number; readonly keywords: number },
  ): number;

  /**
   * Applies one wave (changes that may go together: one entity level, one direction) in as few
   * requests as the platform's batch limit allows. Yields outcomes as soon as each request is
   * answered. Throws PlatformFailure when a whole request failed; changes without an outcome by
   * then were not sent, except those whose gate was opened last.
   */
  apply(
    connection: OpenConnection,
    wave: readonly Change[],
    io: PlatformIo,
    gate: Gate,
  ): AsyncIterable<Outcome>;

  /** What `apply` of these waves will take. */
  forecast(waves: readonly (readonly Change[])[]): CallForecast;

  /** The end of the API version that this installation speaks, from 30 days before it on. */
  readonly endingVersion?: (now: Date) => EndingVersion | undefined;

  /**
   * What of `capabilities.dailyQuota` holds for this installation; undefined when nothing is to be
   * counted.
   */
  readonly dailyLimit?: number;

  /**
   * Recognises creates of ours that may have been done, by marker; asks the platform, never guesses
   * by name.
   */
  find(
    connection: OpenConnection,
    markers: readonly Marker[],
    io: PlatformIo,
  ): Promise<readonly Observed[]>;

  /**
   * What the platform knows by these names: for each, best first, none when it knows nothing of
   * that name. Places that are going away are left out. Platforms that target no places have no
   * look-up.
   */
  lookUpPlaces?(
    connection: OpenConnection,
    names: readonly PlaceName[],
    io: PlatformIo,
  ): Promise<readonly (readonly PlaceMatch[])[]>;

  /** How people let this installation reach their ad accounts. */
  readonly access: PlatformAccess;

  /** Where conversions go. */
  readonly conversions?: ConversionSink;

  /**
   * Requests that `delivery` makes for campaigns of these sizes, in this order: no fewer than it
   * will make where nothing has to be explained.
   */
  deliveryCost(campaigns: readonly CampaignSize[]): number;

  delivery(
    connection: OpenConnection,
    campaignRemoteIds: readonly string[],
    io: PlatformIo,
  ): AsyncIterable<Delivery>;

  /**
   * Requests that `performance` makes at most when the scope's campaigns hold this many objects of
   * its level, removed ones included.
   */
  performanceCost(scope: PerformanceScope, objects: number): number;

  /**
   * What objects of a level did, day by day: every (object, day) once, days without activity never.
   * Comes whole, or throws PlatformFailure: rows that were yielded before a throw are not to be
   * kept.
   */
  performance(
    connection: OpenConnection,
    scope: PerformanceScope,
    io: PlatformIo,
  ): AsyncIterable<PerformanceRow>;
}

export interface Finding {
  readonly kind: 'requirement' | 'unsupported' | 'degraded' | 'recommendation';
  readonly source: 'platform' | 'switchyard';
  readonly code: FindingCode;
  readonly platform: PlatformId;
  readonly entity: { readonly type: string; readonly id: string };
  /** Our field path, e.g. `headlines/2/text`; null when it concerns the whole object. */
  readonly field: string | null;
  /**
   * Whole sentences. A platform is named by its brand, as a sentence's subject or after a
   * preposition.
   */
  readonly message: string;
  /** Why it is so on this platform; it follows the message. */
  readonly reason?: string;
  readonly limit?: number | string;
  readonly actual?: number | string;
  /** What to change. */
  readonly fix: string;
}

/** What normalising had to change, shown in plans. */
export interface Warning {
  readonly code: WarningCode;
  readonly field: string;
  readonly message: string;
}

/** A place as people name it. */
export interface PlaceName {
  readonly name: string;
  /** COUNTRY, REGION, METRO, CITY, DISTRICT, POSTAL_CODE, AIRPORT, UNIVERSITY. */
  readonly type?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
  /** Google's geo target constant, where it is known: other platforms' lists are joined by it. */
  readonly criterionId?: string;
}

/** A place that a platform knows. */
export interface PlaceMatch {
  /** The platform's own id, as its rows are keyed (see `Capabilities.placeKey`). */
  readonly id: string;
  readonly name: string;
  /** With what it lies in, e.g. `Berlin,Berlin,Germany`. */
  readonly canonicalName: string;
  /** In our words; the platform's own word where we have none. */
  readonly type: string;
  readonly countryCode: string | null;
  /** Audience estimate, when the platform gives one. */
  readonly reach?: number;
}

/** Token of the connectors by platform id: `createPlatforms`, once per process. */
export const PLATFORMS = Symbol('platforms');
