import { Injectable } from '@nestjs/common';
import { BatchOpener } from '@switchyard/identity/worker';
import { Clock, type Tenant } from '@switchyard/kernel';
import { Agent, request as send } from 'undici';
import { CredentialsOfSources, credentialsBoundTo } from '../data/source-credentials';
import {
  type ConversionSource,
  hubspotProperties,
  type NamedRecord,
  READ_RECORD,
  recordToRead,
  type SourceConfig,
  type SourceCredentials,
  type StoredCredentials,
} from '../domain';
import { type Completed, PayloadCompleter } from '../use-cases/source/read-waiting';

/** HubSpot's answers are small; a larger one is refused. */
const MOST_BYTES = 1024 * 1024;

/** Where HubSpot is, and how it is reached; given by the process. */
export class HubspotSettings {
  readonly agent = new Agent({ connections: 4, maxResponseSize: MOST_BYTES });

  /** `baseUrl` is `https://api.hubapi.com`, or an emulator's. */
  constructor(readonly baseUrl: string) {}
}

/** Properties of a record, and the ids of the contacts that a deal is associated with. */
interface HubspotRecord {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly contactIds: readonly string[];
}

/** Why nothing could be read: for now, or until a person acts. */
class NotRead extends Error {
  constructor(readonly completed: Exclude<Completed, { readonly payload: unknown }>) {
    super('HubSpot was not read');
  }
}

const WHOLE_CALL_MS = 20_000;
/** HubSpot counts calls in windows of ten seconds. */
const USUAL_WAIT_SECONDS = 10;
const LONGEST_WAIT_SECONDS = 3_600;

/**
 * Reads the deals and contacts that a webhook of a HubSpot app only names, with the access token of
 * the source: developers.hubspot.com/docs/api-reference, CRM objects, version 3.
 */
@Injectable()
export class HubspotRecords extends PayloadCompleter {
  constructor(
    private readonly credentials: CredentialsOfSources,
    private readonly opener: BatchOpener,
    private readonly clock: Clock,
    private readonly settings: HubspotSettings,
  ) {
    super();
  }

  async complete(
    tenant: Tenant,
    { id, type, config }: ConversionSource,
    payload: unknown,
    signal: AbortSignal,
  ): Promise<Completed | undefined> {
    if (type !== 'hubspot') return undefined;
    const entries = Array.isArray(payload) ? (payload as readonly unknown[]) : [payload];
    const wanted = entries.map((entry) => recordToRead(entry, config as SourceConfig));
    if (wanted.every((record) => record === undefined)) return undefined;
    const stored = await this.credentials.find(tenant, id);
    if (!stored) return undefined;
    try {
      const api = new HubspotApi(this.settings, await this.open(stored), this.clock, signal);
      const completed = await inTurn(entries, async (entry, at) =>
        withRecord(entry, wanted[at], api, config as SourceConfig),
      );
      return { payload: Array.isArray(payload) ? completed : completed[0] };
    } catch (error) {
      if (error instanceof NotRead) return error.completed;
      throw error;
    }
  }

  private async open(stored: StoredCredentials): Promise<string> {
    const text = await this.opener
      .open(stored.sealed, credentialsBoundTo(stored))
      .catch(() => undefined);
    if (text === undefined) throw tokenLost();
    return (JSON.parse(text) as SourceCredentials).accessToken;
  }
}

/** One after the other: a portal allows few calls at once. */
const inTurn = async <Item, Result>(
  items: readonly Item[],
  make: (item: Item, at: number) => Promise<Result>,
): Promise<readonly Result[]> => {
  const made: Result[] = [];
  for (const [at, item] of items.entries()) made.push(await make(item, at));
  return made;
};

const withRecord = async (
  entry: unknown,
  wanted: NamedRecord | undefined,
  api: HubspotApi,
  config: SourceConfig,
): Promise<unknown> => {
  if (!wanted) return entry;
  const { deal: ofDeal, contact: ofContact } = hubspotProperties(config);
  const isDeal = wanted.kind === 'deal';
  const record = await api.read(
    isDeal ? 'deals' : 'contacts',
    wanted.id,
    isDeal ? ofDeal : ofContact,
  );
  if (!record) return { ...(entry as object), [READ_RECORD]: null };
  const [contactId] = record.contactIds;
  const contact =
    contactId === undefined ? undefined : await api.read('contacts', contactId, ofContact);
  return {
    ...(entry as object),
    [READ_RECORD]: {
      properties: record.properties,
      ...(contact && { contact: { properties: contact.properties } }),
    },
  };
};

