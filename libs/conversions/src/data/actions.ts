import { Injectable } from '@nestjs/common';
import { changedColumns, nameKey, nameTaken } from '@switchyard/catalog/domain';
import {
  columnArrays,
  Conditions,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
  updateStatement,
  updateValues,
  violatedConstraint,
} from '@switchyard/db-kit';
import { type PageRequest, preconditionFailed, type Tenant } from '@switchyard/kernel';
import { distance } from 'fastest-levenshtein';
import {
  type ActionCategory,
  type ActionStatus,
  type ActionType,
  type ConversionAction,
  eventNameTaken,
  type LeadStage,
  leadStageTaken,
} from '../domain';
import { actions } from './tables';

export interface ActionFilter {
  readonly updatedSince?: Date;
  /** Case-insensitive part of the name. */
  readonly q?: string;
  readonly type?: ActionType;
  readonly category?: ActionCategory;
  readonly status?: ActionStatus;
  readonly leadStage?: LeadStage;
  readonly eventName?: string;
}

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const INSERT = insertStatement(actions, 'on conflict do nothing', ['id']);
const BY_ID = selectStatement(actions, `where ${inSpace} and t."id" = $2`);
const LOCK = selectStatement(actions, `where ${inSpace} and t."id" = $2 for update`);
const HOLD = statement(
  `select t."id" from ${actions.qualified} t where ${inSpace} and t."id" = any($2) order by t."id" for key share`,
);
const HOLD_NAMED = selectStatement(
  actions,
  `where ${inSpace} and (t."id" = any($2) or t."name_key" = any($2) or t."lead_stage" = any($3) or t."event_name" = any($4)) order by t."id" for key share`,
);
const HOLDERS = statement(
  `select t."id", t."name_key" = $2 as "ofName", t."lead_stage" = $3 as "ofStage" from ${actions.qualified} t where ${inSpace} and (t."name_key" = $2 or t."lead_stage" = $3 or t."event_name" = $4) and t."id" <> $5`,
);
/** A Space has a few dozen; what is beyond these is not suggested. */
const NAMES = statement(
  `select t."name", t."name_key" as "nameKey" from ${actions.qualified} t where ${inSpace} order by t."created_at" limit 1000`,
);
const DELETE = statement(`delete from ${actions.qualified} t where ${inSpace} and t."id" = $2`);

/** Conversion actions of a Space. */
@Injectable()
export class Actions {
  constructor(private readonly database: Database) {}

  async find(tenant: Tenant, id: string): Promise<ConversionAction | undefined> {
    return (
      await this.database.readByKey<ConversionAction>(tenant, BY_ID, [tenant.spaceId, id])
    )[0];
  }

  /** The same, kept from others until the transaction ends. */
  async lock(tenant: Tenant, id: string): Promise<ConversionAction | undefined> {
    return (await this.database.read<ConversionAction>(tenant, LOCK, [tenant.spaceId, id]))[0];
  }

  /** Of these, the ids that there are; none of them goes before the transaction ends. */
  async hold(tenant: Tenant, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(
      (await this.database.read<{ id: string }>(tenant, HOLD, [tenant.spaceId, ids])).map(
        ({ id }) => id,
      ),
    );
  }

  /**
   * Those that have one of these ids or name keys, or take the events of one of these stages or
   * names; none of them goes before the transaction ends.
   */
  lockNamed(
    tenant: Tenant,
    idsAndNameKeys: readonly string[],
    stages: readonly LeadStage[] = [],
    eventNames: readonly string[] = [],
  ): Promise<readonly ConversionAction[]> {
    return this.database.read<ConversionAction>(tenant, HOLD_NAMED, [
      tenant.spaceId,
      idsAndNameKeys,
      stages,
      eventNames,
    ]);
  }

  /** What actions with these ids or name keys are called; none goes before the transaction ends. */
  async names(
    tenant: Tenant,
    idsAndNameKeys: readonly string[],
  ): Promise<readonly Pick<ConversionAction, 'id' | 'name' | 'nameKey'>[]> {
    return idsAndNameKeys.length === 0 ? [] : this.lockNamed(tenant, idsAndNameKeys);
  }

  /**
   * For each text that is no name of an action, the name that is spelled most like it; none where
   * all are spelled otherwise.
   */
  async nearestNames(
    tenant: Tenant,
    texts: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    if (texts.length === 0) return new Map();
    const named = await this.database.read<NamedRow>(tenant, NAMES, [tenant.spaceId]);
    return new Map(
      [...new Set(texts)].flatMap((text): [string, string][] => {
        const name = nearestOf(nameKey(text), named);
        return name === undefined ? [] : [[text, name]];
      }),
    );
  }

