const DEFAULT_PORT = 3900;

export interface EmulatorEnv {
  readonly port: number;
  readonly host: string;
  /** Undefined: the state ends with the process. */
  readonly stateFile: string | undefined;
}

/** A setting that makes no sense. */
export class WrongSetting extends Error {
  constructor(
    readonly setting: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads `SWITCHYARD_EMULATOR_PORT` (0 takes a free port), `SWITCHYARD_EMULATOR_HOST` and
 * `SWITCHYARD_EMULATOR_STATE`, a file. Throws WrongSetting.
 */
export function readEnv(env: NodeJS.ProcessEnv = process.env): EmulatorEnv {
  const text = env['SWITCHYARD_EMULATOR_PORT'] ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new WrongSetting(
      'SWITCHYARD_EMULATOR_PORT',
      'SWITCHYARD_EMULATOR_PORT must be a whole number from 0 to 65535',
    );
  }
  return {
    port,
    host: env['SWITCHYARD_EMULATOR_HOST'] ?? '127.0.0.1',
    stateFile: env['SWITCHYARD_EMULATOR_STATE'] || undefined,
  };
}
