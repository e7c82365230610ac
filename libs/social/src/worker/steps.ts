import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContentFacade } from '@switchyard/catalog';
import { Clock, isRefusal, type Tenant } from '@switchyard/kernel';
import { heldLease } from '@switchyard/queue-kit';
import { Posts, type SourceOutcome } from '../data/posts';
import {
  CHANNELS,
  type Fact,
  isOpen,
  POST_FINDING_TEXTS,
  type PostBusiness,
  type PostFinding,
  postLength,
  type PostSource,
  type SocialPost,
  withDraft,
  Writer,
  WriterProblem,
  type WriterRequest,
  type Written,
} from '../domain';
import { checkDraft } from '../domain/checking/check-draft';
import { questionsFor } from '../domain/interview';
import { cutFacts, numberFacts } from '../domain/research/cut-facts';
import { StartStep } from '../use-cases/start-step';
import { FetchSource } from './research/fetch-source';
import { type RunStep, type StepOutcome, StepRunner } from './run-steps';

/** The slot of the worker is free for other work while something outside is waited for. */
const waiting = <T>(wait: () => Promise<T>): Promise<T> => {
  const lease = heldLease.getStore();
  return lease ? lease.whileWaiting(wait) : wait();
};

type Fetched = {
  readonly position: number;
  readonly outcome: SourceOutcome;
  readonly later: boolean;
};

/**
 * Reads the sources that were not read yet, cuts facts, and asks what the goal needs beyond them. A
 * source that cannot be read is a finding; the others go on.
 */
@Injectable()
export class RunResearch implements RunStep {
  constructor(
    private readonly posts: Posts,
    private readonly content: ContentFacade,
    private readonly fetches: FetchSource,
    private readonly steps: StartStep,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, post: SocialPost, signal: AbortSignal): Promise<StepOutcome> {
    const sources = await this.posts.sourcesOf(tenant, post.id);
    const fetched = await this.fetchAll(
      sources.filter(({ status }) => status === 'pending'),
      signal,
    );
    const business = await businessOf(this.content, tenant, post);
    const done: StepOutcome = {
      kind: 'done',
      write: (current) => this.write(tenant, current, business, sources, fetched),
    };
    if (!fetched.some(({ later }) => later)) return done;
    const read = fetched.filter(({ later }) => !later);
    return { kind: 'later', keep: () => this.record(tenant, post, read), last: done };
  }

  /** One after another: a site is not asked twice at once. */
  private async fetchAll(
    sources: readonly PostSource[],
    signal: AbortSignal,
  ): Promise<readonly Fetched[]> {
    const fetched: Fetched[] = [];
    for (const source of sources) {
      if (signal.aborted) break;
      fetched.push({
        position: source.position,
        ...(await waiting(() => this.fetchOne(source, signal))),
      });
    }
    return fetched;
  }

  private async fetchOne(
    source: PostSource,
    signal: AbortSignal,
  ): Promise<Pick<Fetched, 'outcome' | 'later'>> {
    const found = await this.fetches.execute(source, signal);
    const readAt = this.clock.now();
    if (found.kind === 'failed') {
      const { code, message, isTransient } = found;
      return { outcome: failedSource(code, message, readAt), later: isTransient };
    }
    const { title, text, truncated } = found;
    return {
      outcome: {
        status: 'read',
        foundTitle: title,
        content: text,
        truncated,
        problemCode: null,
        problem: null,
        readAt,
      },
      later: false,
    };
  }

  private async record(
    tenant: Tenant,
    { id }: SocialPost,
    fetched: readonly Fetched[],
  ): Promise<void> {
    for (const { position, outcome } of fetched) {
      await this.posts.recordSource(tenant, id, position, outcome);
    }
  }

  private async write(
    tenant: Tenant,
    post: SocialPost,
    business: PostBusiness,
    sources: readonly PostSource[],
    fetched: readonly Fetched[],
  ): Promise<SocialPost> {
    await this.record(tenant, post, fetched);
    const read = sources.map((source) => ({
      ...source,
      ...fetched.find(({ position }) => position === source.position)?.outcome,
    }));
    const facts = factsOf(post, read);
    const questions = questionsFor({ brief: post, facts, business, before: post.questions });
    const findings = read.flatMap(sourceFinding);
    return this.next(tenant, { ...post, facts, questions, findings, status: 'interviewing' });
  }

  /** A draft that there is already is checked; the first one is started when nothing is asked. */
  private async next(tenant: Tenant, post: SocialPost): Promise<SocialPost> {
    if (post.questions.some(isOpen)) return post;
    if (post.draft) {
      return { ...(await this.steps.execute(tenant, post, 'check')), status: 'drafted' };
    }
    try {
      return await this.steps.draft(tenant, post);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { ...post, findings: [...post.findings, refusedDraft(error.message)] };
    }
  }
}

const failedSource = (problemCode: string, problem: string, readAt: Date): SourceOutcome => ({
  status: 'failed',
  foundTitle: null,
  content: null,
  truncated: false,
  problemCode,
  problem,
  readAt,
});

const factsOf = (
  { topic, language }: SocialPost,
  sources: readonly PostSource[],
): readonly Fact[] =>
  numberFacts(
    sources.map(({ content, position }) =>
      content === null ? [] : cutFacts({ text: content, sourceIndex: position, topic, language }),
    ),
  );

