import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Conditions,
  Database,
  encode,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
  updateStatement,
  updateValues,
} from '@switchyard/db-kit';
import {
  canonicalJson,
  type PageRequest,
  preconditionFailed,
  type Tenant,
} from '@switchyard/kernel';
import type {
  ChannelId,
  PostFinding,
  PostRevision,
  PostSource,
  PostStatus,
  SocialPost,
} from '../domain';
import { posts, revisions, sources } from './tables';

/** Which posts of a Space. */
export interface PostFilter {
  readonly businessId?: string;
  readonly channel?: ChannelId;
  readonly status?: PostStatus;
  readonly q?: string;
  readonly updatedSince?: Date;
}

/** What was read of a source. */
export type SourceOutcome = Pick<
  PostSource,
  'status' | 'foundTitle' | 'content' | 'truncated' | 'problemCode' | 'problem' | 'readAt'
>;

const OUTCOME = [
  'status',
  'foundTitle',
  'content',
  'truncated',
  'problemCode',
  'problem',
  'readAt',
] as const satisfies readonly (keyof SourceOutcome)[];

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const ofPost = `${inSpace} and t."post_id" = $2`;
const oneAlone = `where ${inSpace} and t."id" = $2`;
const FIND = selectStatement(posts, oneAlone);
const LOCK = selectStatement(posts, `${oneAlone} for update`);
const INSERT = insertStatement(posts);
const INSERT_SOURCES = insertStatement(sources);
const INSERT_REVISION = insertStatement(revisions);
const SOURCES_OF = selectStatement(sources, `where ${ofPost} order by t."position"`);
const REVISIONS_OF = selectStatement(revisions, `where ${ofPost} order by t."revision" desc`);
const RECORD_SOURCE = statement(
  `update ${sources.qualified} t set ${OUTCOME.map((property, at) => `"${sources.column(property)}" = $${at + 4}`).join(', ')} where ${ofPost} and t."position" = $3`,
);
const RECORD_FINDINGS = statement(
  `update ${revisions.qualified} t set "findings" = $4, "draft" = $5 where ${ofPost} and t."revision" = $3`,
);
const RECORD_NOTE = statement(
  `update ${revisions.qualified} t set "note" = $4 where ${ofPost} and t."revision" = $3`,
);
const REMOVE_SOURCES = statement(`delete from ${sources.qualified} t where ${ofPost}`);
const REMOVE = [
  REMOVE_SOURCES,
  statement(`delete from ${revisions.qualified} t where ${ofPost}`),
  statement(`delete from ${posts.qualified} t ${oneAlone}`),
];

/** Posts, their sources and revisions. Everything that writes joins the running transaction. */
@Injectable()
export class Posts {
  constructor(private readonly database: Database) {}

  async find(tenant: Tenant, id: string): Promise<SocialPost | undefined> {
    return (await this.database.read<SocialPost>(tenant, FIND, [tenant.spaceId, id]))[0];
  }

  /** The same, kept from others until the transaction ends. */
  async lock(tenant: Tenant, id: string): Promise<SocialPost | undefined> {
    return (await this.database.read<SocialPost>(tenant, LOCK, [tenant.spaceId, id]))[0];
  }

  /** Newest first; one row more than the page has shows that there is another. */
  list(
    tenant: Tenant,
    { businessId, channel, status, q, updatedSince }: PostFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly SocialPost[]> {
    const conditions = new Conditions(posts)
      .inSpace(tenant.spaceId)
      .equals('businessId', businessId)
      .equals('channel', channel)
      .equals('status', status)
      .contains('topic', q)
      .since('updatedAt', updatedSince)
      .after(cursor);
    const order = 'order by t."created_at" desc, t."id" desc';
    return this.database.read<SocialPost>(
      tenant,
      selectStatement(posts, `${conditions} ${order} limit ${limit + 1}`),
      conditions.values,
    );
  }

  async insert(post: SocialPost): Promise<void> {
    await this.database.write(INSERT, columnArrays(posts, [post]));
  }

  /** Writes what differs; `version` grows by one. The row must be locked. */
  async replace(before: SocialPost, after: SocialPost): Promise<SocialPost> {
    const changes = Object.fromEntries(
      Object.entries(after).filter(
        ([member, value]) =>
          canonicalJson(value) !== canonicalJson(before[member as keyof SocialPost]),
      ),
    );
    const { properties, values } = updateValues(posts, before, changes);
    if (properties.length === 0) return before;
    const { rows } = await this.database.write<SocialPost>(
      updateStatement(posts, properties),
      values,
    );
    if (!rows[0]) throw preconditionFailed();
    return rows[0];
  }

  async remove({ spaceId }: Tenant, id: string): Promise<void> {
    for (const removal of REMOVE) await this.database.write(removal, [spaceId, id]);
  }

  /** In their order. */
  sourcesOf(tenant: Tenant, postId: string): Promise<readonly PostSource[]> {
    return this.database.read<PostSource>(tenant, SOURCES_OF, [tenant.spaceId, postId]);
  }

  /** Newest first. */
  revisionsOf(tenant: Tenant, postId: string): Promise<readonly PostRevision[]> {
    return this.database.read<PostRevision>(tenant, REVISIONS_OF, [tenant.spaceId, postId]);
  }

  /** In place of those that there were. */
  async replaceSources(
    { spaceId }: Tenant,
    postId: string,
    rows: readonly PostSource[],
  ): Promise<void> {
    await this.database.write(REMOVE_SOURCES, [spaceId, postId]);
    if (rows.length > 0) await this.database.write(INSERT_SOURCES, columnArrays(sources, rows));
  }

  async recordSource(
    { spaceId }: Tenant,
    postId: string,
    position: number,
    outcome: SourceOutcome,
  ): Promise<void> {
    const { columns } = sources.definition;
    const values = OUTCOME.map((property) => encode(outcome[property], columns[property]));
    await this.database.write(RECORD_SOURCE, [spaceId, postId, position, ...values]);
  }

  async addRevision(revision: PostRevision): Promise<void> {
    await this.database.write(INSERT_REVISION, columnArrays(revisions, [revision]));
  }

  /** Of a revision that was checked: its findings, and its claims with what supports them. */
  async recordCheck(
    { spaceId, id, revision, draft }: SocialPost,
    findings: readonly PostFinding[],
  ): Promise<void> {
    const values = [JSON.stringify(findings), JSON.stringify(draft)];
    await this.database.write(RECORD_FINDINGS, [spaceId, id, revision, ...values]);
  }

  async recordNote({ spaceId, id, revision }: SocialPost, note: string): Promise<void> {
    await this.database.write(RECORD_NOTE, [spaceId, id, revision, note]);
  }
}
