import { env, stderr } from 'node:process';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const isRich = () => Boolean(stderr.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb';

/**
 * Shows one calm line on the error stream while the work goes on, so that the output of a program
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
