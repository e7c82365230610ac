import type { Connection } from '@switchyard/identity/domain';
import { PlatformFailure } from '@switchyard/platforms/domain';

/** Nothing can be sent through a connection that is gone, or not active. */
export const connectionClosed = (
  connection: Pick<Connection, 'status'> | undefined,
): PlatformFailure =>
  new PlatformFailure({
    kind: 'unauthorised',
    detail: {
      code: 'CONNECTION_CLOSED',
      message: connection
        ? `The connection is ${connection.status}.`
        : 'The connection no longer exists.',
    },
  });
