import { BAKERY, CALLER, SocialBench, SPEND } from '../testing/social-bench';
import { WriterProblem } from '../domain';

let bench: SocialBench;
beforeEach(async () => {
  bench = await SocialBench.open();
});
afterEach(() => bench.db.close());

const read = (id: string) => bench.read.get(CALLER, id);
const unavailable = () => new WriterProblem('WRITER_UNAVAILABLE', 'No answer.', true, null);

describe('research', () => {
  it('cuts facts with literal quotes and asks for what no source says', async () => {
    const post = await bench.givenPost();
    expect(post).toMatchObject({ status: 'interviewing', step: null, template: 'explain' });
    expect(post.facts.length).toBeGreaterThan(2);
    for (const { quote, start, end } of post.facts) expect(BAKERY.slice(start, end)).toBe(quote);
    expect(post.questions.length).toBeGreaterThan(0);
  });

  it('reports a source that cannot be read, and goes on with the others', async () => {
    const post = await bench.givenPost({
      sources: [{ url: 'https://gone.example/a' }, { title: 'About us', text: BAKERY }],
    });
    expect(post.findings).toMatchObject([
      { code: 'SOURCE_UNREADABLE', kind: 'recommendation', field: 'sources/0' },
    ]);
    expect(post.facts.length).toBeGreaterThan(0);
    expect(post.facts.every(({ sourceIndex }) => sourceIndex === 1)).toBe(true);
  });

  it('tries a source again that may answer later, and keeps what was read', async () => {
    const page = { kind: 'read', title: 'About', text: BAKERY, truncated: false } as const;
    bench.web.pages.set('https://slow.example/', {
      kind: 'failed',
      code: 'TIMED_OUT',
      message: 'No answer.',
      isTransient: true,
    });
    bench.web.pages.set('https://fast.example/', page);
    const business = bench.givenBusiness();
    const { id } = await bench.create.execute(CALLER, {
      businessId: business,
      channel: 'x',
      topic: 'Bread',
      goal: 'Explain',
      language: 'en',
      sources: [{ url: 'https://slow.example/' }, { url: 'https://fast.example/' }],
    });
    await bench.runWork(1);
    expect(await bench.read.sources(CALLER, id)).toMatchObject([
      { status: 'pending' },
      { status: 'read', content: BAKERY },
    ]);
    bench.web.pages.set('https://slow.example/', page);
    await bench.runWork();
    expect((await read(id)).findings).toEqual([]);
    expect(bench.web.asked).toEqual([
      'https://slow.example/',
      'https://fast.example/',
      'https://slow.example/',
    ]);
  });

  it('reads failed sources again when asked to', async () => {
    const url = 'https://gone.example/a';
    const { id, findings } = await bench.givenPost({ sources: [{ url }] });
    expect(findings).toHaveLength(1);
    bench.web.pages.set(url, { kind: 'read', title: null, text: BAKERY, truncated: false });
    await bench.retry.execute(CALLER, id, undefined);
    await bench.runWork();
    expect(await read(id)).toMatchObject({ findings: [], status: 'interviewing' });
  });

  it('refuses a retry when nothing failed', async () => {
    const { id } = await bench.givenPost();
    await expect(bench.retry.execute(CALLER, id, undefined)).rejects.toMatchObject({
      code: 'POST_NOT_READY',
    });
  });
});

