import { Module } from '@nestjs/common';
import { PostListPages, PostPages } from './console/posts-pages.controller';
import { SpaceCallers } from './console/space-callers';
import { PostsController, PostStepsController } from './posts.controller';

/** The HTTP door of social content, and its pages. Needs SocialModule. */
@Module({
  controllers: [PostsController, PostStepsController, PostListPages, PostPages],
  providers: [SpaceCallers],
})
export class SocialHttpModule {}
