import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { WebsiteKey } from '../domain';
import { websiteKeys } from './tables';

const REVOKE = statement('update identity.website_key set revoked_at = $2 where id = $1');
const OF_SPACE = selectStatement(
  websiteKeys,
  'where t.space_id = $1 order by t.created_at desc, t.id desc',
);

const OF_ACCOUNT = selectStatement(
  websiteKeys,
  'where t.account_id = $1 order by t.created_at desc, t.id desc',
);

@Injectable()
export class WebsiteKeys {
  constructor(private readonly database: Database) {}

  async add(key: WebsiteKey): Promise<void> {
    await this.database.write(insertStatement(websiteKeys), columnArrays(websiteKeys, [key]));
  }

  get(id: string): Promise<WebsiteKey | undefined> {
    return this.one('where t.id = $1', id);
  }

  byPublicId(publicId: string): Promise<WebsiteKey | undefined> {
    return this.one('where t.public_id = $1', publicId);
  }

  /** Newest first. */
  ofSpace(spaceId: string): Promise<readonly WebsiteKey[]> {
    return this.database.readGlobal<WebsiteKey>(OF_SPACE, [spaceId]);
  }

  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly WebsiteKey[]> {
    return this.database.readGlobal<WebsiteKey>(OF_ACCOUNT, [accountId]);
  }

  async revoke(id: string, at: Date): Promise<void> {
    await this.database.write(REVOKE, [id, at]);
  }

  private async one(tail: string, value: string): Promise<WebsiteKey | undefined> {
    return (
      await this.database.readGlobal<WebsiteKey>(selectStatement(websiteKeys, tail), [value])
    )[0];
  }
}
