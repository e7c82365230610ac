import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

const BYTES = 32;

/** Makes states and PKCE verifiers: 32 random bytes, 43 characters (RFC 7636, 4.1). */
@Injectable()
export class ConsentSecrets {
  next(): string {
    return randomBytes(BYTES).toString('base64url');
  }
}
