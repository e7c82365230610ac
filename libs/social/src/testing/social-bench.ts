import { Logger } from '@nestjs/common';
import type { ContentFacade } from '@switchyard/catalog';
import type { Ad, AdInput, Business } from '@switchyard/catalog/domain';
import type { CountUse } from '@switchyard/identity';
import { type Caller, Refusal, SCOPES, TimeSortedIds } from '@switchyard/kernel';
import {
  DeadLetterStore,
  Leases,
  Outbox,
  queueMigrations,
  type QueueName,
  type QueueSettings,
  queueTables,
  WorkHandlers,
  WorkRunner,
} from '@switchyard/queue-kit';
import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { socialMigrations } from '../data/migrations';
import { Posts } from '../data/posts';
import { socialTables } from '../data/tables';
import {
  type Draft,
  type PostInput,
  type PostView,
  Writer,
  type WriterRequest,
  type WriterSpend,
  type Written,
} from '../domain';
import { QueuePostWork } from '../queue-work';
import { AnswerQuestions, ChangePost, DraftPost, RetryPost } from '../use-cases/draft-post';
import { MakeAd } from '../use-cases/make-ad';
import { CreatePost, DeletePost, ReadPosts, UpdatePost } from '../use-cases/manage-posts';
import { ConfirmPost, ReviewPost } from '../use-cases/review-post';
import { StartStep } from '../use-cases/start-step';
import type { FetchedSource, FetchSource } from '../worker/research/fetch-source';
import { StepRunner } from '../worker/run-steps';
import { RunCheck, RunDraft, RunResearch, SocialHandlers } from '../worker/steps';

const SETTINGS: QueueSettings = {
  workerId: 'worker',
  leaseSeconds: 30,
  stalledSeconds: 600,
  databaseUrl: '',
  concurrency: { answers: 4, syncs: 4, conversions: 4, readings: 4 },
  sweepEveryMs: 1_000,
};

/** The owner of the only Space. */
export const CALLER: Caller = {
  accountId: 'acc_1',
  spaceId: 'spc_1',
  userId: 'usr_1',
  tokenAccountId: 'acc_1',
  tokenId: 'tok_1',
  role: 'OWNER',
  scopes: SCOPES,
  requestId: 'req_1',
};

export const SPEND: WriterSpend = {
  writer: 'openai',
  model: 'model-1',
  requests: 1,
  inputTokens: 900,
  outputTokens: 120,
};

/** Writes what a test says, by default the first fact and the first answer. */
export class ScriptedWriter extends Writer {
  readonly requests: WriterRequest[] = [];
  problem: Error | undefined;
  draft: Draft | undefined;

  async write(request: WriterRequest): Promise<Written> {
    this.requests.push(request);
    if (this.problem) throw this.problem;
    return { draft: this.draft ?? literalDraft(request), spend: SPEND };
  }
}

const literalDraft = ({ facts, questions }: WriterRequest): Draft => {
  const claims = [
    ...facts
      .slice(0, 2)
      .map(({ id, statement }) => ({ text: statement, factIds: [id], questionIds: [] })),
    ...questions.flatMap(({ id, answer }) =>
      answer === null ? [] : [{ text: answer, factIds: [], questionIds: [id] }],
    ),
  ];
  return { text: claims.map(({ text }) => text).join('\n\n'), hashtags: [], claims };
};

/** Answers each address as a test says, and texts as they are. */
export class ScriptedFetches {
  readonly pages = new Map<string, FetchedSource>();
  readonly asked: string[] = [];

  async execute(source: Parameters<FetchSource['execute']>[0]): Promise<FetchedSource> {
    if (source.text !== null) {
      return { kind: 'read', title: source.title, text: source.text, truncated: false };
    }
    this.asked.push(source.url ?? '');
    return (
      this.pages.get(source.url ?? '') ?? {
        kind: 'failed',
        code: 'BAD_STATUS',
        message: 'The host answered with status 404.',
        isTransient: false,
      }
    );
  }
}

/** Counts drafts up to a cap. */
export class FakeUses {
  cap = 20;
  counted = 0;

  execute(): Promise<string> {
    if (this.counted >= this.cap) {
      return Promise.reject(new Refusal('LIMIT_REACHED', 'The plan allows no further draft.'));
    }
    this.counted += 1;
    return Promise.resolve('2026-11');
  }

  giveBack(): Promise<void> {
    this.counted -= 1;
    return Promise.resolve();
  }
}

/** What the catalog is asked for. */
class FakeContent {
  readonly businesses = new Map<string, Business>();
  readonly ads: AdInput[] = [];

  business(_tenant: unknown, id: string): Promise<Business | undefined> {
    return Promise.resolve(this.businesses.get(id));
  }

  lockBusiness(tenant: unknown, id: string): Promise<Business | undefined> {
    return this.business(tenant, id);
  }

  createAd(_tenant: unknown, input: AdInput): Promise<Ad> {
    this.ads.push(input);
    return Promise.resolve({ id: 'ad_1', ...input } as unknown as Ad);
  }
}