describe('a draft', () => {
  it('is written, checked and kept as a revision with what it cost', async () => {
    const post = await bench.givenDraft();
    expect(post).toMatchObject({ status: 'in_review', step: null, revision: 1 });
    expect(post.draft?.claims.length).toBeGreaterThan(0);
    expect(await bench.read.revisions(CALLER, post.id)).toMatchObject([
      { revision: 1, userId: null, spend: SPEND, draft: post.draft },
    ]);
    expect(bench.uses.counted).toBe(1);
  });

  it('is tried again while the writer may answer later', async () => {
    bench.writer.problem = unavailable();
    const { id, questions } = await bench.givenPost();
    await decline(id, questions);
    await bench.runWork(2);
    expect(await read(id)).toMatchObject({ step: 'draft', status: 'interviewing' });
    bench.writer.problem = undefined;
    await bench.runWork();
    expect(await read(id)).toMatchObject({ status: 'in_review', revision: 1 });
    expect(bench.uses.counted).toBe(1);
  });

  it.each([
    [unavailable(), 5],
    [new WriterProblem('WRITER_REFUSED', 'The key is refused.', false, SPEND), 1],
  ])('that fails permanently does not count towards the quota: %s', async (problem, tries) => {
    bench.writer.problem = problem;
    const { id, questions } = await bench.givenPost();
    await decline(id, questions);
    await bench.runWork();
    expect(bench.writer.requests).toHaveLength(tries);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      step: null,
      failure: { step: 'draft', code: problem.code, spend: problem.spend },
    });
    expect(bench.uses.counted).toBe(0);
    bench.writer.problem = undefined;
    await bench.retry.execute(CALLER, id, undefined);
    await bench.runWork();
    expect(await read(id)).toMatchObject({ status: 'in_review', failure: null });
    expect(bench.uses.counted).toBe(1);
  });

  it('is no longer counted when the worker gives up', async () => {
    bench.writer.problem = new Error('a fault of ours');
    const { id, questions } = await bench.givenPost();
    await decline(id, questions);
    await bench.runWork(20);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: { step: 'draft', code: 'INTERNAL_ERROR' },
    });
    expect(bench.uses.counted).toBe(0);
    expect(await bench.enqueued()).toEqual([]);
  });

  it('is no longer counted when the post is deleted, and its work ends', async () => {
    const { id, questions } = await bench.givenPost();
    await decline(id, questions);
    expect(bench.uses.counted).toBe(1);
    await bench.remove.execute(CALLER, id, undefined);
    expect(bench.uses.counted).toBe(0);
    await bench.runWork();
    expect(await bench.enqueued()).toEqual([]);
    expect(bench.writer.requests).toEqual([]);
  });

  it('fails when the business is gone', async () => {
    const { id, questions } = await bench.givenPost();
    bench.content.businesses.clear();
    await decline(id, questions);
    await bench.runWork();
    expect(await read(id)).toMatchObject({ failure: { code: 'BUSINESS_GONE' } });
    expect(bench.uses.counted).toBe(0);
  });

  it('that a crash repeats is written once', async () => {
    const { id, questions } = await bench.givenPost();
    await decline(id, questions);
    const [work] = await bench.enqueued();
    await bench.runWork(1);
    await bench.db.dataSource.query(
      `insert into work.promised (id, queue, kind, space_id, account_id)
       values ($1, 'answers', 'social-draft', 'spc_1', 'acc_1')`,
      [work!.id],
    );
    await bench.runWork();
    expect(await bench.read.revisions(CALLER, id)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ status: 'in_review', revision: 1 });
  });

  it('starts by itself when nothing is asked, and says when the plan refuses it', async () => {
    const { id } = await bench.givenDraft();
    bench.uses.cap = 1;
    await bench.update.execute(CALLER, id, undefined, () => ({ topic: 'Bread at night' }));
    await bench.runWork();
    expect(await read(id)).toMatchObject({ status: 'in_review', revision: 1 });
    const other = await bench.givenPost();
    await expect(decline(other.id, other.questions)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
    });
    const kept = await read(other.id);
    expect(kept.questions.every(({ declined }) => declined)).toBe(true);
    await bench.update.execute(CALLER, other.id, undefined, () => ({ topic: 'Bread by night' }));
    await bench.runWork();
    expect(await read(other.id)).toMatchObject({
      status: 'interviewing',
      findings: [{ code: 'DRAFT_REFUSED_BY_PLAN' }],
    });
  });
});

const decline = (id: string, questions: readonly { readonly id: string }[]) =>
  bench.answer.execute(
    CALLER,
    id,
    undefined,
    questions.map((question) => ({ questionId: question.id, declined: true })),
  );
