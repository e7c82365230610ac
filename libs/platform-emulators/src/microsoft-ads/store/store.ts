import { type Fields, listIn, objectIn, textIn } from '../../core/json';
import type { EmulatorClock } from '../../vendor';
import { Accounts, Tokens } from '../accounts';
import type { Picture } from '../assets/pictures';
import { ConversionBook } from '../conversions/conversion-book';
import { People } from '../people';
import { Ledger } from '../reports/ledger';
import { ReportJobs } from '../reports/order';
import { UNVERIFIED } from '../unverified';

const CHILDREN: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  Campaign: [
    'AdGroup',
    'NegativeKeyword',
    'CampaignCriterion',
    'AssetGroup',
    'AdExtensionAssociation',
  ],
  AdGroup: ['Ad', 'Keyword', 'NegativeKeyword', 'AdExtensionAssociation'],
};

/**
 * Everything the emulated vendor knows. Emptied by making another one; ids go on from the clock, so
 * none comes back.
 */
export class World {
  readonly accounts = new Accounts();
  readonly tokens = new Tokens();
  readonly people: People;
  readonly ledger = new Ledger();
  readonly reports = new ReportJobs();
  readonly conversions = new ConversionBook();
  /** The bytes of media, by media id. */
  readonly pictures = new Map<string, Picture>();
  readonly callRate = new CallRate(UNVERIFIED.callsPerMinute);
  private readonly tables = new Map<Kind, Table>(KINDS.map((kind) => [kind, new Table(uniqueKey)]));

  constructor(
    readonly clock: EmulatorClock,
    private lastId: number,
  ) {
    this.people = new People(this);
  }

  /** The current time in milliseconds of the emulators' clock. */
  now(): number {
    return this.clock.now().getTime();
  }

  nextId(): string {
    this.lastId += 1;
    return String(this.lastId);
  }

  /** Where another world has to go on, so that ids are never used twice. */
  get usedIds(): number {
    return this.lastId;
  }

  table(kind: Kind): Table {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`no table of ${kind}`);
    return table;
  }

  /** An object of this account, or nothing: other accounts' objects are not seen. */
  find(kind: Kind, accountId: string, id: string): Entity | undefined {
    const entity = this.table(kind).get(id);
    return entity?.accountId === accountId ? entity : undefined;
  }

  /**
   * Deletes an object with everything under it; an extension with all its associations, an image
   * with its bytes.
   */
  removeTree(entity: Entity): void {
    if (entity.kind === 'AdExtension') this.removeAssociationsOf(entity.id);
    if (entity.kind === 'Media') this.pictures.delete(entity.id);
    for (const kind of CHILDREN[entity.kind] ?? []) {
      for (const child of [...this.table(kind).under(entity.id)]) this.removeTree(child);
    }
    this.table(entity.kind).remove(entity.id);
  }

  private removeAssociationsOf(adExtensionId: string): void {
    const associations = [...this.table('AdExtensionAssociation').all()].filter(
      (one) => one.fields.AdExtensionId === adExtensionId,
    );
    for (const one of associations) this.table('AdExtensionAssociation').remove(one.id);
  }
}

/**
 * All live objects of one kind, found by id, by parent and by what makes them unique; every step is
 * O(1).
 */
class Table {
  private readonly byId = new Map<string, Entity>();
  private readonly byParent = new Map<string, Map<string, Entity>>();
  private readonly idByKey = new Map<string, string>();

  constructor(private readonly uniqueKey: (entity: Entity) => string) {}

  get(id: string): Entity | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<Entity> {
    return this.byId.values();
  }

  /** Objects under a parent, in the order they were added. */
  under(parentId: string): Iterable<Entity> {
    return this.byParent.get(parentId)?.values() ?? [];
  }

  countUnder(parentId: string): number {
    return this.byParent.get(parentId)?.size ?? 0;
  }

  /** Whether another object already holds what makes this one unique. */
  isTaken(entity: Entity): boolean {
    const holder = this.idByKey.get(this.uniqueKey(entity));
    return holder !== undefined && holder !== entity.id;
  }

  put(entity: Entity): void {
    const before = this.byId.get(entity.id);
    if (before) this.forgetKey(before);
    this.byId.set(entity.id, entity);
    this.siblings(entity.parentId).set(entity.id, entity);
    this.idByKey.set(this.uniqueKey(entity), entity.id);
  }

  remove(id: string): void {
    const entity = this.byId.get(id);
    if (!entity) return;
    this.byId.delete(id);
    this.byParent.get(entity.parentId)?.delete(id);
    this.forgetKey(entity);
  }

  private siblings(parentId: string): Map<string, Entity> {
    const found = this.byParent.get(parentId) ?? new Map<string, Entity>();
    this.byParent.set(parentId, found);
    return found;
  }

