import { Module } from '@nestjs/common';
import { PostsController, PostStepsController } from './posts.controller';

/** The HTTP door of social content. Needs SocialModule. */
@Module({ controllers: [PostsController, PostStepsController] })
export class SocialHttpModule {}
