import { eventually } from '../eventually';
import type { Party, RawAnswer } from './party';

/** A source with a number, a name, a date and a quote. */
export const BAKERY_TEXT = `Corner Bakery lights its oven at two in the morning. The dough rests for 36 hours before it is baked. The bakery sells 900 loaves on a Saturday. "The crust sings when it cools," says Ada Miller, who has baked there since 2009. The new oven arrives on 1 December 2026.`;

export interface PostBody {
  readonly id: string;
  readonly status: string;
  readonly step: string | null;
  readonly revision: number;
  readonly version: number;
  readonly failure: { readonly step: string; readonly code: string } | null;
  readonly facts: readonly {
    readonly id: string;
    readonly statement: string;
    readonly quote: string;
    readonly sourceIndex: number;
  }[];
  readonly questions: readonly {
    readonly id: string;
    readonly answer: string | null;
    readonly declined: boolean;
  }[];
  readonly draft: {
    readonly text: string;
    readonly hashtags: readonly string[];
    readonly claims: readonly {
      readonly text: string;
      readonly factIds: readonly string[];
      readonly questionIds: readonly string[];
    }[];
  } | null;
  readonly findings: readonly {
    readonly kind: string;
    readonly code: string;
    readonly field: string;
    readonly message: string;
  }[];
  readonly confirmedBy: string | null;
}

const POSTS = '/api/v1/social/posts';

/** Posts to a step of a post. */
export const postStep = (
  party: Party,
  id: string,
  name: string,
  body?: object,
): Promise<RawAnswer> =>
  party.send(`${POSTS}/${id}/${name}`, { method: 'POST', ...(body ? { body } : {}) });

/** What a request answered. */
export const postOf = ({ body }: RawAnswer): PostBody => body.data as PostBody;

/** The post, as soon as nothing is under way. */
export const finishedPost = (party: Party, id: string): Promise<PostBody> =>
  eventually(async () => {
    const post = postOf(await party.send(`${POSTS}/${id}`));
    if (post.step !== null) throw new Error(`the post is at ${post.step}`);
    return post;
  }, 60_000);

/** A post whose research has begun. */
export const createPost = async (party: Party, more: object = {}): Promise<RawAnswer> => {
  const { body } = await party.send('/api/v1/businesses', {
    method: 'POST',
    body: { name: 'Corner Bakery', url: 'https://bakery.example' },
  });
  const businessId = (body.data as { readonly id: string }).id;
  return party.send(POSTS, {
    method: 'POST',
    body: {
      businessId,
      channel: 'linkedin',
      topic: 'Bread baked at night',
      goal: 'Explain how we bake',
      language: 'en',
      sources: [{ title: 'About us', text: BAKERY_TEXT }],
      ...more,
    },
  });
};

/** A post that was researched and waits for answers. */
export const givenPost = async (party: Party, more: object = {}): Promise<PostBody> =>
  finishedPost(party, postOf(await createPost(party, more)).id);

/** Declines every question of a post. */
export const declined = ({ questions }: PostBody): object => ({
  answers: questions.map(({ id }) => ({ questionId: id, declined: true })),
});

/** A post whose draft was checked. */
export const givenDraftedPost = async (party: Party, more: object = {}): Promise<PostBody> => {
  const post = await givenPost(party, more);
  await postStep(party, post.id, 'answers', declined(post));
  return finishedPost(party, post.id);
};

/** A confirmed post. */
export const givenConfirmedPost = async (party: Party): Promise<PostBody> => {
  const { id } = await givenDraftedPost(party);
  return postOf(await postStep(party, id, 'confirm', {}));
};
