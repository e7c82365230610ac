// Changes that break clients, planted into the description: each must be refused.
import { releaseProblems } from './release.mjs';

const CREATE = 'CampaignCreate';
const READ = 'Campaign';

const renamed = (entries, from, to) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [name === from ? to : name, value]),
  );

const PLANTED = {
  'a member that answers no longer have': ({ components }) => {
    const campaign = components.schemas[READ];
    delete campaign.properties.currency;
    campaign.required = campaign.required.filter((name) => name !== 'currency');
  },
  'a member that bodies must have from now on': ({ components }) => {
    const body = components.schemas[CREATE];
    body.properties.region = { type: 'string', maxLength: 20, description: 'Where.' };
    body.required.push('region');
  },
  'a value that bodies may no longer have': ({ components }) => {
    components.schemas.CampaignType.enum.pop();
  },
  'another operationId': (document) => {
    document.paths['/api/v1/campaigns'].post.operationId = 'makeCampaign';
  },
  'another name of a component': (document) => {
    const { schemas } = document.components;
    document.components.schemas = renamed(schemas, READ, `${READ}Record`);
    const text = JSON.stringify(document);
    const reference = `"#/components/schemas/${READ}"`;
    const paths = text.replaceAll(reference, `"#/components/schemas/${READ}Record"`);
    Object.assign(document, JSON.parse(paths));
  },
};

/** The planted changes that pass as additions; none when the comparison works. */
export const unnoticedChanges = (document) =>
  Object.entries(PLANTED)
    .filter(([, plant]) => {
      const changed = structuredClone(document);
      plant(changed);
      return releaseProblems(document, changed).length === 0;
    })
    .map(([name]) => `${name} is not refused`);
