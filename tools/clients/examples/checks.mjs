// What must have come of each program.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { flowCampaign } from './install.mjs';
import { mustBe } from './world.mjs';

/** A name that CSV, Markdown and a spreadsheet would each read as something else. */
const sentName = ({ language }) => `=Rolls, "fresh" | ${language}`;
const unsentName = ({ language }) => `Unsent ${language}`;
const FIGURES = { impressions: 900, clicks: 90, spend: 80, conversions: 2, conversionValue: 20 };

async function sendsNothingWithoutYes(world) {
  const name = unsentName(world);
  await world.play('launch-campaign', ['--name', name, '--enable'], 1);
  const campaign = await world.campaignNamed(name);
  mustBe(Object.keys(campaign.platformLinks).length === 0, 'The campaign was sent without a yes.');
  const remote = await world.remoteCampaigns('google-ads', 'campaign', name);
  mustBe(remote.length === 0, 'The platform has a campaign that was not approved.');
}

async function sendsAfterTypedYes(world) {
  const name = `Typed ${world.language}`;
  await world.playTyping('yes', 'launch-campaign', ['--name', name]);
  const remote = await world.remoteCampaigns('google-ads', 'campaign', name);
  mustBe(remote.length === 1, `The platform has ${remote.length} campaigns called ${name}.`);
}

async function launchesCampaign(world) {
  const name = sentName(world);
  const platforms = ['--platforms', 'google-ads,microsoft-ads'];
  await world.play('launch-campaign', ['--name', name, ...platforms, '--enable', '--yes']);
  for (const [platform, kind] of [
    ['google-ads', 'campaign'],
    ['microsoft-ads', 'Campaign'],
  ]) {
    const remote = await world.remoteCampaigns(platform, kind, name);
    mustBe(remote.length === 1, `${platform} has ${remote.length} campaigns called ${name}.`);
  }
}

async function reportsFigures(world) {
  const campaign = await world.campaignNamed(sentName(world));
  await world.spendToday(campaign, FIGURES);
  const out = world.path('report.csv');
  await world.play('daily-report', ['--out', out]);
  const [header, ...rows] = readFileSync(out, 'utf8').trimEnd().split('\n');
  mustBe(header.startsWith('day,platform,campaignId,campaign,impressions'), `It begins ${header}`);
  const row = rows.find((one) => one.includes(`google-ads,${campaign.id}`));
  const named = `"'${campaign.name.replaceAll('"', '""')}"`;
  mustBe(row?.includes(`,${named},900,90,`), `The row of the campaign is ${row}.`);
  mustBe(/,80(\.0+)?,EUR$/.test(row), `The amount of the row is wrong: ${row}`);
}

async function pausesLowReturn(world) {
  const limits = ['--min-roas', '1.5', '--min-spend', '50'];
  const { id, name } = await world.campaignNamed(sentName(world));
  const listed = await world.play('pause-low-return', limits);
  mustBe(listed.includes(id), `The campaign is not listed: ${listed}`);
  mustBe((await world.read(`/campaigns/${id}`)).status === 'ENABLED', 'It paused without a yes.');
  await world.play('pause-low-return', [...limits, '--yes']);
  mustBe((await world.read(`/campaigns/${id}`)).status === 'PAUSED', 'It did not pause.');
  const [remote] = await world.remoteCampaigns('google-ads', 'campaign', name);
  mustBe(remote.status === 'PAUSED', `The platform's campaign is ${remote.status}.`);
}

const SALES = (language) => `orderId,email,gclid,event,value,currency,occurredAt
${language}-1,ada@customers.example,,paid,4.90,EUR,
${language}-2,"grace@customers.example",,"paid",5,EUR,
,no-order@customers.example,,paid,5,EUR,
${language}-4,linus@customers.example,,paid,5,EURO,
${language}-5,not an address,,paid,5,EUR,
${language}-1,ada@customers.example,,paid,4.90,EUR,
`;

async function sendsConversions(world) {
  const [file, rejects] = [world.path('sales.csv'), world.path('rejects.csv')];
  writeFileSync(file, SALES(world.language));
  const args = ['--file', file, '--rejects', rejects];
  const first = await world.play('send-conversions', args, 1);
  mustBe(first.includes('2 accepted, 1 were counted before, 3 rejected'), `It wrote ${first}`);
  const lines = readFileSync(rejects, 'utf8').trimEnd().split('\n');
  mustBe(lines.length === 4, `The file of rejects has ${lines.length} lines.`);
  for (const reason of ['orderId is missing', 'currency must', 'email must']) {
    mustBe(
      lines.some((line) => line.includes(reason)),
      `No row is rejected as: ${reason}.`,
    );
  }
  mustBe((statSync(rejects).mode & 0o077) === 0, 'Others can read the rejects.');
  const again = await world.play('send-conversions', args, 1);
  mustBe(again.includes('0 accepted, 3 were counted before'), `The second time it wrote ${again}`);
}

async function reviewsPlan(world) {
  const [unsent, sent] = [
    await world.campaignNamed(unsentName(world)),
    await world.campaignNamed(sentName(world)),
  ];
  const out = world.path('plan.md');
  await world.play('review-plan', ['--campaigns', unsent.id, '--out', out], 2);
  const text = readFileSync(out, 'utf8');
  mustBe(text.includes(`| create | google-ads | campaign | ${unsent.name} |`), text);
  await world.play('review-plan', ['--campaigns', unsent.id, '--max-daily', '10', '--out', out], 1);
  mustBe(readFileSync(out, 'utf8').includes('a day is too much'), 'The limit is not named.');
  await world.play('review-plan', ['--campaigns', sent.id, '--out', out]);
  const remote = await world.remoteCampaigns('google-ads', 'campaign', unsent.name);
  mustBe(remote.length === 0, 'The review sent something.');
}

/** The samples that the description shows, as one program. */
async function playsFlow(world) {
  await world.play('recommended-flow', []);
  const name = flowCampaign(world.language);
  const remote = await world.remoteCampaigns('google-ads', 'campaign', name);
  mustBe(remote.length === 1, 'The samples of the description sent no campaign.');
}

/** By what each shows, in the order in which they need one another. */
export const CHECKS = {
  'the samples of the description send a campaign': playsFlow,
  'launch-campaign sends nothing without a yes': sendsNothingWithoutYes,
  'launch-campaign sends after a typed yes': sendsAfterTypedYes,
  'launch-campaign brings the campaign to two platforms': launchesCampaign,
  'daily-report writes the figures': reportsFigures,
  'pause-low-return pauses at the platform': pausesLowReturn,
  'send-conversions counts each order once and keeps the rejects': sendsConversions,
  'review-plan tells changes, a limit and nothing apart': reviewsPlan,
};
