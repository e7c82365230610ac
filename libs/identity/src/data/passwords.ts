import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes and one lane: what OWASP recommends. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes passwords. Each call takes some 20 ms of a thread beside the event loop. */
@Injectable()
export class Passwords {
  private dummy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password, ARGON2ID);
  }

  /** Takes the same time when there is no hash. */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    this.dummy ??= this.hash('a password of no user');
    const isRight = await verify(stored ?? (await this.dummy), password);
    return isRight && typeof stored === 'string';
  }
}
