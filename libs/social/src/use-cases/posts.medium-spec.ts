import type { PostView } from '../domain';
import { BAKERY, CALLER, SocialBench } from '../testing/social-bench';

let bench: SocialBench;
beforeEach(async () => {
  bench = await SocialBench.open();
});
afterEach(() => bench.db.close());

const INVENTED = 'The bakery sells 5,000 loaves on a Saturday.';
const TRUE = 'The bakery sells 900 loaves on a Saturday.';

const edit = async (id: string, text: string): Promise<PostView> => {
  await bench.update.execute(CALLER, id, undefined, () => ({ draft: { text } }));
  await bench.runWork();
  return bench.read.get(CALLER, id);
};
const confirm = (id: string, revision?: number) =>
  bench.confirm.execute(CALLER, id, undefined, revision);

describe('the interview', () => {
  it('refuses a draft while a question is open', async () => {
    const { id, questions } = await bench.givenPost();
    await expect(bench.draft.execute(CALLER, id, undefined)).rejects.toMatchObject({
      code: 'QUESTIONS_OPEN',
      details: { questionIds: questions.map((question) => question.id) },
    });
    expect(bench.uses.counted).toBe(0);
  });

  it('starts the draft with the answer to the last question', async () => {
    const { id, questions } = await bench.givenPost({ goal: 'Announce it', sources: [] });
    for (const [at, { id: questionId }] of questions.entries()) {
      const answer = `For people who get up early, on 3 May 2027, point ${at}.`;
      const post = await bench.answer.execute(CALLER, id, undefined, [{ questionId, answer }]);
      expect(post.step).toBe(at === questions.length - 1 ? 'draft' : null);
    }
    await bench.runWork();
    const post = await bench.read.get(CALLER, id);
    expect(post).toMatchObject({ status: 'in_review', findings: [] });
    expect(post.draft?.claims[0]?.questionIds.length).toBeGreaterThan(0);
  });

  it('starts one draft when two ask for it at once, where none is open any more', async () => {
    bench.uses.cap = 0;
    const { id, questions } = await bench.givenPost();
    const answers = questions.map((question) => ({ questionId: question.id, declined: true }));
    const refused = bench.answer.execute(CALLER, id, undefined, answers);
    await expect(refused).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    bench.uses.cap = 20;
    const asked = [1, 2].map(() => bench.answer.execute(CALLER, id, undefined, []));
    for (const { step } of await Promise.all(asked)) expect(step).toBe('draft');
    expect(bench.uses.counted).toBe(1);
    expect(await bench.enqueued()).toHaveLength(1);
  });

  it.each([
    [[{ questionId: 'q99', answer: 'Yes.' }], '/answers/0/questionId'],
    [[{ questionId: 'q1' }], '/answers/0'],
    [[{ questionId: 'q1', answer: 'Yes.', declined: true }], '/answers/0'],
  ])('refuses %j', async (answers, path) => {
    const { id } = await bench.givenPost();
    await expect(bench.answer.execute(CALLER, id, undefined, answers)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { issues: [{ path }] },
    });
  });

  it('refuses a draft of a post without a fact and an answer', async () => {
    const { id, questions } = await bench.givenPost({ sources: [] });
    const answers = questions.map((question) => ({ questionId: question.id, declined: true }));
    await expect(bench.answer.execute(CALLER, id, undefined, answers)).rejects.toMatchObject({
      code: 'NOTHING_TO_DRAFT_FROM',
    });
    expect(bench.uses.counted).toBe(0);
    // The person who declined all may still say something.
    const [first] = questions;
    await bench.answer.execute(CALLER, id, undefined, [
      { questionId: first!.id, answer: 'Bakers who start at two.' },
    ]);
    expect(bench.uses.counted).toBe(1);
  });
});

