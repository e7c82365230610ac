import { Global, Module, type Provider } from '@nestjs/common';
import { Posts } from './data/posts';
import { QueuePostWork } from './queue-work';
import { AnswerQuestions, ChangePost, DraftPost, RetryPost } from './use-cases/draft-post';
import { MakeAd } from './use-cases/make-ad';
import { CreatePost, DeletePost, ReadPosts, UpdatePost } from './use-cases/manage-posts';
import { PostWork, StartStep } from './use-cases/start-step';
import { ConfirmPost, ReviewPost } from './use-cases/review-post';

const providers: Provider[] = [
  Posts,
  { provide: PostWork, useClass: QueuePostWork },
  StartStep,
  ChangePost,
  CreatePost,
  UpdatePost,
  DeletePost,
  ReadPosts,
  AnswerQuestions,
  DraftPost,
  RetryPost,
  ReviewPost,
  ConfirmPost,
  MakeAd,
];

/**
 * Social posts. Needs the database, the queue, identity, the catalog, and `Clock` and `Ids` from the
 * application.
 */
@Global()
@Module({ providers, exports: providers })
export class SocialModule {}
