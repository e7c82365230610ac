// Launches a search campaign: makes it, shows the plan, asks a person, sends it and waits.
//
//   node launch-campaign.ts --name "Fresh bread" --url https://bakery.example --budget 40 \
//     --platforms google-ads,microsoft-ads --keywords "fresh bread,bakery near me" [--enable] [--yes]
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Preview, Switchyard } from '@switchyard/client';

const { values } = parseArgs({
  options: {
    name: { type: 'string', default: 'Fresh bread' },
    url: { type: 'string', default: 'https://bakery.example' },
    budget: { type: 'string', default: '40' },
    platforms: { type: 'string', default: 'google-ads' },
    keywords: { type: 'string', default: 'fresh bread,bakery near me' },
    enable: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});
const listOf = (text: string) => text.split(',').map((part) => part.trim());
const texts = (...all: string[]) => all.map((text) => ({ text }));

const client = new Switchyard();

const business = await client.businesses.create({ name: values.name, url: values.url });
const campaign = await client.campaigns.create({
  businessId: business.id,
  name: values.name,
  type: 'SEARCH',
  budget: Number(values.budget),
  platforms: listOf(values.platforms) as ('google-ads' | 'microsoft-ads')[],
  declarations: { politicalAdvertising: 'NONE' },
});
// A campaign on several platforms needs its budget divided.
if (campaign.platforms.length > 1) {
  await client.campaigns.setBudgetSplit(campaign.id, { mode: 'EQUAL' });
}
const adGroup = await client.adGroups.create({ campaignId: campaign.id, name: values.name });
await client.ads.create({
  adGroupId: adGroup.id,
  type: 'RESPONSIVE_SEARCH',
  finalUrl: values.url,
  headlines: texts('Bread baked at night', 'Warm at six', 'Corner Bakery'),
  descriptions: texts('Sourdough from our own oven.', 'Order today, fetch it tomorrow.'),
});
const keywords = await client.keywords.createMany(
  listOf(values.keywords).map((text) => ({ adGroupId: adGroup.id, text, matchType: 'PHRASE' })),
);
if (values.enable) await client.campaigns.update(campaign.id, { status: 'ENABLED' });
console.log(`Made ${campaign.id} with ${keywords.succeeded} keywords. Nothing is sent yet.`);

const { findings } = await client.campaigns.validate(campaign.id, {});
const missing = findings.filter(({ kind }) => kind === 'requirement');
for (const { platform, message, fix } of missing) console.error(`${platform}: ${message} ${fix}`);
if (missing.length > 0) process.exit(1);

/** Shows the plan with its money. Only a yes sends it. */
async function approve({ summary, spend }: Preview): Promise<boolean> {
  console.log(`The plan creates or changes ${summary?.exports} objects.`);
  for (const { platform, dailyBefore, dailyAfter } of spend?.perPlatform ?? []) {
    console.log(`${platform}: ${dailyBefore} -> ${dailyAfter} ${spend?.currency} a day`);
  }
  if (values.yes) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Send it? Type yes: ');
  terminal.close();
  return answer.trim() === 'yes';
}

const { outcome, sync } = await client.sync.run(
  { campaignIds: [campaign.id] },
  { approve, onProgress: ({ effectiveStatus }) => console.log(effectiveStatus) },
);
if (sync === null) {
  console.log(`Nothing was sent: ${outcome}.`);
} else {
  console.log(
    `The sync ${sync.id} is ${sync.effectiveStatus}: ${sync.counts.exported} objects sent.`,
  );
}
process.exitCode = sync?.effectiveStatus === 'completed' ? 0 : 1;
