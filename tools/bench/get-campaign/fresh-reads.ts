import type { BenchAccount } from '../world/accounts';
import { callApi, type Api } from '../world/api-client';
import { onOwner } from '../world/database';

const WRITES = 50;

/** Changes rows in this process and reads each at once through the api: how many of the writes were seen. */
export const freshReads = (
  api: Api,
  account: BenchAccount,
  ownerUrl: string,
  ids: readonly string[],
): Promise<{ readonly writes: number; readonly seen: number }> =>
  onOwner(ownerUrl, async (client) => {
    let seen = 0;
    for (const [index, id] of ids.slice(0, WRITES).entries()) {
      await callApi(api, account, 'GET', `/campaigns/${id}`);
      await client.query('update catalog.campaign set tracking_template = $2 where id = $1', [
        id,
        `{lpurl}?write=${index}`,
      ]);
      const { body } = await callApi(api, account, 'GET', `/campaigns/${id}`);
      if (
        (body as { data: { trackingTemplate: string } }).data.trackingTemplate ===
        `{lpurl}?write=${index}`
      ) {
        seen += 1;
      }
    }
    return { writes: WRITES, seen };
  });
