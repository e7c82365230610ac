// Pauses the campaigns that earned too little for what they spent, and sends the pauses.
//
//   node pause-low-return.ts --min-roas 1.5 --min-spend 50 [--days 14] [--yes]
//
// Without --yes it only lists them.
import { parseArgs } from 'node:util';
import { PreconditionFailedError, Switchyard } from '@switchyard/client';

const { values } = parseArgs({
  options: {
    'min-roas': { type: 'string', default: '1' },
    'min-spend': { type: 'string', default: '50' },
    days: { type: 'string', default: '14' },
    yes: { type: 'boolean', default: false },
  },
});
const leastReturn = Number(values['min-roas']);
const leastSpend = Number(values['min-spend']);
const DAY_MS = 86_400_000;
const from = new Date(Date.now() - Number(values.days) * DAY_MS).toISOString().slice(0, 10);

const client = new Switchyard();

const low = new Set<string>();
for await (const row of client.reports.listPerformance({ groupBy: ['campaign'], from })) {
  // No figure is not a low figure: a platform that reports no value gives null.
  if (row.campaignId === undefined || row.roas === null) continue;
  if (row.spend < leastSpend || row.roas >= leastReturn) continue;
  console.log(`${row.campaignId} returned ${row.roas} of each ${row.currency}, spent ${row.spend}`);
  low.add(row.campaignId);
}

/** Pauses it unless another caller changes it at the same moment; true when it is paused now. */
async function pause(id: string): Promise<boolean> {
  const { data: campaign, etag } = await client.campaigns.get(id).withResponse();
  if (campaign.status !== 'ENABLED') return false;
  try {
    await client.campaigns.update(id, { status: 'PAUSED' }, { ifMatch: etag ?? '*' });
    return true;
  } catch (error) {
    if (!(error instanceof PreconditionFailedError)) throw error;
    console.error(`${id} was changed meanwhile. It stays as it is.`);
    return false;
  }
}

const paused: string[] = [];
if (values.yes) {
  for (const id of low) if (await pause(id)) paused.push(id);
}
if (paused.length === 0) {
  console.log(values.yes ? 'Nothing to pause.' : `${low.size} found. Add --yes to pause them.`);
} else {
  const { sync } = await client.sync.run(
    { campaignIds: paused },
    {
      // The plan may hold other changes of these campaigns. What raises spending needs a person.
      approve: ({ spend }) =>
        (spend?.perPlatform ?? []).every(
          ({ dailyBefore, dailyAfter }) => dailyAfter <= dailyBefore,
        ),
    },
  );
  console.log(`${paused.length} paused. The sync is ${sync?.effectiveStatus ?? 'not started'}.`);
  process.exitCode = sync?.effectiveStatus === 'completed' ? 0 : 1;
}