  /** Only the holder's own key: a person's edit may have made two objects alike. */
  private forgetKey(entity: Entity): void {
    const key = this.uniqueKey(entity);
    if (this.idByKey.get(key) === entity.id) this.idByKey.delete(key);
  }
}

export const KINDS = [
  'Campaign',
  'AdGroup',
  'Ad',
  'Keyword',
  'NegativeKeyword',
  'CampaignCriterion',
  'Budget',
  'Media',
  'AdExtension',
  'AdExtensionAssociation',
  'AssetGroup',
] as const;
export type Kind = (typeof KINDS)[number];

export const EDITORIAL_STATUSES = ['Active', 'ActiveLimited', 'Disapproved', 'Inactive'] as const;
export type EditorialStatus = (typeof EDITORIAL_STATUSES)[number];

/**
 * The editorial review of an ad, keyword, extension or asset group: pending until its end, then
 * active, unless a verdict says otherwise.
 */
export interface Review {
  readonly submittedAt: number;
  readonly verdict?: {
    readonly at: number;
    readonly status: EditorialStatus;
    readonly reasons: readonly string[];
  };
}

/**
 * One stored object. `fields` are its members as they travel, without `Id` and without what is
 * computed on read.
 */
export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  readonly accountId: string;
  /**
   * The account for campaigns, budgets, media and extensions; else the campaign or ad group it
   * belongs to.
   */
  readonly parentId: string;
  readonly fields: Fields;
  readonly review?: Review;
}

/**
 * What may exist only once under a parent: names and keywords without regard to case (asset groups
 * with), search ads and criteria by content, media by their bytes. Responsive ads and extensions
 * may be alike: their own id tells them apart.
 */
export function uniqueKey(entity: Entity): string {
  return `${entity.parentId}|${contentKey(entity)}`;
}

function contentKey({ kind, id, fields }: Entity): string {
  switch (kind) {
    case 'Campaign':
    case 'AdGroup':
    case 'Budget':
      return textIn(fields, 'Name').toLowerCase();
    case 'AssetGroup':
      return textIn(fields, 'Name');
    case 'AdExtension':
      return id;
    case 'AdExtensionAssociation':
      return textIn(fields, 'AdExtensionId');
    case 'Media':
      return `${textIn(fields, 'MediaType')}|${textIn(fields, 'Digest')}`;
    case 'Keyword':
    case 'NegativeKeyword':
      return `${textIn(fields, 'MatchType')}|${textIn(fields, 'Text').toLowerCase()}`;
    case 'Ad':
      return fields.Type === 'ResponsiveAd' ? id : adKey(fields);
    case 'CampaignCriterion':
      return criterionKey(objectIn(fields, 'Criterion'));
  }
}

function adKey(fields: Fields): string {
  const assets = (member: string) =>
    listIn(fields, member).map((link) => [
      textIn(objectIn(link, 'Asset'), 'Text'),
      link.PinnedField ?? null,
    ]);
  return JSON.stringify([
    fields.Type,
    assets('Headlines'),
    assets('Descriptions'),
    fields.Path1,
    fields.Path2,
    fields.FinalUrls,
  ]);
}

/**
 * A campaign has one intent, and one row per place, device, age and gender; whether it is negative
 * makes no second one.
 */
function criterionKey(criterion: Fields): string {
  if (criterion.Type === 'LocationIntentCriterion') return 'LocationIntentCriterion';
  if (criterion.Type === 'LocationCriterion') {
    return `LocationCriterion|${textIn(criterion, 'LocationId')}`;
  }
  const { Name: _name, ...content } = criterion;
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * When the review of an object lets it serve: never (undefined) for a disapproved one.
 * Milliseconds.
 */
export function servesFrom({ review }: Entity): number | undefined {
  if (!review) return 0;
  const { verdict, submittedAt } = review;
  if (!verdict) return submittedAt + UNVERIFIED.reviewMinutes * 60_000;
  return verdict.status === 'Active' || verdict.status === 'ActiveLimited' ? verdict.at : undefined;
}

/** The editorial status at a time: Inactive while the review is pending. */
export function editorialStatus(entity: Entity, now: number): EditorialStatus {
  if (entity.review?.verdict) return entity.review.verdict.status;
  return (servesFrom(entity) ?? now) <= now ? 'Active' : 'Inactive';
}

const WINDOW_MS = 60_000;

/** Counts calls per customer in a sliding minute (platform document 2f: code 117). */
class CallRate {
  private readonly times = new Map<string, number[]>();

  constructor(private readonly perMinute: number) {}

  /** Counts this call, unless the minute is full. */
  admits(customerId: string, now: number): boolean {
    const recent = (this.times.get(customerId) ?? []).filter((time) => time > now - WINDOW_MS);
    this.times.set(customerId, recent);
    if (recent.length >= this.perMinute) return false;
    recent.push(now);
    return true;
  }
}
