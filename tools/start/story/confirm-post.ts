import type { Terminal } from '../terminal';
import type { Named, Post } from './answers';
import { type Api, mustBe, until } from './api';

/** What the post is made of; a page or PDF would be read by its address. */
const SOURCE = {
  title: 'How we fit shoes',
  text: 'Every runner is filmed on the treadmill for two minutes before a shoe is chosen. The fitting takes 25 minutes and costs nothing. In 2025, 1,840 runners were fitted in the shop. "A shoe that fits needs no breaking in," says Jonas Weber, who has run the shop since 2011.',
};
const INVENTED = 'In 2025, 9,999 runners were fitted in the shop.';

/**
 * A post from one source: researched, asked, drafted without a model, checked claim by claim, and
 * confirmed. A number that no source has is found.
 */
export const confirmPost = async (terminal: Terminal, api: Api): Promise<void> => {
  const researched = await terminal.task('Research', async (report) => {
    const [business] = await api.get<readonly Named[]>('/businesses?limit=1');
    const { id } = await api.post<Post>('/social/posts', {
      businessId: business?.id,
      channel: 'linkedin',
      topic: 'How runners are fitted with shoes',
      goal: 'Explain how we fit shoes',
      language: 'en',
      sources: [SOURCE],
    });
    const post = await finished(terminal, api, id);
    mustBe(post.status === 'interviewing', `The post is ${post.status}.`);
    report(
      `facts with literal quotes: ${post.facts.length}; open questions: ${post.questions.length}`,
    );
    return post;
  });
  await interview(terminal, api, researched);
  const text = await review(terminal, api, researched.id);
  terminal.line();
  for (const line of text.split('\n')) terminal.line(`  ${line}`);
};

/** The post, as soon as nothing is under way. */
const finished = (terminal: Terminal, api: Api, id: string): Promise<Post> =>
  until(terminal, {
    what: ({ step }) => `the ${step} of the post`,
    look: () => api.get<Post>(`/social/posts/${id}`),
    isReached: ({ step }) => step === null,
  });

const interview = (terminal: Terminal, api: Api, { id, questions }: Post): Promise<void> =>
  terminal.task('Interview', async (report) => {
    await api.post<Post>(`/social/posts/${id}/answers`, {
      answers: questions.map((question) => ({
        questionId: question.id,
        answer: 'For people who start to run.',
      })),
    });
    const { draft, revision, status } = await finished(terminal, api, id);
    mustBe(status === 'in_review' && revision === 1, `The post is ${status}.`);
    report(`a draft of ${draft?.claims.length} claims, each with its fact or answer`);
  });

const review = (terminal: Terminal, api: Api, id: string): Promise<string> =>
  terminal.task('Review', async (report) => {
    const { draft } = await api.get<Post>(`/social/posts/${id}`);
    const edited = async (text: string): Promise<Post> => {
      await api.patch<Post>(`/social/posts/${id}`, { draft: { text } });
      return finished(terminal, api, id);
    };
    const wrong = await edited(INVENTED);
    mustBe(
      wrong.findings.some(({ code, kind }) => code === 'UNKNOWN_NUMBER' && kind === 'requirement'),
      'The invented number was not found.',
    );
    const { revision } = await edited(draft?.text ?? '');
    const confirmed = await api.post<Post>(`/social/posts/${id}/confirm`, { revision });
    mustBe(confirmed.status === 'confirmed', `The post is ${confirmed.status}.`);
    report(`an invented number blocked it; confirmed at revision ${revision}`);
    return draft?.text ?? '';
  });
