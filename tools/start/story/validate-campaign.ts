import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Finding, Validation } from './shapes';
import { mustBe } from './step-failed';

const requirements = ({ findings }: Validation): readonly Finding[] => findings.filter(({ kind }) => kind === 'requirement');

const showFinding = ({ colours, line }: { colours: Terminal['colours']; line: (text: string) => void }, { kind, platform, code, message, fix }: Finding): void => {
  const mark = kind === 'requirement' ? colours.red('✖') : colours.yellow('!');
  line(`      ${mark} ${code} (${platform}): ${message}`);
  line(`        ${colours.dim(fix)}`);
};

const validate = async (terminal: Terminal, api: Api, campaignId: string): Promise<Validation> => {
  const validation = await terminal.task('Validate', async (say) => {
    const answer = await api.post<Validation>(`/campaigns/${campaignId}/validate`, {});
    const open = requirements(answer).length;
    say(answer.valid ? 'nothing stands in the way' : `${open} ${open === 1 ? 'requirement is' : 'requirements are'} open`);
    return answer;
  });
  validation.findings.forEach((finding) => showFinding({ colours: terminal.colours, line: (text) => terminal.line(text) }, finding));
  return validation;
};

/** Two networks and no split of the budget: Validate must find it. */
export const findMissingSplit = async (terminal: Terminal, api: Api, campaignId: string): Promise<void> => {
  const validation = await validate(terminal, api, campaignId);
  mustBe(!validation.valid && requirements(validation).length > 0, 'Validate found nothing, although the budget of two networks is not split.');
};

export const findNothing = async (terminal: Terminal, api: Api, campaignId: string): Promise<void> => {
  const validation = await validate(terminal, api, campaignId);
  mustBe(validation.valid, `Validate still has requirements: ${requirements(validation).map(({ code, message }) => `${code}: ${message}`).join('; ')}`);
};
