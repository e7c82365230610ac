const DEFAULT_PORT = 3900;

export interface EmulatorEnv {
  readonly port: number;
  readonly host: string;
}

/**
 * Reads `SWITCHYARD_EMULATOR_PORT` (0 takes a free port) and `SWITCHYARD_EMULATOR_HOST`. Throws
 * when one makes no sense.
 */
export function readEnv(env: NodeJS.ProcessEnv = process.env): EmulatorEnv {
  const text = env['SWITCHYARD_EMULATOR_PORT'] ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new Error(`SWITCHYARD_EMULATOR_PORT must be a port from 0 to 65535, not "${text}"`);
  }
  return { port, host: env['SWITCHYARD_EMULATOR_HOST'] ?? '127.0.0.1' };
}
