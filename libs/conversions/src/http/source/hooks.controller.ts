import { Controller, Param } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import {
  Flag,
  one,
  PostRoute,
  Signed,
  type SignedCall,
  SignedCallParam,
  xml,
} from '@switchyard/http-kit';
import { ACKNOWLEDGEMENT, readOutboundMessage } from '../../domain';
import { AuthenticateSender } from '../../use-cases/source/authenticate-sender';
import { ReceivePayload } from '../../use-cases/source/receive-payload';
import { type ReplacedPartDto, ReplacedParts } from '../results.dto';

/** What a provider gets as the answer. */
export class ReceivedDto {
  @Flag({
    description: 'Taken, known already or never to be taken: do not send it again.',
    example: true,
  })
  received!: boolean;
  @ReplacedParts()
  replaced?: readonly ReplacedPartDto[];
}

const body = {
  required: true,
  description: "The provider's own payload.",
  schema: {
    anyOf: [
      { type: 'object', additionalProperties: true },
      { type: 'array', items: { type: 'object', additionalProperties: true }, maxItems: 1_000 },
    ],
  },
  examples: { stripe: { value: { id: 'evt_1', type: 'invoice.paid' } } },
};

@ApiTags('Conversions')
@Controller('api/v1/hooks')
export class HooksController {
  constructor(
    private readonly knowSender: AuthenticateSender,
    private readonly receivePayload: ReceivePayload,
  ) {}

  @PostRoute(':receiverId', {
    operationId: 'receiveConversions',
    summary: 'Receive what a provider reports',
    answers: one(ReceivedDto),
    errors: ['INVALID_SIGNATURE'],
    description:
      "No token: the provider's signature over the body as sent, with the secret of the source; of a generic webhook `X-Signature: sha256=<hex>`. docs/conversions/README.md has " +
      'the form of each provider. An unknown receiver is 404; any wrong signature is the same 401; what is signed is 200, also when it is ignored. What cannot be stored is ' +
      'listed in `replaced`.',
  })
  @ApiBody(body as never)
  @Signed()
  receive(@Param('receiverId') receiverId: string, @SignedCallParam() call: SignedCall) {
    return this.take(receiverId, call);
  }

  @PostRoute(':receiverId/mp/collect', {
    operationId: 'receiveMeasurementProtocol',
    summary: 'Receive GA4 events',
    answers: one(ReceivedDto),
    errors: ['INVALID_SIGNATURE'],
    description:
      'The same for senders that add the path of the Measurement Protocol to an address.',
  })
  @ApiBody(body as never)
  @Signed()
  receiveMeasurementProtocol(
    @Param('receiverId') receiverId: string,
    @SignedCallParam() call: SignedCall,
  ) {
    return this.take(receiverId, call);
  }

  /** Salesforce repeats what is not answered with its acknowledgement. */
  private async take(receiverId: string, call: SignedCall) {
    const sender = await call.admit(await this.knowSender.execute(receiverId, call));
    const isMessage = call.isXml && sender.source.type === 'salesforce';
    const replaced = sender.isPing
      ? []
      : await this.receivePayload.execute(sender, {
          body: call.body,
          json: () => (isMessage ? call.parsed(readOutboundMessage) : call.json()),
        });
    if (isMessage) return xml(ACKNOWLEDGEMENT);
    return { data: { received: true, ...(replaced.length > 0 ? { replaced } : {}) } };
  }
}
