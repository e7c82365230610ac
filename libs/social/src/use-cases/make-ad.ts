import { Injectable } from '@nestjs/common';
import { ContentFacade } from '@switchyard/catalog';
import type { Ad, ServingStatus } from '@switchyard/catalog/domain';
import { type Caller, notFound, UnitOfWork, validationError } from '@switchyard/kernel';
import { Posts } from '../data/posts';
import { postNotReady, type SocialPost } from '../domain';

/** Kinds of ad that a post can become. */
export const POST_AD_TYPES = ['SINGLE_IMAGE', 'CHAT_CARD'] as const;

/** What an ad needs beyond the post. */
export interface PostAdInput {
  readonly adGroupId: string;
  readonly type: (typeof POST_AD_TYPES)[number];
  readonly status?: ServingStatus;
  readonly headline?: string | null;
  readonly description?: string | null;
  readonly finalUrl?: string | null;
  readonly externalKey?: string | null;
  readonly angleId?: string | null;
  readonly conceptId?: string | null;
}

/** Characters that an ad's text has at most here; Validate knows the lower limits of platforms. */
const LONGEST_TEXT = 255;

/**
 * Make an ad of a confirmed post. The ad is a draft of ours: nothing is sent before a sync, and it
 * starts PAUSED.
 */
@Injectable()
export class MakeAd {
  constructor(
    private readonly work: UnitOfWork,
    private readonly posts: Posts,
    private readonly content: ContentFacade,
  ) {}

  /** Throws NOT_FOUND, POST_NOT_READY, VALIDATION_ERROR, and what `POST /ads` is refused with. */
  execute(caller: Caller, id: string, input: PostAdInput): Promise<Ad> {
    return this.work.run(caller, async () => {
      const post = await this.posts.find(caller, id);
      if (!post) throw notFound();
      if (post.status !== 'confirmed' || !post.draft) {
        throw postNotReady(post, 'Confirm it first.');
      }
      const business = await this.content.business(caller, post.businessId);
      const finalUrl = input.finalUrl ?? business?.url ?? null;
      if (finalUrl === null) throw noAddress();
      const { headline, description } = textsOf(post, input);
      return this.content.createAd(caller, {
        adGroupId: input.adGroupId,
        type: input.type,
        status: input.status ?? 'PAUSED',
        headlines: [{ text: headline }],
        descriptions: [{ text: description }],
        businessName: business?.name ?? null,
        finalUrl,
        externalKey: input.externalKey ?? null,
        angleId: input.angleId ?? null,
        conceptId: input.conceptId ?? null,
      });
    });
  }
}

const noAddress = () =>
  validationError([
    {
      path: '/finalUrl',
      code: 'REQUIRED',
      message: 'finalUrl is required: the business of the post has no url',
    },
  ]);

/** The texts given, else the first line and the first claims of the post. Never cut in a word. */
const textsOf = (
  { draft, topic }: SocialPost,
  { headline, description }: PostAdInput,
): { readonly headline: string; readonly description: string } => {
  const text = draft?.text ?? '';
  const firstLine = text.split('\n').find((line) => line.trim() !== '') ?? topic;
  return {
    headline: headline ?? fitted([firstLine.trim(), topic]),
    description:
      description ?? fitted([text.replace(/\s+/g, ' ').trim(), ...claimsOf(draft), topic]),
  };
};

const claimsOf = (draft: SocialPost['draft']): readonly string[] =>
  draft?.claims.map(({ text }) => text) ?? [];

/** The first text that fits; a statement is never cut, for half of it may say something else. */
const fitted = (texts: readonly string[]): string =>
  texts.find((text) => text !== '' && text.length <= LONGEST_TEXT) ?? texts.at(-1)!;
