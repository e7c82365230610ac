import { type Report, startEmulators } from '@switchyard/platform-emulators';
import { readEnv, WrongSetting } from './env';

/**
 * Starts the emulators and keeps them up until SIGTERM, SIGINT or the death of the parent that they
 * were forked by.
 */
async function main(): Promise<void> {
  const { port, host, stateFile } = readEnv();
  const report: Report = (level, msg, more) =>
    void process.stdout.write(`${JSON.stringify({ level, msg, ...more })}\n`);
  const emulators = await startEmulators({ port, host, stateFile, report });
  report('info', 'platform emulators listen', { url: emulators.url });
  const stop = () => void emulators.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', stop);
  process.send?.('ready');
}

/** In the form of the other processes, with which the emulators share no code. */
const bootFailure = (error: unknown): object => ({
  level: 'fatal',
  time: Date.now(),
  name: 'platform-emulators',
  ...(error instanceof WrongSetting ? { setting: error.setting } : {}),
  msg: error instanceof Error ? error.message : String(error),
});

main().catch((error: unknown) => {
  process.stderr.write(`${JSON.stringify(bootFailure(error))}\n`);
  process.exit(1);
});
