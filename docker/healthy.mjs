// `node healthy.mjs <variable that holds the port> <path>`: exits 0 when this container's own
// process answers 2xx there.
import { argv, env, exit } from 'node:process';

const [variable, path] = argv.slice(2);
const answer = await fetch(`http://127.0.0.1:${env[variable]}${path}`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => undefined);
exit(answer?.ok ? 0 : 1);
