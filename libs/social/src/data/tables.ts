import { type ColumnDefinition, type Columns, defineTable, type Table } from '@switchyard/db-kit';
import type { PostRevision, PostSource, SocialPost } from '../domain';

const schema = 'social';
const text: ColumnDefinition = { type: 'text' };
const optionalText: ColumnDefinition = { type: 'text', nullable: true };
const whole: ColumnDefinition = { type: 'int4' };
const json: ColumnDefinition = { type: 'jsonb' };
const optionalJson: ColumnDefinition = { type: 'jsonb', nullable: true };
const moment: ColumnDefinition = { type: 'timestamptz' };
const optionalMoment: ColumnDefinition = { type: 'timestamptz', nullable: true };

export const posts = defineTable<SocialPost>({
  schema,
  name: 'post',
  scope: 'space',
  rights: { api: 'write', worker: 'change' },
  audit: { byPeopleAlone: true },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: text,
    id: text,
    businessId: text,
    channel: text,
    topic: text,
    goal: text,
    template: text,
    language: text,
    status: text,
    step: optionalText,
    round: whole,
    failure: optionalJson,
    facts: json,
    questions: json,
    draft: optionalJson,
    findings: json,
    revision: whole,
    changesNote: optionalText,
    countedIn: optionalText,
    confirmation: optionalJson,
    confirmedAt: optionalMoment,
    createdAt: moment,
    updatedAt: moment,
    version: whole,
  } satisfies Columns<SocialPost>,
  indexes: [{ name: 'post_newest_idx', columns: ['spaceId', 'createdAt', 'id'] }],
});

export const sources = defineTable<PostSource>({
  schema,
  name: 'source',
  scope: 'space',
  rights: { api: 'write', worker: 'change' },
  primary: ['spaceId', 'postId', 'position'],
  columns: {
    spaceId: text,
    postId: text,
    position: whole,
    url: optionalText,
    title: optionalText,
    text: optionalText,
    status: text,
    foundTitle: optionalText,
    content: optionalText,
    truncated: { type: 'boolean' },
    problemCode: optionalText,
    problem: optionalText,
    readAt: optionalMoment,
  } satisfies Columns<PostSource>,
});

export const revisions = defineTable<PostRevision>({
  schema,
  name: 'revision',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'postId', 'revision'],
  columns: {
    spaceId: text,
    postId: text,
    revision: whole,
    draft: json,
    findings: json,
    userId: optionalText,
    spend: optionalJson,
    note: optionalText,
    createdAt: moment,
  } satisfies Columns<PostRevision>,
});

export const socialTables = [posts, sources, revisions] as unknown as readonly Table<never>[];
