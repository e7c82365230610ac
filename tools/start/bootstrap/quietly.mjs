import { spawn } from 'node:child_process';

const KEPT = 16_000;

/**
 * Runs a command without a word. Answers its exit code and the end of what it output, for the case
 * that it failed.
 */
export const quietly = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-KEPT);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: output.trim() }));
  });
