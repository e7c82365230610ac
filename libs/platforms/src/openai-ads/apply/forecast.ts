import type { Change } from '../../port/change';
import type { CallForecast } from '../../port/io';
import { filesOf } from '../media/upload-files';
import { updateCalls } from './update';

/** One request per object made; one to look and one or two to write per object changed; one per file of which nobody knows yet that it is there. */
export const forecast = (waves: readonly (readonly Change[])[]): CallForecast => {
  const changes = waves.flat();
  return {
    readCalls: changes.filter(({ action }) => action !== 'create').length,
    calls:
      changes.reduce((sum, change) => sum + callsOf(change), 0) +
      new Set(changes.flatMap(filesOf)).size,
    operations: 0,
  };
};

const callsOf = (change: Change): number => (change.action === 'update' ? updateCalls(change) : 1);
