import { Logger } from '@nestjs/common';
import { acting } from '@switchyard/kernel';
import { createLogger, endRepeatedWarnings } from './logger';
import { NestLogger } from './nest-logger';

let lines: Record<string, unknown>[];
const open = (level = 'trace') =>
  createLogger('test', level, { write: (line) => void lines.push(JSON.parse(line) as never) });
beforeEach(() => void (lines = []));

describe('a line', () => {
  it('has the level as a word and a text as its message', () => {
    const logger = open();
    logger.info({ a: 1 }, 'with a text');
    logger.error({ err: new Error('of the error') });
    logger.error(new Error('thrown'));
    logger.info({ msg: 'of the object' });
    logger.info({ msg: { not: 'a text' } });
    logger.info(4 as never);
    expect(lines.map(({ level, msg }) => `${level as string}: ${msg as string}`)).toEqual([
      'info: with a text',
      'error: of the error',
      'error: thrown',
      'info: of the object',
      'info: no message',
      'info: 4',
    ]);
  });

  it('names the request that runs, and of work the request that began it', () => {
    const logger = open();
    const request = { kind: 'user', action: 'syncCampaigns', requestId: 'req_1' } as const;
    const work = { kind: 'worker', action: 'sync', requestId: 'syn_1' } as const;
    acting.run(request, () => logger.info('of a request'));
    acting.run({ ...work, begunBy: 'req_1' }, () => logger.info('of work'));
    acting.run(work, () => logger.info('of work that begins by itself'));
    logger.info('of neither');
    expect(lines.map(({ requestId }) => requestId)).toEqual(['req_1', 'req_1', 'syn_1', undefined]);
  });

  it('shows of an error what it says, and not what a driver attached to it', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
      parameters: ['ada@example.com'],
    });
    open().error({ err: new Error('not stored', { cause }) }, 'a request crashed');
    expect(lines).toMatchObject([
      { err: { type: 'Error', message: 'not stored', cause: { code: '23505' } } },
    ]);
    expect(JSON.stringify(lines)).not.toContain('ada@example.com');
  });

  it('shows no secret', () => {
    open().info({ token: 'abc-1', of: { password: 'abc-2', deep: { secret: 'abc-3' } } }, 'given');
    expect(JSON.stringify(lines)).not.toContain('abc-');
  });
});

describe('warnings that repeat', () => {
  const refused = (port: number) => Object.assign(new Error(`refused ${port}`), { code: 'ECONN' });

  it('are written once, with their count at the end', () => {
    const logger = open();
    for (let times = 0; times < 40; times += 1) logger.warn({ err: refused(1) }, 'redis');
    logger.warn({ err: refused(2) }, 'redis');
    expect(lines).toHaveLength(2);
    endRepeatedWarnings(logger);
    expect(lines[2]).toMatchObject({ level: 'warn', msg: 'redis', repeated: 39 });
    expect(lines).toHaveLength(3);
  });

  it('are no reason to drop a line of another level', () => {
    const logger = open();
    for (let times = 0; times < 3; times += 1) logger.error({ err: refused(1) }, 'failed');
    for (let times = 0; times < 3; times += 1) logger.info('answered');
    expect(lines).toHaveLength(6);
  });
});

describe('a logger of Nest', () => {
  const [named, own] = [new Logger('WorkRunner'), new Logger('InstanceLoader')];
  const written = (log: (logger: Logger) => void, logger = named): unknown => {
    Logger.overrideLogger(new NestLogger(open()));
    log(logger);
    Logger.overrideLogger(['error', 'warn']);
    const [{ level, msg, context, time: _time, pid: _pid, hostname: _host, name: _name, ...rest }] =
      lines as [Record<string, unknown>];
    return { level, msg, context, ...rest };
  };

  it('writes the text as the message, and its name as the context', () => {
    expect(written((logger) => logger.log('started'))).toEqual({
      level: 'info',
      msg: 'started',
      context: 'WorkRunner',
    });
  });

  it('writes the text behind fields as their message', () => {
    expect(written((logger) => logger.error({ work: 'syn_1' }, 'work failed'))).toEqual({
      level: 'error',
      msg: 'work failed',
      work: 'syn_1',
      context: 'WorkRunner',
    });
  });

  it('writes an error with its stack', () => {
    expect(written((logger) => logger.error(new Error('broken')))).toMatchObject({
      level: 'error',
      msg: 'broken',
      err: { stack: expect.stringContaining('Error: broken') as unknown },
    });
    lines = [];
    expect(written((logger) => logger.error('broken', 'Error: broken\n    at one'))).toMatchObject({
      msg: 'broken',
      stack: 'Error: broken\n    at one',
      context: 'WorkRunner',
    });
  });

  it('writes the fields behind a text', () => {
    expect(written((logger) => logger.warn('late', { ms: 3 }))).toMatchObject({
      msg: 'late',
      ms: 3,
    });
  });

  it('writes what Nest says of its own start for developers alone', () => {
    expect(
      written((logger) => logger.log('AppModule dependencies initialized'), own),
    ).toMatchObject({ level: 'debug' });
  });
});
