import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from '@switchyard/process-kit';

/**
 * `/livez`: the process answers. `/readyz`: it can do its work. Neither needs a token, neither says more. A process that is to stop ends
 * each connection with its next answer.
 */
export const addHealthRoutes = (app: NestFastifyApplication): void => {
  const fastify = app.getHttpAdapter().getInstance();
  const readiness = app.get(Readiness);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isStopping) reply.header('Connection', 'close');
    done();
  });
  fastify.get('/livez', (_request, reply) => reply.send({ data: { status: 'alive' } }));
  fastify.get('/readyz', async (_request, reply) => {
    const ready = await readiness.isReady();
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? {} : { 'Retry-After': '2' })
      .send({ data: { status: ready ? 'ready' : 'not ready' } });
  });
};
