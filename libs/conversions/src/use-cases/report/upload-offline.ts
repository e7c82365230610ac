import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import type { SpaceSettings } from '@switchyard/identity/domain';
import {
  type Caller,
  Clock,
  Ids,
  type PageRequest,
  type PlatformId,
  Refusal,
  type Tenant,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { Conversions } from '../../data/conversions';
import { OrderNames } from '../../data/orders';
import {
  actionIssues,
  consentRecord,
  type ConversionAction,
  type ConversionEvent,
  type DeliveryStatus,
  type HashedPerson,
  type ItemContext,
  type ItemWarning,
  missingConsentWarnings,
  type OfflineItem,
  PLATFORM_OF_CLICK,
  readItem,
  type ReadItem,
  type SealedPerson,
  uncountableWarnings,
  valueWarnings,
  worthOf,
} from '../../domain';
import { ActionsByReference } from '../action/find-actions';
import { PersonMemory, PersonSealer } from '../person/person-memory';
import {
  type Acceptable,
  AcceptConversions,
  type AcceptResult,
  inOrder,
  type Judged,
  judgeEach,
  type Rejected,
} from './accept-conversions';
import type { Upload, UploadFilter, UploadTotals } from './conversions';
import type { NamedPersons, TestRequest } from './doors';
import { underCountedNames } from './order-names';
import { deliveryOf, goesWithoutConsent } from './write-event';

/** What is looked at of a connection. */
interface KnownConnection {
  readonly id: string;
  readonly platform: PlatformId;
  readonly externalAccountId: string;
  readonly isDefault: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

/**
 * Where a conversion goes: the account that it names by id or number, else the default one of the
 * platform that it names, else of its click.
 */
const chooseConnection = (
  { accountId, platformId }: Pick<OfflineItem, 'accountId' | 'platformId'>,
  inferred: PlatformId,
  connections: readonly KnownConnection[],
  path: string,
): { readonly platform: PlatformId; readonly connectionId: string | null } => {
  const platform = platformId ?? inferred;
  if (accountId === undefined) {
    return {
      platform,
      connectionId:
        connections.find((one) => one.platform === platform && one.isDefault)?.id ?? null,
    };
  }
  const named = connections.filter(
    ({ id, externalAccountId }) => id === accountId || externalAccountId === accountId,
  );
  const chosen = named.find((one) => one.platform === platform) ?? named[0];
  if (!chosen) {
    throw new Refusal(
      'NOT_FOUND',
      `No connection has the id or the account number "${accountId}". GET /connections lists them.`,
      { path: `${path}/accountId`, lookedFor: accountId },
    );
  }
  if (platformId !== undefined && chosen.platform !== platformId) {
    throw validationError([
      {
        path: `${path}/accountId`,
        code: 'CONFLICT',
        message: `the account is connected to ${chosen.platform}`,
      },
    ]);
  }
  return { platform: chosen.platform, connectionId: chosen.id };
};

export interface IndexedItem {
  readonly index: number;
  /** Its path in the body, like `/conversions/3`. */
  readonly path: string;
  readonly item: OfflineItem;
}

export type UploadResult = AcceptResult | Rejected;

/**
 * Writes the uploads of one call with their actions. Inside the running transaction; nothing is kept
 * here.
 */
@Injectable()
export class WriteUploads {
  constructor(
    private readonly byReference: ActionsByReference,
    private readonly memory: PersonMemory,
    private readonly ids: Ids,
  ) {}

  /** An upload that names no action of the Space is rejected by itself. */
  async execute(good: readonly ReadUpload[], world: UploadWorld): Promise<Judged<Acceptable>> {
    const actions = await this.byReference.of(
      world.tenant,
      good.map(({ read }) => read.reference),
    );
    return judgeEach(good, (one) =>
      this.acceptable(one, actions(one.read.reference, one.path), world),
    );
  }

  private acceptable(
    { index, path, item, read, warnings }: ReadUpload,
    action: ConversionAction,
    world: UploadWorld,
  ): Acceptable {
    const { tenant, seal, now } = world;
    const { spaceId } = tenant;
    const issues = actionIssues(action, read.click.kind, path);
    if (issues.length > 0) throw validationError(issues);
    const id = this.ids.next('off');
    const { platform, connectionId } = chooseConnection(
      item,
      PLATFORM_OF_CLICK[read.click.kind],
      world.connections,
      path,
    );
    const event: ConversionEvent = {
      ...NOT_STATED,
      spaceId,
      id,
      door: 'offline',
      actionId: action.id,
      occurredAt: read.occurredAt,
      ...worthOf(action, read),
      orderId: read.orderId,
      clickIds: [read.click],
      persons: Object.keys(read.person).length > 0 ? [seal(read.person)] : [],
      personKeys: this.memory.currentKeys(tenant, read.person),
      matchedBy: 'clickId',
      consent: read.consent,
      consents: consentRecord(read.consent, 'offline', now),
      isTest: world.test !== undefined,
      url: read.url,
      externalEventId: read.eventId,
      actionSource: read.actionSource,
      country: read.country,
      details: read.details,
      createdAt: now,
    };
    return {
      index,
      event,
      warnings: [
        ...warnings,
        ...valueWarnings(action, read, path),
        ...missingConsentWarnings(
          goesWithoutConsent(event, [{ platform, connectionId }], world),
          path,
        ),
        ...uncountableWarnings(action, event, path),
      ],
      deliveries: [
        deliveryOf(
          { spaceId, eventId: id, kind: 'conversion', platform, connectionId },
          action,
          world,
        ),
      ],
    };
  }
}

/**
 * Upload offline conversions. Kept when answered; nothing is sent here, the worker does that. Items
 * are independent.
 */
@Injectable()
export class UploadOffline {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly sealer: PersonSealer,
    private readonly writing: WriteUploads,
    private readonly accept: AcceptConversions,
    private readonly names: OrderNames,
    private readonly clock: Clock,
  ) {}

  async execute(
    caller: Caller,
    items: readonly IndexedItem[],
    test?: TestRequest,
  ): Promise<readonly UploadResult[]> {
    const now = this.clock.now();
    const [connections, settings, seal] = await Promise.all([
      this.identity.connectionsOf(caller),
      this.identity.spaceSettings(caller),
      this.sealer.of(caller.spaceId),
    ]);
    const { timeZone, defaultCountry } = settings;
    const context = { now, door: 'offline', timeZone, defaultCountry } as const;
    return this.work.run(caller, async () => {
      const { good, rejected } = judgeEach(
        await underCountedNames(this.names, caller, items),
        (placed) => readable(placed, context),
      );
      const written = await this.writing.execute(good, {
        tenant: caller,
        connections,
        settings,
        seal,
        now,
        ...(test && { test }),
      });
      return inOrder([
        ...(await this.accept.execute(caller, written.good)),
        ...written.rejected,
        ...rejected,
      ]);
    });
  }

  /** The persons that the readable items name, by index. Stores nothing. */
  async personsOf(caller: Caller, items: readonly IndexedItem[]): Promise<NamedPersons> {
    const { timeZone, defaultCountry } = await this.identity.spaceSettings(caller);
    const context = { now: this.clock.now(), door: 'offline', timeZone, defaultCountry } as const;
    const { good } = judgeEach(items, (placed) => readable(placed, context));
    return new Map(good.map(({ index, read }) => [index, read.person]));
  }
}

interface ReadUpload extends IndexedItem {
  readonly read: ReadItem;
  readonly warnings: readonly ItemWarning[];
}

/** What all uploads of a call share. */
interface UploadWorld {
  readonly tenant: Tenant;
  readonly connections: readonly KnownConnection[];
  /** What the Space sets for its conversions. */
  readonly settings: SpaceSettings;
  readonly seal: (person: HashedPerson) => SealedPerson;
  readonly now: Date;
  readonly test?: TestRequest;
}

const readable = ({ index, path, item }: IndexedItem, context: ItemContext): ReadUpload => {
  const { read, issues, warnings } = readItem(item, path, context);
  if (!read) throw validationError(issues);
  return { index, path, item, read, warnings };
};

const NOT_STATED = {
  source: null,
  claim: null,
  confirmedBy: null,
} as const;

/** What an upload list is narrowed by. A campaign stands for the actions that it bids for. */
export interface UploadQuestion {
  readonly conversionActionId?: string;
  readonly campaignId?: string;
  readonly status?: DeliveryStatus;
}

/** List offline conversions with their status, newest first, and their totals. */
@Injectable()
export class ReadUploads {
  constructor(
    private readonly conversions: Conversions,
    private readonly catalog: CatalogFacade,
  ) {}

  /**
   * One row more than the page's limit means that there is another page; the totals are of all
   * pages.
   */
  async list(
    caller: Caller,
    question: UploadQuestion,
    page: PageRequest,
  ): Promise<{ readonly rows: readonly Upload[]; readonly totals: UploadTotals }> {
    const filter = await this.filterOf(caller, question);
    const [rows, totals] = await Promise.all([
      this.conversions.uploads(caller, filter, page),
      this.conversions.totals(caller, filter),
    ]);
    return { rows, totals };
  }

  private async filterOf(
    caller: Caller,
    { conversionActionId, campaignId, status }: UploadQuestion,
  ): Promise<UploadFilter> {
    const ofCampaign =
      campaignId === undefined
        ? undefined
        : ((await this.catalog.campaign(caller, campaignId))?.conversionActionIds ?? []);
    const one = conversionActionId === undefined ? undefined : [conversionActionId];
    const actionIds =
      one && ofCampaign ? one.filter((id) => ofCampaign.includes(id)) : (one ?? ofCampaign);
    return { ...(actionIds && { actionIds }), ...(status && { status }) };
  }
}
