import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The folder that this build lies in: what is measured is the same build. */
const BUILD = join(__dirname, '..', '..', '..');

export interface Program {
  /** Below the build's folder. */
  readonly main: string;
  /** The whole environment of the process: nothing of this one's is handed on. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
}

export interface Child {
  readonly pid: number;
  /** Sends a question and waits for the one answer. */
  ask<Answer>(question: object): Promise<Answer>;
  stop(): Promise<void>;
}

/**
 * Starts a program and waits until it says `ready`. It ends when this process ends. Throws with its
 * error output when it ends first.
 */
export const startChild = async ({
  main,
  environment = {},
  flags = [],
}: Program): Promise<Child> => {
  const child = fork(join(BUILD, main), [], {
    env: { NODE_ENV: 'production', ...environment },
    execArgv: [...flags],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4_000);
  });
  const failed = new Promise<never>((_resolve, reject) =>
    child.once('exit', (code, signal) =>
      reject(new Error(`${main} ended (${code ?? signal}): ${output}`)),
    ),
  );
  failed.catch(() => undefined);
  await Promise.race([once(child, 'message'), failed]);
  return {
    pid: child.pid as number,
    ask: (question) => Promise.race([ask(child, question), failed]) as never,
    stop: () => stop(child),
  };
};

const ask = async (child: ChildProcess, question: object): Promise<unknown> => {
  const answer = once(child, 'message');
  child.send(question);
  return (await answer)[0] as unknown;
};

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/**
 * The other end of `startChild`: says that it is ready, then answers each question of the parent.
 * Ends with the parent.
 */
export const answerQuestions = <Question, Answer>(
  answer: (question: Question) => Promise<Answer> | Answer,
): void => {
  process.on('message', (question: Question) => {
    Promise.resolve(question)
      .then(answer)
      .then((reply) => process.send?.(reply), giveUp);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
};

const giveUp = (error: unknown): void => {
  console.error(error);
  process.exit(1);
};
