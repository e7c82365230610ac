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
 * Removes answers that are kept for repeated requests and name a person whose data is to be erased.
 * When such a request comes again, it is executed anew.
 */
@Injectable()
export class ForgetAnswers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly answers: KeptAnswers,
  ) {}

  /**
   * `texts`: what no answer may contain any more, as it is in answers. `names`: what a request may
   * have named the person by, as the caller writes it; the keys are those of the api that kept the
   * answers. Joins no transaction of a Space.
   */
  async with({ texts, names, keys }: Forgotten): Promise<void> {
    const digests = answerDigestsWith(keys).ofNames(names);
    if (texts.length + digests.length === 0) return;
    await this.work.runGlobal(() => this.answers.forgetWith(texts, digests));
  }
}
