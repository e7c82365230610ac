import type { Html } from '@switchyard/identity/http';
import { html } from 'ghtml';
import type { PostFinding } from '../../domain';

const KINDS = { requirement: 'Requirement', recommendation: 'Recommendation' } as const;

const findingText = ({ kind, code, message, fix }: PostFinding): Html =>
  html`<li class="${kind}">
    <strong>${KINDS[kind]}</strong> <code>${code}</code>: ${message} ${fix}
  </li>`;

/** Findings as a list; nothing where there are none. */
export const findingList = (findings: readonly PostFinding[]): Html =>
  findings.length === 0
    ? ''
    : html`<ul class="findings">
        !${findings.map(findingText).join('')}
      </ul>`;

/** The findings at one field of a post, such as `draft/claims/0`. */
export const findingsAt = (
  findings: readonly PostFinding[],
  field: string,
): readonly PostFinding[] => findings.filter((finding) => finding.field === field);
