import 'reflect-metadata';
import { isRefusal } from '@switchyard/kernel';
import { program } from './program';

const INTERNAL = { error: { code: 'INTERNAL_ERROR' } };

/** One JSON object on stdout, or the error envelope on stderr and exit 1. */
const main = async (): Promise<void> => {
  try {
    await program(
      (result) => process.stdout.write(`${JSON.stringify(result)}\n`),
      process.env,
    ).parseAsync(process.argv);
  } catch (error) {
    const { code, message, details } = isRefusal(error)
      ? error
      : { ...INTERNAL.error, message: (error as Error).message, details: undefined };
    process.stderr.write(
      `${JSON.stringify({ error: { code, message, ...(details ? { details } : {}) } })}\n`,
    );
    process.exitCode = 1;
  }
};

void main();
