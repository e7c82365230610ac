import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { base62Text } from '../domain/base62';
import { Secrets } from '../use-cases/ports';

@Injectable()
export class RandomSecrets extends Secrets {
  text(length: number): string {
    return base62Text(Array.from({ length }, () => randomInt(62)));
  }
}
