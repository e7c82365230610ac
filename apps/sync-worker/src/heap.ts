import { setFlagsFromString } from 'node:v8';

/**
 * Lets garbage grow to as much as is alive, and no further. A sync of a large Space keeps 60 to 160 MiB alive and leaves far more behind:
 * V8 by itself collects only at four times that, 700 MiB of process. A fixed limit of the heap would do the same, and kill the worker over
 * one campaign that needs more. Set here, it holds however the process is started.
 */
export const keepHeapTight = (): void => setFlagsFromString('--heap-growing-percent=100');
