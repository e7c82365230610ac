import { Injectable } from '@nestjs/common';
import { Sealer } from '@switchyard/identity';
import {
  Clock,
  Ids,
  type IssueCode,
  type PlatformId,
  type Refusal,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import type { KeyRules } from '@switchyard/platforms/domain';
import { Attempts } from '../data/attempts';
import type { Attempt, KeyKind } from '../domain';
import { newAttempt, requireGrant } from './attempts';
import { ConnectWork, Grants } from './ports';
import { Vendors } from './vendors';
import { type Connecting, WorkSpaces } from './who-connects';

const MOST_KEY_CHARACTERS = 16_384;

export interface EnteredKey {
  readonly platform: PlatformId;
  /** Which of the platform's `keys`. */
  readonly kind: KeyKind;
  readonly key: string;
  readonly grantId?: string;
}

/** Which keys a platform takes, and who tries them. */
@Injectable()
export class KeyWays {
  constructor(
    private readonly vendors: Vendors,
    private readonly connectWork: ConnectWork,
  ) {}

  /** Throws VALIDATION_ERROR; its text never has the key. */
  rulesOf(platform: PlatformId, kind: KeyKind, key: string): KeyRules {
    const rules = this.vendors.access(platform).keys.find((one) => one.kind === kind);
    if (!rules) {
      const name = this.vendors.nameOf(platform);
      throw keyRefused('/platform', 'NOT_ALLOWED', `${name} is not connected by ${kind}.`);
    }
    if (key.length > MOST_KEY_CHARACTERS) {
      const most = `${kind} must have at most ${MOST_KEY_CHARACTERS} characters.`;
      throw keyRefused(`/${kind}`, 'TOO_LONG', most);
    }
    const problem = rules.problemOf(key);
    if (problem !== undefined) throw keyRefused(`/${kind}`, 'BAD_FORMAT', problem);
    return rules;
  }

  ask({ accountId, spaceId, id }: Attempt): Promise<void> {
    return this.connectWork.promise({ accountId, spaceId }, 'connect', id);
  }
}

/**
 * Starts an attempt with a key instead of a consent. Throws VALIDATION_ERROR, NOT_FOUND for the
 * grant, ROLE_TOO_LOW.
 */
@Injectable()
export class EnterKey {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly grants: Grants,
    private readonly ways: KeyWays,
    private readonly spaces: WorkSpaces,
    private readonly sealer: Sealer,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(who: Connecting, { platform, kind, key, grantId }: EnteredKey): Promise<Attempt> {
    const tenant = await this.spaces.of(who);
    const rules = this.ways.rulesOf(platform, kind, key);
    const renewsGrantId = await requireGrant(this.grants, tenant, platform, grantId);
    const id = this.ids.next('cna');
    const attempt: Attempt = {
      ...newAttempt({ ...tenant, id, platform, userId: who.userId }, this.clock.now()),
      keyKind: kind,
      renewsGrantId,
      code: await this.sealer.seal(rules.credentialsOf(key), {
        accountId: tenant.accountId,
        connectionId: id,
        version: 2,
      }),
    };
    await this.work.run(tenant, async () => {
      await this.attempts.add(attempt);
      await this.ways.ask(attempt);
    });
    return attempt;
  }
}

const keyRefused = (path: string, code: IssueCode, message: string): Refusal =>
  validationError([{ path, code, message }]);