/** Calls of one payload. */
class HubspotApi {
  private readonly known = new Map<string, Promise<HubspotRecord | undefined>>();

  constructor(
    private readonly settings: HubspotSettings,
    private readonly accessToken: string,
    private readonly clock: Clock,
    private readonly signal: AbortSignal,
  ) {}

  /** Undefined for a record that is not there. Throws `NotRead`. */
  read(
    objects: 'deals' | 'contacts',
    id: string,
    properties: readonly string[],
  ): Promise<HubspotRecord | undefined> {
    const key = `${objects}/${id}`;
    const reading = this.known.get(key) ?? this.get(objects, id, properties);
    this.known.set(key, reading);
    return reading;
  }

  private async get(
    objects: 'deals' | 'contacts',
    id: string,
    properties: readonly string[],
  ): Promise<HubspotRecord | undefined> {
    const url = new URL(
      `/crm/v3/objects/${objects}/${encodeURIComponent(id)}`,
      this.settings.baseUrl,
    );
    url.searchParams.set('properties', properties.join(','));
    if (objects === 'deals') url.searchParams.set('associations', 'contacts');
    const { status, retryAfter, body } = await this.call(url);
    if (status === 404) return undefined;
    if (status === 401) throw tokenRefused();
    if (status === 403) throw scopeMissing(objects);
    if (status === 429 || status >= 500) throw this.notNow(retryAfter);
    if (status !== 200 || !body) throw this.notNow(undefined);
    return body;
  }

  private async call(url: URL): Promise<{
    readonly status: number;
    readonly retryAfter: string | undefined;
    readonly body: HubspotRecord | undefined;
  }> {
    this.signal.throwIfAborted();
    try {
      const answer = await send(url, {
        dispatcher: this.settings.agent,
        headers: { authorization: `Bearer ${this.accessToken}`, accept: 'application/json' },
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(WHOLE_CALL_MS)]),
      });
      const retryAfter = [answer.headers['retry-after']].flat()[0];
      const text = await answer.body.text();
      return { status: answer.statusCode, retryAfter, body: recordIn(text) };
    } catch {
      this.signal.throwIfAborted();
      throw this.notNow(undefined);
    }
  }

  private notNow(retryAfter: string | undefined): NotRead {
    const stated = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : USUAL_WAIT_SECONDS;
    const seconds = Math.min(Math.max(stated, 1), LONGEST_WAIT_SECONDS);
    return new NotRead({ retryAt: new Date(this.clock.now().getTime() + seconds * 1_000) });
  }
}

/** `{ properties, associations: { contacts: { results: [{ id }] } } }`. */
const recordIn = (text: string): HubspotRecord | undefined => {
  try {
    const record = JSON.parse(text) as {
      readonly properties?: Readonly<Record<string, unknown>>;
      readonly associations?: {
        readonly contacts?: { readonly results?: readonly { readonly id?: unknown }[] };
      };
    };
    const ids = (record.associations?.contacts?.results ?? []).map((one) => one.id);
    return record.properties && typeof record.properties === 'object'
      ? {
          properties: record.properties,
          contactIds: ids.filter((one) => one !== undefined && one !== null).map(String),
        }
      : undefined;
  } catch {
    return undefined;
  }
};

const fault = (code: string, message: string): NotRead => new NotRead({ fault: { code, message } });

const tokenLost = (): NotRead =>
  fault(
    'CREDENTIALS_LOST',
    'The key that the access token is sealed under is gone. Set credentials of the source again.',
  );
const tokenRefused = (): NotRead =>
  fault(
    'CREDENTIALS_REFUSED',
    'HubSpot does not accept the access token. Set credentials of the source again.',
  );
const scopeMissing = (objects: string): NotRead =>
  fault(
    'CREDENTIALS_REFUSED',
    `The access token may not read ${objects}. Give the private app the scope crm.objects.${objects}.read.`,
  );
