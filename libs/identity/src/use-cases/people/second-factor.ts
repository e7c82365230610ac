import { Inject, Injectable } from '@nestjs/common';
import { Clock, type RequestOrigin, UnitOfWork, type Visitor } from '@switchyard/kernel';
import { Secrets } from '../../data/access-tokens';
import { People, Sessions } from '../../data/people';
import type { SecretBox } from '../../data/secret-box';
import {
  hasSecondFactor,
  type Profile,
  secondFactorOff,
  secondFactorOn,
  wrongCode,
} from '../../domain';
import {
  newTotpSecret,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  recoveryDigest,
  shownRecoveryCode,
  totpAddress,
  totpStepOf,
} from '../../domain/people/sign-in';
import { PEOPLE_SECRETS } from '../ports';
import { type OpenedSession, OpenSession } from './sessions';

/** Takes codes of a second factor: each counts once. */
@Injectable()
export class CheckCode {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: People,
    private readonly clock: Clock,
    @Inject(PEOPLE_SECRETS) private readonly secrets: SecretBox,
  ) {}

  /** A code of the authenticator app, or a recovery code. Throws WRONG_CODE. */
  take(userId: string, code: string): Promise<void> {
    return this.work.runGlobal(async () => {
      const profile = await this.people.lock(userId);
      if (!profile || !hasSecondFactor(profile)) throw wrongCode(profile);
      const used = this.stepOf(profile, code);
      if (used !== undefined) return this.people.change(userId, { totpStep: used });
      const digest = recoveryDigest(code);
      if (!profile.recoveryDigests.includes(digest)) throw wrongCode(profile);
      const recoveryDigests = profile.recoveryDigests.filter((one) => one !== digest);
      return this.people.change(userId, { recoveryDigests });
    });
  }

  /** The time step of a right code that was not used before. */
  stepOf({ userId, totpSecret, totpStep }: Profile, code: string): number | undefined {
    if (!totpSecret) return undefined;
    const plain = this.secrets.open(totpSecret, userId);
    return totpStepOf(plain, code.trim(), totpStep, this.clock.now());
  }
}

/** A second factor that waits for its first code. */
export interface OfferedSecondFactor {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://…`, which authenticator apps read. */
  readonly address: string;
}

/** Sets up and switches off the second factor of the signed-in user. */
@Injectable()
export class ManageSecondFactor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly open: OpenSession,
    private readonly codes: CheckCode,
    private readonly random: Secrets,
    @Inject(PEOPLE_SECRETS) private readonly secrets: SecretBox,
  ) {}

  /** Offers a new secret; nothing changes until its first code arrives. Throws SECOND_FACTOR_ON. */
  offer({ userId }: Visitor): Promise<OfferedSecondFactor> {
    return this.work.runGlobal(async () => {
      const person = await this.people.lock(userId);
      if (!person || hasSecondFactor(person)) throw secondFactorOn();
      const secret = newTotpSecret();
      await this.people.change(userId, { totpSecret: this.secrets.seal(secret, userId) });
      return { secret, address: totpAddress(secret, person.email) };
    });
  }

  /**
   * Switches it on, ends all other sessions, and returns the recovery codes, which are shown once.
   * Throws WRONG_CODE, SECOND_FACTOR_ON, SECOND_FACTOR_OFF.
   */
  switchOn(
    { userId, sessionDigest }: Visitor,
    code: string,
    origin: RequestOrigin,
    now: Date,
  ): Promise<OpenedSession & { readonly recoveryCodes: readonly string[] }> {
    return this.work.runGlobal(async () => {
      const profile = await this.people.lock(userId);
      if (!profile?.totpSecret) throw secondFactorOff();
      if (hasSecondFactor(profile)) throw secondFactorOn();
      const totpStep = this.codes.stepOf(profile, code);
      if (totpStep === undefined) throw wrongCode();
      const plain = Array.from({ length: RECOVERY_CODES }, () => this.random.text(RECOVERY_LENGTH));
      await this.people.change(userId, {
        totpConfirmedAt: now,
        totpStep,
        recoveryDigests: plain.map(recoveryDigest),
      });
      await this.sessions.endOthers(userId, sessionDigest);
      const opened = await this.open.renew(sessionDigest, origin);
      return { ...opened, recoveryCodes: plain.map(shownRecoveryCode) };
    });
  }

  /** Throws SECOND_FACTOR_OFF. */
  switchOff({ userId, sessionDigest }: Visitor, origin: RequestOrigin): Promise<OpenedSession> {
    return this.work.runGlobal(async () => {
      const profile = await this.people.lock(userId);
      if (!profile || !hasSecondFactor(profile)) throw secondFactorOff();
      await this.people.change(userId, {
        totpSecret: null,
        totpConfirmedAt: null,
        recoveryDigests: [],
      });
      return this.open.renew(sessionDigest, origin);
    });
  }
}
