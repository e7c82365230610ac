import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ContentFacade } from '@switchyard/catalog';
import { decodeCursor, MaybeVisitorParam, Page, pageOf, validateBody } from '@switchyard/http-kit';
import {
  goTo,
  type Html,
  PATHS,
  shownRefusal,
  showPage,
  tableText,
} from '@switchyard/identity/http';
import { type Caller, isId, notFound, type Refusal, type Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import { CHANNELS, requirementsOf, type SocialPost } from '../../domain';
import { AnswerQuestions, DraftPost, RetryPost } from '../../use-cases/draft-post';
import { ReadPosts, UpdatePost } from '../../use-cases/manage-posts';
import { ReviewPost } from '../../use-cases/review-post';
import { AnswerPostDto, ConfirmPostDto, ReviewPostDto, UpdateSocialPostDto } from '../post.dto';
import { POSTS_PATH, postPath } from './marked-text';
import { momentText, POLL_SECONDS, postBody, statusText } from './post-body';
import {
  answersIn,
  changesIn,
  draftIn,
  type Fields,
  type RefusedForm,
  versionIn,
} from './post-forms';
import { showPostPage } from './post-page';
import { mayWrite, SpaceCallers } from './space-callers';

/** Posts of a page. */
const PAGE_SIZE = 25;

const textIn = (query: Readonly<Record<string, unknown>>, name: string): string | undefined =>
  typeof query[name] === 'string' ? query[name] : undefined;

const spaceChoice = (spaces: readonly string[], chosen: string): Html =>
  spaces.length < 2
    ? ''
    : html`<form method="get" action="${POSTS_PATH}">
        <label for="spaceId">Space</label>
        <select id="spaceId" name="spaceId">
          !${spaces
            .map(
              (id) =>
                html`<option value="${id}" !${id === chosen ? 'selected' : ''}>${id}</option>`,
            )
            .join('')}
        </select>
        <button>Show its posts</button>
      </form>`;

const postsTable = (posts: readonly SocialPost[]): Html =>
  posts.length === 0
    ? html`<p>There are no posts here. Make one with <code>POST /api/v1/social/posts</code>.</p>`
    : tableText(
        ['Topic', 'Channel', 'Status', 'Requirements', 'Made'],
        posts.map((post) => [
          { part: html`<a href="${postPath(post)}">${post.topic}</a>` },
          CHANNELS[post.channel].name,
          post.step === null
            ? statusText(post.status)
            : `${statusText(post.status)} (${post.step})`,
          String(requirementsOf(post).length),
          { part: html`<time>${momentText(post.createdAt.toISOString())}</time>` },
        ]),
      );

/** The posts of a Space, for a browser without script. */
@Controller('console/posts')
export class PostListPages {
  constructor(
    private readonly callers: SpaceCallers,
    private readonly read: ReadPosts,
  ) {}

  @Get()
  @Page()
  async show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!visitor) return goTo(reply, PATHS.signIn);
    // The page of tokens asks to confirm the address.
    if (!visitor.isConfirmed) return goTo(reply, PATHS.home);
    try {
      return await this.page(reply, visitor, textIn(query, 'spaceId'), textIn(query, 'cursor'));
    } catch (error) {
      return showPage(reply, NO_SPACE, shownRefusal(reply, error).status);
    }
  }

  private async page(
    reply: FastifyReply,
    visitor: Visitor,
    spaceId: string | undefined,
    cursorText = '',
  ): Promise<string> {
    const looking = { visitor, requestId: reply.request.id };
    const caller = await this.callers.reading(looking, spaceId);
    const cursor = decodeCursor(cursorText);
    const request = { limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) };
    const [spaces, rows] = await Promise.all([
      this.callers.spacesOf(caller),
      this.read.list(caller, {}, request),
    ]);
    const { rows: posts, nextCursor } = pageOf(rows, PAGE_SIZE);
    const next = new URLSearchParams({ spaceId: caller.spaceId, cursor: nextCursor ?? '' });
    const body = html`!${spaceChoice(spaces, caller.spaceId)} !${postsTable(posts)}
    !${nextCursor === null ? '' : html`<p><a href="${POSTS_PATH}?${next}">Older posts</a></p>`}`;
    const options = { title: 'Social posts', body, isSignedIn: true, isWide: true };
    return showPostPage(reply, options);
  }
}

/** Who asks for which post. */
interface Asked {
  readonly visitor: Visitor | undefined;
  readonly spaceId: string;
  readonly id: string;
}

/** One post: the source beside the draft, and what a person can do. For a browser without script. */
@Controller('console/posts')
export class PostPages {
  constructor(
    private readonly callers: SpaceCallers,
    private readonly content: ContentFacade,
    private readonly read: ReadPosts,
    private readonly answering: AnswerQuestions,
    private readonly updating: UpdatePost,
    private readonly drafting: DraftPost,
    private readonly retrying: RetryPost,
    private readonly reviewing: ReviewPost,
  ) {}

