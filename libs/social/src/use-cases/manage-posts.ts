import { Injectable } from '@nestjs/common';
import { ContentFacade } from '@switchyard/catalog';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  Ids,
  notFound,
  type PageRequest,
  referenceNotFound,
  requireVersion,
  type Tenant,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { type PostFilter, Posts } from '../data/posts';
import {
  createPost,
  type PostChanges,
  postConfirmed,
  type PostInput,
  postNotReady,
  type PostRevision,
  type PostSource,
  type PostView,
  readDraft,
  readSources,
  requireLanguage,
  type SocialPost,
  viewPost,
  withDraft,
} from '../domain';
import { templateOf } from '../domain/interview';
import { StartStep } from './start-step';

/** Create a post. Its sources are read by the worker. */
@Injectable()
export class CreatePost {
  constructor(
    private readonly work: UnitOfWork,
    private readonly content: ContentFacade,
    private readonly posts: Posts,
    private readonly steps: StartStep,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, input: PostInput): Promise<PostView> {
    return this.work.run(caller, async () => {
      if (!(await this.content.lockBusiness(caller, input.businessId))) {
        throw referenceNotFound('/businessId');
      }
      const template = input.template ?? templateOf(input.goal);
      const post = createPost(caller.spaceId, input, template, {
        ids: this.ids,
        now: this.clock.now(),
      });
      const sources = readSources(post, input.sources ?? []);
      const started = await this.steps.execute(caller, post, 'research');
      await this.posts.insert(started);
      await this.posts.replaceSources(caller, post.id, sources);
      return viewPost(started, sources);
    });
  }
}

type Patch = (current: PostView) => PostChanges;

/**
 * Change a post: what it is asked to be, or its draft. Other sources, another topic, goal, template
 * or language are researched again; another draft or channel is checked again.
 */
@Injectable()
export class UpdatePost {
  constructor(
    private readonly work: UnitOfWork,
    private readonly posts: Posts,
    private readonly steps: StartStep,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion, patch: Patch): Promise<PostView> {
    return this.work.run(caller, async () => {
      const before = await this.posts.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      if (before.status === 'confirmed') throw postConfirmed();
      const known = await this.posts.sourcesOf(caller, id);
      const changes = patch(viewPost(before, known));
      if (Object.keys(changes).length === 0) return viewPost(before, known);
      if (before.step === 'draft') throw postNotReady(before, 'Wait for the draft.');
      const sources = changes.sources ? readSources(before, changes.sources) : known;
      if (changes.sources) await this.posts.replaceSources(caller, id, sources);
      const after = await this.apply(caller, before, changes);
      return viewPost(await this.posts.replace(before, after), sources);
    });
  }

  private async apply(
    caller: Caller,
    before: SocialPost,
    changes: PostChanges,
  ): Promise<SocialPost> {
    const now = this.clock.now();
    if (changes.language) requireLanguage(changes.language);
    const asked = { ...before, ...briefOf(before, changes), updatedAt: now };
    const edited = changes.draft ? withDraft(asked, readDraft(changes.draft)) : asked;
    if (changes.draft) await this.posts.addRevision(editedBy(caller, edited, now));
    if (needsResearch(changes) || before.step === 'research') {
      const started = await this.steps.execute(caller, edited, 'research');
      return { ...started, status: 'researching' };
    }
    if (!edited.draft) return edited;
    const started = await this.steps.execute(caller, edited, 'check');
    return { ...started, status: 'drafted' };
  }
}

const needsResearch = ({ sources, topic, goal, template, language }: PostChanges): boolean =>
  [sources, topic, goal, template, language].some((change) => change !== undefined);

/** What the post is asked to be. Another goal without a template chooses the template again. */
const briefOf = (
  { channel, topic, goal, template, language }: SocialPost,
  changes: PostChanges,
): Pick<SocialPost, 'channel' | 'topic' | 'goal' | 'template' | 'language'> => ({
  channel: changes.channel ?? channel,
  topic: changes.topic ?? topic,
  goal: changes.goal ?? goal,
  template: changes.template ?? (changes.goal ? templateOf(changes.goal) : template),
  language: changes.language ?? language,
});

const editedBy = (caller: Caller, post: SocialPost, createdAt: Date): PostRevision => {
  if (!post.draft || post.draft.text.trim() === '') {
    throw validationError([
      { path: '/draft/text', code: 'TOO_SHORT', message: 'draft/text must not be blank' },
    ]);
  }
  const { spaceId, id: postId, revision, draft } = post;
  const empty = { findings: [], spend: null, note: null };
  return { spaceId, postId, revision, draft, userId: caller.userId, createdAt, ...empty };
};

/** Delete a post that is not confirmed. A draft under way is given back. */
@Injectable()
export class DeletePost {
  constructor(
    private readonly work: UnitOfWork,
    private readonly posts: Posts,
    private readonly steps: StartStep,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<void> {
    return this.work.run(caller, async () => {
      const post = await this.posts.lock(caller, id);
      if (!post) throw notFound();
      requireVersion(expected, post.version);
      if (post.status === 'confirmed') throw postConfirmed();
      await this.posts.remove(caller, id);
      await this.steps.giveBack(caller, post);
    });
  }
}

/** Get one post, list them newest first, and read what one is made of. */
@Injectable()
export class ReadPosts {
  constructor(private readonly posts: Posts) {}

  async get(tenant: Tenant, id: string): Promise<PostView> {
    const post = await this.posts.find(tenant, id);
    if (!post) throw notFound();
    return viewPost(post, await this.posts.sourcesOf(tenant, id));
  }

  /** One row more than the page's limit means that there is another page. */
  list(tenant: Tenant, filter: PostFilter, page: PageRequest): Promise<readonly SocialPost[]> {
    return this.posts.list(tenant, filter, page);
  }

  /** What was read of each source. */
  async sources(tenant: Tenant, id: string): Promise<readonly PostSource[]> {
    if (!(await this.posts.find(tenant, id))) throw notFound();
    return this.posts.sourcesOf(tenant, id);
  }

  /** Every draft that there was, newest first. */
  async revisions(tenant: Tenant, id: string): Promise<readonly PostRevision[]> {
    if (!(await this.posts.find(tenant, id))) throw notFound();
    return this.posts.revisionsOf(tenant, id);
  }
}
