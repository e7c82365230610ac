import type { Ids } from '@switchyard/kernel';
import { invalidRequest } from '@switchyard/kernel';
import type { Socket } from 'node:net';
import { errorBody } from './error-body';

/** Answers bytes that are no HTTP request, where there is neither request nor reply yet. */
export const answerBrokenRequest =
  (ids: Ids) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
    const requestId = ids.next('req');
    const body = JSON.stringify(errorBody(invalidRequest('The request is malformed.'), requestId));
    const headers = [
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
    ];
    socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  };