/** What a source that could not be read is in the findings of its post. */
const sourceFinding = ({ status, position, problem }: PostSource): PostFinding[] =>
  status === 'failed'
    ? [
        {
          kind: 'recommendation',
          code: 'SOURCE_UNREADABLE',
          field: `sources/${position}`,
          message: problem ?? 'The source could not be read.',
          fix: POST_FINDING_TEXTS.SOURCE_UNREADABLE.fix,
        },
      ]
    : [];

const refusedDraft = (message: string): PostFinding => ({
  kind: 'recommendation',
  code: 'DRAFT_REFUSED_BY_PLAN',
  field: 'draft',
  message,
  fix: POST_FINDING_TEXTS.DRAFT_REFUSED_BY_PLAN.fix,
});

/** What is known of the business; of a deleted one nothing. */
const businessOf = async (
  content: ContentFacade,
  tenant: Tenant,
  { businessId }: SocialPost,
): Promise<PostBusiness> => {
  const found = await content.business(tenant, businessId);
  return found ?? { name: '', url: null, description: null, industry: null, brandVoice: null };
};

/** Has the writer make a draft of facts and answers. */
@Injectable()
export class RunDraft implements RunStep {
  constructor(
    private readonly posts: Posts,
    private readonly content: ContentFacade,
    private readonly writer: Writer,
    private readonly steps: StartStep,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, post: SocialPost, signal: AbortSignal): Promise<StepOutcome> {
    const business = await this.content.business(tenant, post.businessId);
    if (!business) return { kind: 'failed', failure: businessGone() };
    const sources = await this.posts.sourcesOf(tenant, post.id);
    try {
      const written = await waiting(() =>
        this.writer.write(requestOf(post, business, sources), signal),
      );
      return { kind: 'done', write: (current) => this.write(tenant, current, written) };
    } catch (error) {
      if (!(error instanceof WriterProblem)) throw error;
      const { code, message, spend, isTransient } = error;
      const failed: StepOutcome = { kind: 'failed', failure: { code, message, spend } };
      return isTransient ? { kind: 'later', last: failed } : failed;
    }
  }

  private async write(
    tenant: Tenant,
    post: SocialPost,
    { draft, spend }: Written,
  ): Promise<SocialPost> {
    const drafted = { ...withDraft(post, draft), countedIn: null };
    await this.posts.addRevision({
      spaceId: post.spaceId,
      postId: post.id,
      revision: drafted.revision,
      draft,
      findings: [],
      userId: null,
      spend,
      note: null,
      createdAt: this.clock.now(),
    });
    return this.steps.execute(tenant, drafted, 'check');
  }
}

const businessGone = () => ({
  code: 'BUSINESS_GONE' as const,
  message: 'The business of the post was deleted.',
  spend: null,
});

const requestOf = (
  post: SocialPost,
  business: PostBusiness,
  sources: readonly PostSource[],
): WriterRequest => ({
  brief: post,
  channel: CHANNELS[post.channel],
  business,
  sources: sources.map(namedSource),
  facts: post.facts,
  questions: post.questions,
  changes:
    post.draft && post.changesNote !== null ? { draft: post.draft, note: post.changesNote } : null,
});

/** The caller's title goes before that of the document. */
const namedSource = ({ url, title, foundTitle }: PostSource) => ({
  url,
  title: title ?? foundTitle,
});

/** Checks the draft against facts and answers, also one that a person wrote. */
@Injectable()
export class RunCheck implements RunStep {
  constructor(
    private readonly posts: Posts,
    private readonly content: ContentFacade,
  ) {}

  async execute(tenant: Tenant, post: SocialPost): Promise<StepOutcome> {
    const sources = await this.posts.sourcesOf(tenant, post.id);
    const business = await businessOf(this.content, tenant, post);
    return {
      kind: 'done',
      write: (current) => this.write(current, business, sources),
    };
  }

  private async write(
    post: SocialPost,
    business: PostBusiness,
    sources: readonly PostSource[],
  ): Promise<SocialPost> {
    if (!post.draft) return { ...post, status: 'interviewing' };
    const { text, hashtags } = post.draft;
    const channel = CHANNELS[post.channel];
    const { claims, findings: found } = checkDraft({
      draft: post.draft,
      facts: post.facts,
      questions: post.questions,
      channel,
      brief: post,
      business,
      sources: sources.map(namedSource),
      postLength: postLength(text, hashtags, channel),
    });
    const draft = { ...post.draft, claims };
    const checked: SocialPost = { ...post, draft, status: 'in_review' };
    await this.posts.recordCheck(checked, found);
    return { ...checked, findings: [...sources.flatMap(sourceFinding), ...found] };
  }
}

/** Every step, at what runs it. */
@Injectable()
export class SocialHandlers implements OnModuleInit {
  constructor(
    private readonly runner: StepRunner,
    private readonly research: RunResearch,
    private readonly draft: RunDraft,
    private readonly check: RunCheck,
  ) {}

  onModuleInit(): void {
    this.runner.add('research', this.research);
    this.runner.add('draft', this.draft);
    this.runner.add('check', this.check);
  }
}