  @Get(':spaceId/:id')
  @Page()
  show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('spaceId') spaceId: string,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, { visitor, spaceId, id }, (caller) => this.page(reply, caller, id));
  }

  @Post(':spaceId/:id/answers')
  @Page()
  answers(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('spaceId') spaceId: string,
    @Param('id') id: string,
    @Body() fields: Fields = {},
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const form: RefusedForm = { form: 'answers', fields };
    return this.write(reply, { visitor, spaceId, id }, form, async (caller) => {
      const { questions } = await this.read.get(caller, id);
      const body = validateBody(AnswerPostDto, answersIn(fields, questions)) as AnswerPostDto;
      await this.answering.execute(caller, id, versionIn(fields), body.answers);
    });
  }

  @Post(':spaceId/:id/edit')
  @Page()
  edit(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('spaceId') spaceId: string,
    @Param('id') id: string,
    @Body() fields: Fields = {},
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const form: RefusedForm = { form: 'edit', fields };
    return this.write(reply, { visitor, spaceId, id }, form, async (caller) => {
      const body = validateBody(UpdateSocialPostDto, draftIn(fields)) as UpdateSocialPostDto;
      await this.updating.execute(caller, id, versionIn(fields), () => body);
    });
  }

  @Post(':spaceId/:id/changes')
  @Page()
  changes(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('spaceId') spaceId: string,
    @Param('id') id: string,
    @Body() fields: Fields = {},
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const form: RefusedForm = { form: 'changes', fields };
    return this.write(reply, { visitor, spaceId, id }, form, async (caller) => {
      const body = validateBody(ReviewPostDto, changesIn(fields)) as ReviewPostDto;
      await this.reviewing.execute(caller, id, undefined, body);
    });
  }

  @Post(':spaceId/:id/draft')
  @Page()
  draft(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('spaceId') spaceId: string,
    @Param('id') id: string,
    @Body() fields: Fields = {},
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.write(reply, { visitor, spaceId, id }, undefined, async (caller) => {
      await this.drafting.execute(caller, id, versionIn(fields));
    });
  }

  @Post(':spaceId/:id/retry')
  @Page()
  retry(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('spaceId') spaceId: string,
    @Param('id') id: string,
    @Body() fields: Fields = {},
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.write(reply, { visitor, spaceId, id }, undefined, async (caller) => {
      await this.retrying.execute(caller, id, versionIn(fields));
    });
  }

  @Post(':spaceId/:id/confirm')
  @Page()
  confirm(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('spaceId') spaceId: string,
    @Param('id') id: string,
    @Body() fields: Fields = {},
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.write(reply, { visitor, spaceId, id }, undefined, async (caller) => {
      const shown = { revision: Number(fields['revision']) };
      const { revision } = validateBody(ConfirmPostDto, shown) as ConfirmPostDto;
      const approval = { decision: 'approve', revision: revision ?? null } as const;
      await this.reviewing.execute(caller, id, undefined, approval);
    });
  }

  /** What was done is shown by the page of the post. */
  private write(
    reply: FastifyReply,
    asked: Asked,
    form: RefusedForm | undefined,
    work: (caller: Caller) => Promise<void>,
  ): Promise<string> {
    return this.answer(
      reply,
      asked,
      async (_reader, looking) => {
        await work(await this.callers.writing(looking, asked.spaceId));
        return goTo(reply, postPath(asked));
      },
      form,
    );
  }

  private async answer(
    reply: FastifyReply,
    { visitor, spaceId, id }: Asked,
    work: (reader: Caller, looking: { visitor: Visitor; requestId: string }) => Promise<string>,
    form?: RefusedForm,
  ): Promise<string> {
    if (!visitor) return goTo(reply, PATHS.signIn);
    // The page of tokens asks to confirm the address.
    if (!visitor.isConfirmed) return goTo(reply, PATHS.home);
    const looking = { visitor, requestId: reply.request.id };
    try {
      if (!isId('spc', spaceId) || !isId('pst', id)) throw notFound();
      return await work(await this.callers.reading(looking, spaceId), looking);
    } catch (error) {
      const refusal = shownRefusal(reply, error);
      if (refusal.code === 'NOT_FOUND') return showPage(reply, NO_POST, refusal.status);
      const caller = await this.callers.reading(looking, spaceId);
      return this.page(reply, caller, id, refusal, form);
    }
  }

  private async page(
    reply: FastifyReply,
    caller: Caller,
    id: string,
    refusal?: Refusal,
    refused?: RefusedForm,
  ): Promise<string> {
    const [post, sources] = await Promise.all([
      this.read.get(caller, id),
      this.read.sources(caller, id),
    ]);
    const business = await this.content.business(caller, post.businessId);
    const shown = { post, sources, businessName: business?.name, mayWrite: mayWrite(caller) };
    const page = {
      title: post.topic,
      body: postBody({ ...shown, refusal, refused }),
      isSignedIn: true,
      isWide: true,
      ...(post.step === null
        ? {}
        : { refresh: { afterSeconds: POLL_SECONDS, to: postPath(post) } }),
    };
    return showPostPage(reply, page, refusal?.status);
  }
}

const NO_POST = {
  title: 'There is no such post',
  body: html`<p class="refused" role="alert">No Space of your account has such a post.</p>
    <p><a href="${POSTS_PATH}">Social posts</a></p>`,
  isSignedIn: true,
};

const NO_SPACE = {
  title: 'There is no such Space',
  body: html`<p class="refused" role="alert">You are a member of no such Space of your account.</p>
    <p><a href="${POSTS_PATH}">Social posts</a></p>`,
  isSignedIn: true,
};
