import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { Membership, Space, SpaceOfUser } from '../domain';
import { Spaces } from '../use-cases/ports';
import { memberships, spaces } from './tables';

const OF_USER = statement(`
  select ${columnList(spaces)}, m.role from identity.membership m join identity.space t on t.id = m.space_id
  where m.user_id = $1 order by t.created_at desc, t.id desc`);
const OF_ACCOUNT = selectStatement(spaces, 'where t.account_id = $1 order by t.created_at, t.id');
const ALL = selectStatement(spaces, 'order by t.account_id, t.created_at, t.id');
const COUNT = statement('select count(*) as count from identity.space where account_id = $1');

@Injectable()
export class SqlSpaces extends Spaces {
  constructor(private readonly database: Database) {
    super();
  }

  async add(space: Space): Promise<void> {
    await this.database.write(insertStatement(spaces), columnArrays(spaces, [space]));
  }

  async get(id: string): Promise<Space | undefined> {
    return (
      await this.database.readGlobal<Space>(selectStatement(spaces, 'where t.id = $1'), [id])
    )[0];
  }

  async countOf(accountId: string): Promise<number> {
    return (await this.database.readGlobal<{ count: number }>(COUNT, [accountId]))[0]?.count ?? 0;
  }

  async addMember(membership: Membership): Promise<boolean> {
    const added = insertStatement(memberships, 'on conflict (space_id, user_id) do nothing');
    return (await this.database.write(added, columnArrays(memberships, [membership]))).count === 1;
  }

  ofUser(userId: string): Promise<readonly SpaceOfUser[]> {
    return this.database.readGlobal<SpaceOfUser>(OF_USER, [userId]);
  }

  ofAccount(accountId: string): Promise<readonly Space[]> {
    return this.database.readGlobal<Space>(OF_ACCOUNT, [accountId]);
  }

  all(): Promise<readonly Space[]> {
    return this.database.readGlobal<Space>(ALL, []);
  }
}