  /** Newest first; one row more than the page has shows that there is another. */
  list(
    tenant: Tenant,
    { q, updatedSince, ...equal }: ActionFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly ConversionAction[]> {
    const conditions = new Conditions(actions)
      .inSpace(tenant.spaceId)
      .contains('name', q)
      .since('updatedAt', updatedSince)
      .equals('type', equal.type)
      .equals('category', equal.category)
      .equals('status', equal.status)
      .equals('leadStage', equal.leadStage)
      .equals('eventName', equal.eventName)
      .after(cursor);
    const tail = `${conditions} order by t."created_at" desc, t."id" desc limit ${limit + 1}`;
    return this.database.read<ConversionAction>(
      tenant,
      selectStatement(actions, tail),
      conditions.values,
    );
  }

  /** Throws `NAME_TAKEN`, `LEAD_STAGE_TAKEN` and `EVENT_NAME_TAKEN`. */
  async insert(row: ConversionAction): Promise<void> {
    const { count } = await this.database.write(INSERT, columnArrays(actions, [row]));
    if (count === 0) await this.refuseTaken(row);
  }

  /** Inserts a row unless its name, stage or event is taken; waits for transactions that take them now. */
  async offer(row: ConversionAction): Promise<void> {
    await this.database.write(INSERT, columnArrays(actions, [row]));
  }

  /**
   * Writes what differs; `version` grows by one. Throws `NAME_TAKEN`, `LEAD_STAGE_TAKEN` and
   * `EVENT_NAME_TAKEN`.
   */
  async replace(before: ConversionAction, after: ConversionAction): Promise<ConversionAction> {
    if (
      before.nameKey !== after.nameKey ||
      before.leadStage !== after.leadStage ||
      before.eventName !== after.eventName
    ) {
      await this.refuseTaken(after);
    }
    const { properties, values } = updateValues(actions, before, changedColumns(before, after));
    try {
      const { rows } = await this.database.write<ConversionAction>(
        updateStatement(actions, properties),
        values,
      );
      if (!rows[0]) throw preconditionFailed();
      return rows[0];
    } catch (error) {
      throw takenMeanwhile(error, after);
    }
  }

  async remove(tenant: Tenant, id: string): Promise<void> {
    await this.database.write(DELETE, [tenant.spaceId, id]);
  }

  private async refuseTaken({
    spaceId,
    id,
    name,
    nameKey,
    leadStage,
    eventName,
  }: ConversionAction): Promise<void> {
    const { rows } = await this.database.write<Holder>(HOLDERS, [
      spaceId,
      nameKey,
      leadStage,
      eventName,
      id,
    ]);
    const ofName = rows.find((row) => row.ofName);
    if (ofName) throw nameTaken(name, ofName.id);
    const ofStage = rows.find((row) => row.ofStage);
    if (ofStage && leadStage !== null) throw leadStageTaken(leadStage, ofStage.id);
    if (rows[0] && eventName !== null) throw eventNameTaken(eventName, rows[0].id);
  }
}

interface Holder {
  readonly id: string;
  readonly ofName: boolean;
  readonly ofStage: boolean | null;
}

/** The name, the stage or the event was taken between the read and the write. */
const takenMeanwhile = (
  error: unknown,
  { name, leadStage, eventName }: ConversionAction,
): unknown => {
  const constraint = violatedConstraint(error, [
    'action_name_uq',
    'action_event_uq',
    'action_stage_uq',
  ]);
  if (constraint === 'action_name_uq') return nameTaken(name);
  if (constraint === 'action_event_uq' && eventName !== null) return eventNameTaken(eventName);
  return constraint === 'action_stage_uq' && leadStage !== null ? leadStageTaken(leadStage) : error;
};

interface NamedRow {
  readonly name: string;
  readonly nameKey: string;
}

/**
 * The shorter a name, the fewer letters may differ; a long text is measured by what names may be
 * long.
 */
const nearestOf = (key: string, rows: readonly NamedRow[]): string | undefined => {
  const short = key.slice(0, LONGEST_NAME);
  const allowed = Math.min(3, Math.max(1, Math.floor(short.length / 3)));
  const [nearest] = rows
    .map((row) => ({ name: row.name, edits: distance(short, row.nameKey) }))
    .filter(({ edits }) => edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits);
  return nearest?.name;
};

const LONGEST_NAME = 255;
