import { spawn } from 'node:child_process';
import { env, stderr } from 'node:process';

/** Something that the person at the terminal can put right: shown without a stack. */
export class UserError extends Error {}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const isRich = () => Boolean(stderr.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';

/**
 * Shows one line on the error stream while the work goes on, so that the output of a program
 * stays its own. Of a program whose error stream is read by others as well (`isRead`), only a
 * person at a terminal sees it.
 */
export async function withProgress(text, isRead, work) {
  if (!isRich()) {
    if (!isRead) stderr.write(`${text} …\n`);
    return work();
  }
  const from = Date.now();
  const draw = () => {
    const seconds = Math.round((Date.now() - from) / 1000);
    stderr.write(
      `\r${FRAMES[Math.round((Date.now() - from) / 100) % FRAMES.length]} ${text} … ${seconds} s `,
    );
  };
  draw();
  const timer = setInterval(draw, 100);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    stderr.write('\r\u001b[2K');
  }
}

const SHOWN_OF_OUTPUT = 16_000;

/**
 * Runs a command and shows nothing of it. Returns its exit code and the last 16,000 characters of
 * its output.
 */
export const quietly = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-SHOWN_OF_OUTPUT);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
