import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Campaign, Finding, Validation } from './shapes';
import { mustBe } from './step-failed';

const requirements = ({ findings }: Validation): readonly Finding[] => findings.filter(({ kind }) => kind === 'requirement');

/** What every platform says alike is said once. */
const meaning = ({ code, message }: Finding): string => `${code} ${message}`;
const byMeaning = (findings: readonly Finding[]): readonly (readonly Finding[])[] =>
  [...new Set(findings.map(meaning))].map((one) => findings.filter((finding) => meaning(finding) === one));

const showFindings = (terminal: Terminal, alike: readonly Finding[]): void => {
  const { kind, code, message, fix } = alike[0]!;
  const mark = kind === 'requirement' ? terminal.colours.red('✖') : terminal.colours.yellow('!');
  terminal.line(`      ${mark} ${code}: ${message}`);
  terminal.line(`        ${terminal.colours.dim(`${alike.map(({ platform }) => platform).join(' and ')}: ${fix}`)}`);
};

const validate = async (terminal: Terminal, api: Api, { id, name }: Campaign): Promise<Validation> => {
  const validation = await terminal.task('Validate', async (say) => {
    const answer = await api.post<Validation>(`/campaigns/${id}/validate`, {});
    const open = requirements(answer).length;
    say(answer.valid ? `${name}: nothing stands in the way` : `${name}: ${open} ${open === 1 ? 'requirement is' : 'requirements are'} open`);
    return answer;
  });
  byMeaning(validation.findings).forEach((alike) => showFindings(terminal, alike));
  return validation;
};

/** Two networks and no split of the budget: Validate must find it. */
export const findMissingSplit = async (terminal: Terminal, api: Api, campaign: Campaign): Promise<void> => {
  const validation = await validate(terminal, api, campaign);
  mustBe(!validation.valid && requirements(validation).length > 0, 'Validate found nothing, although the budget of two networks is not split.');
};

export const findNothing = async (terminal: Terminal, api: Api, campaign: Campaign): Promise<void> => {
  const validation = await validate(terminal, api, campaign);
  mustBe(validation.valid, `Validate still has requirements: ${requirements(validation).map(({ code, message }) => `${code}: ${message}`).join('; ')}`);
};