describe('an edit', () => {
  it('is checked, and a number that no source has blocks the confirmation', async () => {
    const { id } = await bench.givenDraft();
    const edited = await edit(id, INVENTED);
    expect(edited).toMatchObject({ status: 'in_review', revision: 2 });
    expect(edited.findings).toMatchObject([{ code: 'UNKNOWN_NUMBER', kind: 'requirement' }]);
    await expect(confirm(id)).rejects.toMatchObject({
      code: 'POST_HAS_REQUIREMENTS',
      details: { findings: [{ code: 'UNKNOWN_NUMBER' }] },
    });
    expect((await edit(id, TRUE)).findings).toEqual([]);
    expect(await confirm(id)).toMatchObject({ status: 'confirmed', revision: 3 });
  });

  it('keeps every revision, with who wrote it', async () => {
    const { id } = await bench.givenDraft();
    await edit(id, INVENTED);
    expect(await bench.read.revisions(CALLER, id)).toMatchObject([
      { revision: 2, userId: 'usr_1', spend: null, findings: [{ code: 'UNKNOWN_NUMBER' }] },
      { revision: 1, userId: null },
    ]);
    expect(bench.uses.counted).toBe(1);
  });

  it('waits for a draft under way', async () => {
    const { id } = await bench.givenDraft();
    await bench.draft.execute(CALLER, id, undefined);
    await expect(edit(id, TRUE)).rejects.toMatchObject({ code: 'POST_NOT_READY' });
  });

  it('of a checked draft discards the check under way', async () => {
    const { id } = await bench.givenDraft();
    await bench.update.execute(CALLER, id, undefined, () => ({ draft: { text: INVENTED } }));
    await bench.update.execute(CALLER, id, undefined, () => ({ draft: { text: TRUE } }));
    await bench.runWork();
    expect(await bench.read.get(CALLER, id)).toMatchObject({ revision: 3, findings: [] });
  });

  it('needs the version that was read', async () => {
    const { id, version } = await bench.givenDraft();
    await edit(id, TRUE);
    await expect(
      bench.update.execute(CALLER, id, version, () => ({ draft: { text: INVENTED } })),
    ).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  });

  it('of the channel is checked against its limits', async () => {
    const { id } = await bench.givenDraft();
    const long = Array.from({ length: 12 }, () => TRUE).join(' ');
    expect((await edit(id, long)).findings).toEqual([]);
    await bench.update.execute(CALLER, id, undefined, () => ({ channel: 'x' }));
    await bench.runWork();
    const { findings } = await bench.read.get(CALLER, id);
    expect(findings).toMatchObject([{ code: 'TEXT_TOO_LONG', kind: 'requirement' }]);
  });

  it('of sources is researched again, and the draft is checked against them', async () => {
    const { id } = await bench.givenDraft();
    await edit(id, TRUE);
    await bench.update.execute(CALLER, id, undefined, () => ({
      sources: [{ title: 'Other', text: 'The shop opens at nine in the morning every day.' }],
    }));
    expect(await bench.read.get(CALLER, id)).toMatchObject({ status: 'researching' });
    await bench.runWork();
    const { findings, status } = await bench.read.get(CALLER, id);
    expect(status).toBe('in_review');
    expect(findings.map(({ kind }) => kind)).toContain('requirement');
  });
});

describe('a review', () => {
  it('asks for changes, which the next draft is given', async () => {
    const { id } = await bench.givenDraft();
    const asked = await bench.review.execute(CALLER, id, undefined, {
      decision: 'changes',
      note: 'Shorter.',
    });
    expect(asked).toMatchObject({ status: 'changes_requested', changesNote: 'Shorter.' });
    await expect(confirm(id)).rejects.toMatchObject({ code: 'POST_NOT_READY' });
    await bench.draft.execute(CALLER, id, undefined);
    await bench.runWork();
    expect(bench.writer.requests.at(-1)?.changes).toMatchObject({ note: 'Shorter.' });
    expect(await bench.read.get(CALLER, id)).toMatchObject({
      status: 'in_review',
      revision: 2,
      changesNote: null,
    });
    expect(await bench.read.revisions(CALLER, id)).toMatchObject([
      { revision: 2, note: null },
      { revision: 1, note: 'Shorter.' },
    ]);
    expect(bench.uses.counted).toBe(2);
  });

  it('needs a note to ask for changes', async () => {
    const { id } = await bench.givenDraft();
    const asked = bench.review.execute(CALLER, id, undefined, { decision: 'changes' });
    await expect(asked).rejects.toMatchObject({ details: { issues: [{ path: '/note' }] } });
  });

  it('approves, which confirms', async () => {
    const { id, revision } = await bench.givenDraft();
    const approval = { decision: 'approve', revision } as const;
    expect(await bench.review.execute(CALLER, id, undefined, approval)).toMatchObject({
      status: 'confirmed',
      confirmedBy: 'usr_1',
    });
    expect(await confirm(id, revision)).toMatchObject({ status: 'confirmed' });
  });

  it('confirms only the revision that was read', async () => {
    const { id } = await bench.givenDraft();
    await edit(id, TRUE);
    await expect(confirm(id, 1)).rejects.toMatchObject({
      code: 'REVISION_CHANGED',
      details: { revision: 2 },
    });
    expect(await confirm(id, 2)).toMatchObject({ status: 'confirmed' });
  });

  it('confirms nothing that is not checked', async () => {
    const { id } = await bench.givenDraft();
    await bench.update.execute(CALLER, id, undefined, () => ({ draft: { text: INVENTED } }));
    await expect(confirm(id)).rejects.toMatchObject({ code: 'POST_NOT_READY' });
  });
});

