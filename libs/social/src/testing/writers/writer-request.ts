import { type ChannelId, CHANNELS } from '../../domain/channel';
import type { Fact, PostBrief, PostBusiness, Question, QuestionKind } from '../../domain/post';
import type { WriterRequest } from '../../domain/writer';

export interface RequestParts {
  readonly channel?: ChannelId;
  readonly brief?: Partial<PostBrief>;
  readonly business?: Partial<PostBusiness>;
  readonly sources?: WriterRequest['sources'];
  readonly facts?: readonly (string | Fact)[];
  readonly questions?: readonly Question[];
  readonly changes?: WriterRequest['changes'];
}

/** What a bakery asks a writer for, unless the parts say otherwise. */
export const writerRequest = (parts: RequestParts = {}): WriterRequest => {
  const channel = parts.channel ?? 'linkedin';
  return {
    brief: {
      channel,
      topic: 'New stone oven',
      goal: 'Tell our customers about the new oven',
      template: 'announce',
      language: 'en',
      ...parts.brief,
    },
    channel: CHANNELS[channel],
    business: {
      name: 'Linden Bakery',
      url: 'https://linden.example',
      description: null,
      industry: 'Food',
      brandVoice: null,
      ...parts.business,
    },
    sources: parts.sources ?? [{ url: 'https://news.example/oven', title: 'Oven news' }],
    facts: (
      parts.facts ?? [
        'The bakery has a stone oven of 1924.',
        'It bakes 300 loaves an hour.',
        'Customers call it “the old lady”.',
      ]
    ).map((one, index) => (typeof one === 'string' ? fact(`f${index + 1}`, one) : one)),
    questions: parts.questions ?? [],
    changes: parts.changes ?? null,
  };
};

/** A fact that a source states word by word. */
export const fact = (id: string, statement: string, sourceIndex = 0): Fact => ({
  id,
  statement,
  sourceIndex,
  quote: statement,
  start: 100 * Number(id.slice(1)),
  end: 100 * Number(id.slice(1)) + statement.length,
});

/** A question with its answer; null: it was declined. */
export const answered = (id: string, kind: QuestionKind, answer: string | null): Question => ({
  id,
  kind,
  question: `What is the ${kind}?`,
  reason: 'The goal needs it.',
  answer,
  declined: answer === null,
});
