import type { EmulatorClock } from '../../vendor';
import { Accounts } from '../accounts/accounts';
import { Tokens } from '../accounts/tokens';
import { ConversionBook } from '../conversions/conversion-book';
import { Ledger } from '../delivery/ledger';
import type { Picture } from '../media/read-picture';
import { ReportDesk } from '../reports/report-desk';
import { KINDS, type Entity, type Kind } from './entity';
import { CallRate } from '../wire/call-rate';
import { UNVERIFIED } from '../unverified';
import { Table } from './table';
import { uniqueKey } from './unique-key';

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

/** Everything the emulated vendor knows. Emptied by making another one; ids go on from the clock, so none comes back. */
export class World {
  readonly accounts = new Accounts();
  readonly tokens = new Tokens();
  readonly ledger = new Ledger();
  readonly reports = new ReportDesk();
  readonly conversions = new ConversionBook();
  /** The bytes of media, by media id. */
  readonly pictures = new Map<string, Picture>();
  readonly callRate = new CallRate(UNVERIFIED.callsPerMinute);
  private readonly tables = new Map<Kind, Table>(KINDS.map((kind) => [kind, new Table(uniqueKey)]));

  constructor(
    readonly clock: EmulatorClock,
    private lastId: number,
  ) {}

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

  /** Deletes an object with everything under it; an extension with all its associations, an image with its bytes. */
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
