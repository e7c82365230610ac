import ISO6391 from 'iso-639-1';
import { type Ids, type Issue, validationError } from '@switchyard/kernel';
import type { ChannelId } from './channel';
import type {
  Draft,
  Fact,
  PostBrief,
  PostFinding,
  PostStatus,
  PostStep,
  Question,
  Source,
  Template,
} from './post';
import type { WriterProblemCode, WriterSpend } from './writer';

/** Why a step failed permanently. */
export interface PostFailure {
  readonly step: PostStep;
  readonly code: WriterProblemCode | 'BUSINESS_GONE' | 'INTERNAL_ERROR';
  readonly message: string;
  /** What was spent although no draft came; null: nothing. */
  readonly spend: WriterSpend | null;
}

/** Who confirmed a post. The token of a program stands for the person who made it. */
export interface Confirmation {
  readonly userId: string;
  readonly tokenId: string;
  readonly revision: number;
}

/** A post as it is stored. Its sources are rows of their own. */
export interface SocialPost extends PostBrief {
  readonly spaceId: string;
  readonly id: string;
  readonly businessId: string;
  readonly status: PostStatus;
  /** What the worker does for it now; null: nothing. */
  readonly step: PostStep | null;
  /** +1 with every step: work of an earlier one writes nothing any more. */
  readonly round: number;
  readonly failure: PostFailure | null;
  readonly facts: readonly Fact[];
  readonly questions: readonly Question[];
  readonly draft: Draft | null;
  /** Of the sources, and of the draft as it was last checked. */
  readonly findings: readonly PostFinding[];
  /** Of the draft; 0: none was made. */
  readonly revision: number;
  /** What a reviewer wants changed. */
  readonly changesNote: string | null;
  /** The month that the draft under way was counted in; null: none is under way. */
  readonly countedIn: string | null;
  readonly confirmation: Confirmation | null;
  readonly confirmedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** What came of a source. */
export const SOURCE_STATUSES = ['pending', 'read', 'failed'] as const;
export type SourceStatus = (typeof SOURCE_STATUSES)[number];

/** A source of a post as it is stored, with the text that facts are quoted from. */
export interface PostSource extends Source {
  readonly spaceId: string;
  readonly postId: string;
  readonly position: number;
  readonly status: SourceStatus;
  /** Of the document; null when it has none. */
  readonly foundTitle: string | null;
  /** Quotes are parts of it. */
  readonly content: string | null;
  /** Whether the document goes on after `content`. */
  readonly truncated: boolean;
  readonly problemCode: string | null;
  readonly problem: string | null;
  readonly readAt: Date | null;
}

/** Every draft that there was. */
export interface PostRevision {
  readonly spaceId: string;
  readonly postId: string;
  readonly revision: number;
  readonly draft: Draft;
  readonly findings: readonly PostFinding[];
  /** Null for a draft of the writer. */
  readonly userId: string | null;
  /** Null for an edit of a person. */
  readonly spend: WriterSpend | null;
  /** What a reviewer wanted changed in this one. */
  readonly note: string | null;
  readonly createdAt: Date;
}

/** What a caller writes to make a post. */
export interface PostInput {
  readonly businessId: string;
  readonly channel: ChannelId;
  readonly topic: string;
  readonly goal: string;
  readonly template?: Template | null;
  readonly language: string;
  readonly sources?: readonly SourceInput[];
}

/** Exactly one of `url` and `text`. */
export interface SourceInput {
  readonly url?: string | null;
  readonly title?: string | null;
  readonly text?: string | null;
}

/** A draft as a person writes it. Claims are found by the checker; those given are hints. */
export interface DraftInput {
  readonly text: string;
  readonly hashtags?: readonly string[];
  readonly claims?: readonly {
    readonly text: string;
    readonly factIds?: readonly string[];
    readonly questionIds?: readonly string[];
  }[];
}

/** A post as it is read. */
export interface PostView extends Omit<
  SocialPost,
  'round' | 'countedIn' | 'confirmation' | 'confirmedAt' | 'createdAt' | 'updatedAt'
> {
  readonly sources: readonly Source[];
  readonly confirmedAt: string | null;
  readonly confirmedBy: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewPost = (post: SocialPost, sources: readonly Source[]): PostView => ({
  id: post.id,
  spaceId: post.spaceId,
  businessId: post.businessId,
  channel: post.channel,
  topic: post.topic,
  goal: post.goal,
  template: post.template,
  language: post.language,
  sources: sources.map(({ url, title, text }) => ({ url, title, text })),
  status: post.status,
  step: post.step,
  failure: post.failure,
  facts: post.facts,
  questions: post.questions,
  draft: post.draft,
  findings: post.findings,
  revision: post.revision,
  changesNote: post.changesNote,
  confirmedAt: post.confirmedAt?.toISOString() ?? null,
  confirmedBy: post.confirmation?.userId ?? null,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
  version: post.version,
});

/** What a merge patch changes. */
export type PostChanges = {
  readonly [member in Exclude<keyof PostInput, 'businessId'>]?: PostInput[member] | null;
} & { readonly draft?: DraftInput | null };

/** A new post, with nothing under way. Throws `VALIDATION_ERROR`. */
export const createPost = (
  spaceId: string,
  input: PostInput,
  template: Template,
  world: { readonly ids: Ids; readonly now: Date },
): SocialPost => {
  requireLanguage(input.language);
  return newPost(spaceId, input, template, world);
};

/** Throws `VALIDATION_ERROR` for what is no ISO 639-1 code. */
export const requireLanguage = (language: string): void => {
  if (ISO6391.validate(language)) return;
  throw validationError([
    {
      path: '/language',
      code: 'NOT_ONE_OF',
      message: 'language must be the code of a language such as en',
    },
  ]);
};

const newPost = (
  spaceId: string,
  input: PostInput,
  template: Template,
  world: { readonly ids: Ids; readonly now: Date },
): SocialPost => ({
  spaceId,
  id: world.ids.next('pst'),
  businessId: input.businessId,
  channel: input.channel,
  topic: input.topic,
  goal: input.goal,
  template,
  language: input.language,
  status: 'researching',
  step: null,
  round: 0,
  failure: null,
  facts: [],
  questions: [],
  draft: null,
  findings: [],
  revision: 0,
  changesNote: null,
  countedIn: null,
  confirmation: null,
  confirmedAt: null,
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/** The sources of a post as rows. Throws `VALIDATION_ERROR` where both or none of two is given. */
export const readSources = (
  { spaceId, id }: Pick<SocialPost, 'spaceId' | 'id'>,
  sources: readonly SourceInput[],
): readonly PostSource[] => {
  const issues = sources.flatMap(sourceIssues);
  if (issues.length > 0) throw validationError(issues);
  return sources.map(({ url, title, text }, position) => ({
    spaceId,
    postId: id,
    position,
    url: url ?? null,
    title: title ?? null,
    text: text ?? null,
    status: 'pending',
    foundTitle: null,
    content: null,
    truncated: false,
    problemCode: null,
    problem: null,
    readAt: null,
  }));
};

const sourceIssues = ({ url, title, text }: SourceInput, at: number): Issue[] => {
  const hasUrl = typeof url === 'string';
  const hasText = typeof text === 'string';
  if (hasUrl === hasText) {
    return [
      {
        path: `/sources/${at}`,
        code: hasUrl ? 'NOT_ALLOWED' : 'REQUIRED',
        message: `sources/${at} must have either url or text`,
      },
    ];
  }
  return hasText && typeof title !== 'string'
    ? [
        {
          path: `/sources/${at}/title`,
          code: 'REQUIRED',
          message: `sources/${at}/title is required where text is given: drafts name their sources`,
        },
      ]
    : [];
};

/** The post with a step under way, which the worker is to take. */
export const begin = (post: SocialPost, step: PostStep): SocialPost => ({
  ...post,
  step,
  round: post.round + 1,
  failure: null,
});

/** The draft as a revision of its own, to be checked. */
export const withDraft = (post: SocialPost, draft: Draft): SocialPost => ({
  ...post,
  draft,
  revision: post.revision + 1,
  status: 'drafted',
  changesNote: null,
  failure: null,
});

/** The draft that a person wrote. */
export const readDraft = ({ text, hashtags, claims }: DraftInput): Draft => ({
  text,
  hashtags: [...(hashtags ?? [])],
  claims: (claims ?? [])
    .filter((claim) => text.includes(claim.text))
    .map((claim) => ({
      text: claim.text,
      factIds: [...(claim.factIds ?? [])],
      questionIds: [...(claim.questionIds ?? [])],
    })),
});

/** What blocks confirmation. */
export const requirementsOf = ({
  findings,
}: Pick<SocialPost, 'findings'>): readonly PostFinding[] =>
  findings.filter(({ kind }) => kind === 'requirement');