/** Use cases and steps over real tables and a real queue, with a scripted writer and web. */
export class SocialBench {
  readonly clock = new FakeClock(new Date('2026-11-26T10:00:00Z'));
  readonly writer = new ScriptedWriter();
  readonly web = new ScriptedFetches();
  readonly content = new FakeContent();
  readonly uses = new FakeUses();
  readonly posts: Posts;
  readonly create: CreatePost;
  readonly update: UpdatePost;
  readonly remove: DeletePost;
  readonly read: ReadPosts;
  readonly answer: AnswerQuestions;
  readonly draft: DraftPost;
  readonly retry: RetryPost;
  readonly review: ReviewPost;
  readonly confirm: ConfirmPost;
  readonly makeAd: MakeAd;
  private readonly runner: WorkRunner;

  private constructor(readonly db: TestDatabase) {
    const { database, work } = db;
    const { clock } = this;
    const content = this.content as unknown as ContentFacade;
    const outbox = new Outbox(database, work, { notify: async () => {} } as never, SETTINGS);
    const leases = new Leases(database, work, SETTINGS);
    const posts = new Posts(database);
    const steps = new StartStep(new QueuePostWork(outbox), this.uses as unknown as CountUse);
    const change = new ChangePost(work, posts, clock);
    const ids = new TimeSortedIds();
    this.posts = posts;
    this.create = new CreatePost(work, content, posts, steps, ids, clock);
    this.update = new UpdatePost(work, posts, steps, clock);
    this.remove = new DeletePost(work, posts, steps);
    this.read = new ReadPosts(posts);
    this.answer = new AnswerQuestions(change, steps);
    this.draft = new DraftPost(change, steps);
    this.retry = new RetryPost(change, posts, steps);
    this.confirm = new ConfirmPost(work, posts, clock);
    this.review = new ReviewPost(change, this.confirm, posts);
    this.makeAd = new MakeAd(work, posts, content);
    const handlers = new WorkHandlers();
    const fetches = this.web as unknown as FetchSource;
    new SocialHandlers(
      new StepRunner(work, posts, steps, leases, clock, handlers),
      new RunResearch(posts, content, fetches, steps, clock),
      new RunDraft(posts, content, this.writer, steps, clock),
      new RunCheck(posts, content),
    ).onModuleInit();
    this.runner = new WorkRunner(
      leases,
      handlers,
      new DeadLetterStore(database, work, leases),
      SETTINGS,
    );
  }

  static async open(): Promise<SocialBench> {
    Logger.overrideLogger(false);
    const db = await testDatabase(
      [...(queueTables as never as typeof socialTables), ...socialTables],
      [...queueMigrations, ...socialMigrations],
    );
    return new SocialBench(db);
  }

  /** A business of the Space; its id. */
  givenBusiness(more: Partial<Business> = {}): string {
    const id = 'biz_1';
    this.content.businesses.set(id, {
      spaceId: 'spc_1',
      id,
      name: 'Corner Bakery',
      url: 'https://bakery.example',
      description: null,
      industry: null,
      brandVoice: null,
      ...more,
    } as Business);
    return id;
  }

  /** A post that was researched. */
  async givenPost(more: Partial<PostInput> = {}): Promise<PostView> {
    const { id } = await this.create.execute(CALLER, {
      businessId: this.givenBusiness(),
      channel: 'linkedin',
      topic: 'Bread baked at night',
      goal: 'Explain how we bake',
      language: 'en',
      sources: [{ title: 'About us', text: BAKERY }],
      ...more,
    });
    await this.runWork();
    return this.read.get(CALLER, id);
  }

  /** The same, with every question declined: it was drafted and checked. */
  async givenDraft(more: Partial<PostInput> = {}): Promise<PostView> {
    const post = await this.givenPost(more);
    await this.answer.execute(
      CALLER,
      post.id,
      undefined,
      post.questions.map(({ id }) => ({ questionId: id, declined: true })),
    );
    await this.runWork();
    return this.read.get(CALLER, post.id);
  }

  /** The worker does the enqueued work, and what follows from it, due or not. */
  async runWork(mostRounds = 10): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      const enqueued = await this.enqueued();
      if (enqueued.length === 0) return;
      await this.db.dataSource.query('update work.promised set due_at = now()');
      for (const { id, queue } of enqueued) await this.runner.answer(id, queue);
    }
  }

  enqueued(): Promise<{ id: string; kind: string; queue: QueueName; failures: number }[]> {
    return this.db.dataSource.query(
      'select id, kind, queue, failures from work.promised order by id',
    );
  }
}

/** The text of a source that has names, numbers, dates and a quote. */
export const BAKERY = `Corner Bakery lights its oven at two in the morning. The dough rests for 36 hours before it is baked. The bakery sells 900 loaves on a Saturday. "The crust sings when it cools," says Ada Miller, who has baked there since 2009. The new oven arrives on 1 December 2026.`;
