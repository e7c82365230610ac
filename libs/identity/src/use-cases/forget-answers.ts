import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import { KeptAnswers } from './ports';

/** Removes answers that are kept for repeated requests and tell of somebody who is to be forgotten. A request of theirs that comes again is done anew. */
@Injectable()
export class ForgetAnswers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly answers: KeptAnswers,
  ) {}

  /** `texts`: what must not be told any more, as it stands in answers. Joins no transaction of a Space. */
  async with(texts: readonly string[]): Promise<void> {
    if (texts.length > 0) await this.work.runGlobal(() => this.answers.forgetWith(texts));
  }
}
