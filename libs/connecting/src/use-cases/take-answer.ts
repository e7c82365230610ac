import { Injectable } from '@nestjs/common';
import { Sealer } from '@switchyard/identity';
import { Clock, type PlatformId, type Tenant, UnitOfWork, type Visitor } from '@switchyard/kernel';
import type { AccessProblemCode } from '@switchyard/platforms/domain';
import { Attempts } from '../data/attempts';
import { type Attempt, connectStateInvalid } from '../domain';
import { stateDigestOf } from './attempts';
import { ConnectWork } from './ports';
import { Vendors } from './vendors';
import { accountOf } from './who-connects';

const MOST_CODE_CHARACTERS = 4_096;

/**
 * Takes what the consent page answered: consumes the state in one statement, seals the code, asks
 * the worker to trade it. Throws CONNECT_STATE_INVALID, and nothing is kept.
 */
@Injectable()
export class TakeAnswer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly vendors: Vendors,
    private readonly connectWork: ConnectWork,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  execute(visitor: Visitor, platform: PlatformId, answer: URLSearchParams): Promise<Attempt> {
    const account = accountOf(visitor);
    const stateDigest = stateDigestOf(answer.get('state') ?? '');
    return this.work.run(account, async () => {
      const attempt = await this.attempts.takeState(
        account,
        { platform, sessionDigest: visitor.sessionDigest, stateDigest },
        this.clock.now(),
      );
      if (!attempt) throw connectStateInvalid();
      const problem = this.problemOf(platform, answer);
      return problem
        ? this.fail(attempt, problem)
        : this.keepCode(attempt, answer.get('code') ?? '');
    });
  }

  private problemOf(platform: PlatformId, answer: URLSearchParams): AccessProblemCode | undefined {
    const code = answer.get('code') ?? '';
    if (answer.has('error') || answer.has('error_code')) {
      return this.vendors.access(platform).consent?.problemOf(answer) ?? 'ACCESS_DENIED';
    }
    return code === '' || code.length > MOST_CODE_CHARACTERS ? 'CODE_REFUSED' : undefined;
  }

  private async fail(attempt: Attempt, problem: AccessProblemCode): Promise<Attempt> {
    const changes = {
      status: 'FAILED',
      problem,
      verifier: null,
      updatedAt: this.clock.now(),
    } as const;
    await this.attempts.change(tenantOf(attempt), attempt.id, 'WAITING', changes);
    return { ...attempt, ...changes };
  }

  private async keepCode(attempt: Attempt, plain: string): Promise<Attempt> {
    const { accountId, id } = attempt;
    const code = await this.sealer.seal(
      { code: plain },
      { accountId, connectionId: id, version: 2 },
    );
    await this.attempts.change(tenantOf(attempt), id, 'WAITING', { code });
    await this.connectWork.promise(tenantOf(attempt), 'connect', id);
    return { ...attempt, code };
  }
}

const tenantOf = ({ accountId, spaceId }: Attempt): Tenant => ({ accountId, spaceId });
