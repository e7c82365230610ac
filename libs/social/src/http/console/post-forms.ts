import { formText, type Html } from '@switchyard/identity/http';
import { html } from 'ghtml';
import {
  isOpen,
  type PostSource,
  type PostView,
  type Question,
  requirementsOf,
} from '../../domain';
import type { AnswerPostDto } from '../post.dto';
import { postPath, questionAnchor } from './marked-text';

/** The fields of a form as they were sent. */
export type Fields = Readonly<Record<string, string>>;

const ANSWER = 'answer.';
const DECLINED = 'declined.';

/** Browsers send lines of a text with CR LF; texts of posts have LF. */
const lines = (text = ''): string => text.replace(/\r\n?/g, '\n');

/** What a form answers to questions. An answer that is stored already is left out. */
export const answersIn = (fields: Fields, questions: readonly Question[]): AnswerPostDto => ({
  answers: questions.flatMap(({ id, answer, declined }) => {
    const text = lines(fields[`${ANSWER}${id}`]).trim();
    const declines = `${DECLINED}${id}` in fields;
    if (text === '' && !declines) return [];
    if (text === (answer ?? '') && declines === declined) return [];
    return [
      {
        questionId: id,
        ...(text === '' ? {} : { answer: text }),
        ...(declines ? { declined: true } : {}),
      },
    ];
  }),
});

