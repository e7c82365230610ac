import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import { KeptAnswers } from '../data/stored-answers';
import { answerDigestsWith } from '../domain';

export interface Forgotten {
  readonly texts: readonly string[];
  readonly names: readonly string[];
  readonly keys: Parameters<typeof answerDigestsWith>[0];
}

/**
 * Removes answers that are kept for repeated requests and tell of somebody who is to be forgotten.
 * A request of theirs that comes again is done anew.
 */
@Injectable()
export class ForgetAnswers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly answers: KeptAnswers,
  ) {}

  /**
   * `texts`: what must not be told any more, as it stands in answers. `names`: what a request may
   * have named the person by, as the caller writes it; the keys are those of the api that kept the
   * answers. Joins no transaction of a Space.
   */
  async with({ texts, names, keys }: Forgotten): Promise<void> {
    const digests = answerDigestsWith(keys).ofNames(names);
    if (texts.length + digests.length === 0) return;
    await this.work.runGlobal(() => this.answers.forgetWith(texts, digests));
  }
}
