import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import {
  answerOfWorker,
  Clock,
  Ids,
  notFound,
  Refusal,
  requireWorker,
  unavailable,
  UnitOfWork,
  Waiting,
} from '@switchyard/kernel';
import type { AssetChoice } from '@switchyard/platforms/domain';
import { AssetQuestions } from '../data/requests-to-worker';
import type { AssetAnswer } from '../domain';
import { ConnectWork } from './ports';
import { type Connecting, WorkSpaces } from './who-connects';

/**
 * What the settings of a connection can name: pages, pixels, tags. Has the worker ask the platform
 * and waits for the answer. Throws NOT_FOUND, ROLE_TOO_LOW,
 * CREDENTIALS_REFUSED, UNAVAILABLE.
 */
@Injectable()
export class ReadAssets {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly questions: AssetQuestions,
    private readonly connectWork: ConnectWork,
    private readonly waiting: Waiting,
    private readonly spaces: WorkSpaces,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(who: Connecting, connectionId: string): Promise<readonly AssetChoice[]> {
    const tenant = await this.spaces.of(who);
    const { accountId } = tenant;
    if (!(await this.identity.connection(tenant, connectionId))) throw notFound();
    await requireWorker(this.waiting, this.connectWork);
    const id = this.ids.next('req');
    const createdAt = this.clock.now();
    await this.work.run(tenant, async () => {
      await this.questions.ask({ accountId, id, connectionId, answer: null, createdAt });
      await this.connectWork.promise(tenant, 'assets', id);
    });
    const answer = await answerOfWorker(
      id,
      this.waiting,
      this.connectWork,
      async () => (await this.questions.get(tenant, id))?.answer ?? undefined,
    );
    if (!answer) throw unavailable('The platform did not answer in time.', 5);
    if ('failure' in answer) throw failed(answer);
    return answer.assets;
  }
}

const failed = ({ failure, isRefused }: Exclude<AssetAnswer, { assets: unknown }>): Refusal =>
  isRefused ? new Refusal('CREDENTIALS_REFUSED', failure) : unavailable(failure, 5);