/** The draft of a form, as the API takes it. */
export const draftIn = ({ text, hashtags = '' }: Fields) => ({
  draft: {
    text: lines(text),
    hashtags: hashtags
      .split(/[\s,]+/)
      .map((tag) => tag.replace(/^#+/, ''))
      .filter(Boolean),
  },
});

/** What a form asks to be changed, of the revision that it shows. */
export const changesIn = (fields: Fields) => ({
  decision: 'changes',
  ...(fields['note'] ? { note: lines(fields['note']) } : {}),
  revision: Number(fields['revision']),
});

/** The version that a form shows. Without one it is none. */
export const versionIn = (fields: Fields): number => Number(fields['version']);

/** A form that was refused: what was written into it. */
export interface RefusedForm {
  readonly form: 'answers' | 'edit' | 'changes';
  readonly fields: Fields;
}

/** The questions of a post; with a form where they can be answered. */
export const questionsPart = (post: PostView, mayAct: boolean, refused?: RefusedForm): Html => {
  const { questions } = post;
  if (questions.length === 0) return '';
  const fields = refused?.form === 'answers' ? refused.fields : undefined;
  return html`<section class="forms" aria-labelledby="questions">
    <h2 id="questions">Questions</h2>
    !${
      mayAct
        ? formText({
            action: `${postPath(post)}/answers`,
            button: 'Save the answers',
            fields: [versionField(post)],
            more: questions.map((question) => questionForm(question, fields)).join(''),
          })
        : questions.map(questionText).join('')
    }
  </section>`;
};

const questionText = ({ id, question, reason, answer, declined }: Question): Html =>
  html`<div id="${questionAnchor(id)}">
    <h3>${question}</h3>
    <p class="hint">${reason}</p>
    <p>${declined ? 'Declined.' : (answer ?? 'Not answered yet.')}</p>
  </div>`;

const questionForm = (question: Question, sent: Fields | undefined): Html => {
  const { id, reason } = question;
  const anchor = questionAnchor(id);
  const answer = sent ? (sent[`${ANSWER}${id}`] ?? '') : (question.answer ?? '');
  const declined = sent ? `${DECLINED}${id}` in sent : question.declined;
  return html`<fieldset id="${anchor}">
    <legend>${question.question}</legend>
    <p class="hint" id="${anchor}-hint">${reason}</p>
    <label class="wide" for="${anchor}-answer">Answer</label>
    !${textArea({ id: `${anchor}-answer`, name: `${ANSWER}${id}`, value: answer, rows: 2, hint: `${anchor}-hint` })}
    <label
      ><input type="checkbox" name="${DECLINED}${id}" !${declined ? 'checked' : ''} />There will be
      no answer</label
    >
  </fieldset>`;
};

interface TextAreaField {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly rows: number;
  readonly hint?: string;
}

/** Browsers leave out the line break at the beginning, so that a text may begin with its own. */
const textArea = ({ id, name, value, rows, hint }: TextAreaField): Html => {
  const described = hint === undefined ? '' : html`aria-describedby="${hint}"`;
  const attributes = html`id="${id}" name="${name}" rows="${rows}" !${described}`;
  const inside = `\n${value}`;
  return html`<textarea !${attributes}>${inside}</textarea>`;
};

const versionField = ({ version }: PostView) =>
  ({ name: 'version', label: 'Version', type: 'hidden', value: String(version) }) as const;

const revisionField = ({ revision }: PostView) =>
  ({ name: 'revision', label: 'Revision', type: 'hidden', value: String(revision) }) as const;

/** Everything that a person can do to the draft of a post at this moment. */
export const actionsPart = (
  post: PostView,
  sources: readonly PostSource[],
  refused?: RefusedForm,
): Html =>
  html`<section class="forms" aria-labelledby="actions">
    <h2 id="actions">What you can do</h2>
    !${confirmForm(post)} !${changesForm(post, refused)} !${draftForm(post)}
    !${retryForm(post, sources)} !${editForm(post, refused)}
  </section>`;

const confirmForm = (post: PostView): Html => {
  if (post.status !== 'in_review') return '';
  const blocking = requirementsOf(post).length;
  if (blocking > 0) {
    return html`<p>
      The post cannot be confirmed before ${blocking} ${blocking === 1 ? 'finding' : 'findings'} of
      the kind requirement ${blocking === 1 ? 'is' : 'are'} put right.
    </p>`;
  }
  return formText({
    action: `${postPath(post)}/confirm`,
    button: `Confirm revision ${post.revision}`,
    fields: [revisionField(post)],
    more: html`<p class="hint">
      A confirmed post cannot be changed any more. Nothing is published.
    </p>`,
  });
};

const changesForm = (post: PostView, refused: RefusedForm | undefined): Html => {
  if (post.status !== 'in_review') return '';
  const value = refused?.form === 'changes' ? (refused.fields['note'] ?? '') : '';
  return formText({
    action: `${postPath(post)}/changes`,
    button: 'Ask for changes',
    fields: [revisionField(post)],
    more: html`<label for="note">What is to be changed</label> !${textArea({
        id: 'note',
        name: 'note',
        value,
        rows: 3,
      })}`,
  });
};

const draftForm = (post: PostView): Html =>
  post.questions.some(isOpen)
    ? ''
    : formText({
        action: `${postPath(post)}/draft`,
        button: post.draft ? 'Have another draft written' : 'Have a draft written',
        fields: [versionField(post)],
        more: html`<p class="hint">${draftHint(post)}</p>`,
      });

const draftHint = ({ status, changesNote }: PostView): string =>
  status === 'changes_requested' && changesNote !== null
    ? `The writer follows this note: ${changesNote} Your plan counts the draft, unless it fails.`
    : 'Your plan counts the draft, unless it fails.';

const retryForm = (post: PostView, sources: readonly PostSource[]): Html =>
  post.failure === null && sources.every(({ status }) => status !== 'failed')
    ? ''
    : formText({
        action: `${postPath(post)}/retry`,
        button: 'Try again what failed',
        fields: [versionField(post)],
      });

const editForm = (post: PostView, refused: RefusedForm | undefined): Html => {
  const sent = refused?.form === 'edit' ? refused.fields : undefined;
  const text = sent?.['text'] ?? post.draft?.text ?? '';
  const hashtags = sent?.['hashtags'] ?? (post.draft?.hashtags ?? []).join(' ');
  return html`<h3>${post.draft ? 'Edit the draft' : 'Write the draft yourself'}</h3>
    !${formText({
      action: `${postPath(post)}/edit`,
      button: 'Save the draft',
      fields: [versionField(post)],
      more: html`<label for="text">Text</label>
        !${textArea({ id: 'text', name: 'text', value: text, rows: 12 })}
        <label for="hashtags">Hashtags</label>
        <input
          id="hashtags"
          name="hashtags"
          value="${hashtags}"
          autocomplete="off"
          aria-describedby="hashtags-hint"
        />
        <p class="hint" id="hashtags-hint">
          With spaces between them. A saved draft is checked again, and your plan does not count it.
        </p>`,
    })}`;
};