describe('a confirmed post', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await bench.givenDraft());
    await edit(id, TRUE);
    await confirm(id);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['PATCH', () => edit(id, INVENTED)],
    ['DELETE', () => bench.remove.execute(CALLER, id, undefined)],
    ['answers', () => bench.answer.execute(CALLER, id, undefined, [])],
    ['draft', () => bench.draft.execute(CALLER, id, undefined)],
    ['retry', () => bench.retry.execute(CALLER, id, undefined)],
    [
      'review',
      () => bench.review.execute(CALLER, id, undefined, { decision: 'changes', note: 'No.' }),
    ],
  ])('is immutable: %s', async (_name, change) => {
    const before = await bench.read.get(CALLER, id);
    await expect(change()).rejects.toMatchObject({ code: 'POST_CONFIRMED' });
    expect(await bench.read.get(CALLER, id)).toEqual(before);
  });

  it('becomes a paused ad of its words', async () => {
    await bench.makeAd.execute(CALLER, id, {
      adGroupId: 'adg_1',
      type: 'SINGLE_IMAGE',
      angleId: 'ang_1',
      conceptId: 'cpt_1',
    });
    expect(bench.content.ads).toMatchObject([
      {
        adGroupId: 'adg_1',
        type: 'SINGLE_IMAGE',
        status: 'PAUSED',
        headlines: [{ text: TRUE }],
        descriptions: [{ text: TRUE }],
        finalUrl: 'https://bakery.example',
        businessName: 'Corner Bakery',
        angleId: 'ang_1',
        conceptId: 'cpt_1',
      },
    ]);
  });

  it('needs an address for its ad', async () => {
    bench.givenBusiness({ url: null });
    const made = bench.makeAd.execute(CALLER, id, { adGroupId: 'adg_1', type: 'CHAT_CARD' });
    await expect(made).rejects.toMatchObject({ details: { issues: [{ path: '/finalUrl' }] } });
  });
});

it('makes no ad of a post that is not confirmed', async () => {
  const { id } = await bench.givenDraft();
  const made = bench.makeAd.execute(CALLER, id, { adGroupId: 'adg_1', type: 'SINGLE_IMAGE' });
  await expect(made).rejects.toMatchObject({ code: 'POST_NOT_READY' });
});

it.each([
  [{ language: 'xx' }, '/language'],
  [{ sources: [{ url: 'https://a.example', text: BAKERY, title: 'A' }] }, '/sources/0'],
  [{ sources: [{}] }, '/sources/0'],
  [{ sources: [{ text: BAKERY }] }, '/sources/0/title'],
])('refuses a post of %j', async (part, path) => {
  const created = bench.create.execute(CALLER, {
    businessId: bench.givenBusiness(),
    channel: 'x',
    topic: 'Bread',
    goal: 'Explain',
    language: 'en',
    ...part,
  });
  await expect(created).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { issues: [{ path }] },
  });
});

it('refuses a post for a business that the Space does not have', async () => {
  const created = bench.create.execute(CALLER, {
    businessId: 'biz_9',
    channel: 'x',
    topic: 'Bread',
    goal: 'Explain',
    language: 'en',
  });
  await expect(created).rejects.toMatchObject({
    code: 'NOT_FOUND',
    details: { path: '/businessId' },
  });
});
