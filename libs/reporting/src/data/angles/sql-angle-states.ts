import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { AngleStates, type KnownAngleState } from '../../use-cases/angles/angle-ports';
import { angleStates } from '../tables';

const LIST = selectStatement(angleStates, `where ${spaceFilter.clause('t."space_id"', '$1')}`);
const PUT = insertStatement(
  angleStates,
  `on conflict ("space_id", "angle_id") do update set "state" = excluded."state",
  "previous_state" = excluded."previous_state", "changed_at" = excluded."changed_at", "evaluated_at" = excluded."evaluated_at"`,
);

@Injectable()
export class SqlAngleStates extends AngleStates {
  constructor(private readonly database: Database) {
    super();
  }

  list(tenant: Tenant): Promise<readonly KnownAngleState[]> {
    return this.database.read<KnownAngleState>(tenant, LIST, [tenant.spaceId]);
  }

  async put(states: readonly KnownAngleState[]): Promise<void> {
    await this.database.write(PUT, columnArrays(angleStates, states));
  }
}
