import {
  Writer,
  WriterProblem,
  type WriterRequest,
  type WriterSpend,
  type Written,
} from '../../domain/writer';
import { composeDraft } from '../../domain/writing/compose-draft';

const SPEND: WriterSpend = {
  writer: 'embedded',
  model: null,
  requests: 0,
  inputTokens: 0,
  outputTokens: 0,
};

/** Writes drafts of literal statements and answers. Needs no key, sends nothing, invents nothing. */
export class EmbeddedWriter extends Writer {
  override async write(request: WriterRequest, signal: AbortSignal): Promise<Written> {
    if (signal.aborted) {
      throw new WriterProblem('WRITER_UNAVAILABLE', 'The request was stopped.', true, null);
    }
    const draft = composeDraft(request);
    if (draft.claims.length === 0) {
      throw new WriterProblem(
        'WRITER_DECLINED',
        `No fact and no answer fits a post on ${request.channel.name}. Add a source with shorter sentences, or answer a question.`,
        false,
        null,
      );
    }
    return { draft, spend: SPEND };
  }
}
