import { setTimeout as pause } from 'node:timers/promises';
import { type Keys, startApi, startWorker } from '../world/api';
import type { BenchDatabase } from '../world/database';
import { memoryOf, type ProcessMemory } from '../world/process-usage';

export interface MemoryFigures {
  readonly afterSeconds: number;
  readonly api: ProcessMemory;
  readonly worker: ProcessMemory;
}

/** Resident memory of both processes that were started and then left alone. */
export const measureMemory = async (
  database: BenchDatabase,
  keys: Keys,
  idleSeconds: number,
): Promise<MemoryFigures> => {
  const api = await startApi(database, keys);
  const worker = await startWorker(database, keys);
  await pause(idleSeconds * 1_000);
  const figures = {
    afterSeconds: idleSeconds,
    api: memoryOf(api.pid),
    worker: memoryOf(worker.pid),
  };
  await worker.stop();
  await api.stop();
  return figures;
};
