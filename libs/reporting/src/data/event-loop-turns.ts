import { Injectable } from '@nestjs/common';

/**
 * Lets what waits in the event loop run between two parts of a long calculation.
 */
@Injectable()
export class Turns {
  next(): Promise<void> {
    return new Promise((done) => void setImmediate(done));
  }
}
