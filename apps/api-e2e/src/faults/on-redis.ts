/** Loaded before the fault specs of a Jest project: what carries the wake-ups of workers. */
Object.assign(globalThis, { switchyardQueue: 'redis' });
