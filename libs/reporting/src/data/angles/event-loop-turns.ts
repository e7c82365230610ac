import { Injectable } from '@nestjs/common';
import { Turns } from '../../use-cases/angles/angle-ports';

/** Whatever waits in the event loop goes first. */
@Injectable()
export class EventLoopTurns extends Turns {
  next(): Promise<void> {
    return new Promise((done) => void setImmediate(done));
  }
}
