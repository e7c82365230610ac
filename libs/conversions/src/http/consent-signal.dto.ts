import { OneOf } from '@switchyard/http-kit';
import { CONSENTS, type ConsentSignal, type ConsentState } from '../domain';

/** What a person agreed to. `UNKNOWN` goes out as denied. */
export class ConsentSignalDto implements ConsentSignal {
  @OneOf(CONSENTS, {
    description: 'To send what is known of them to platforms.',
    example: 'GRANTED',
    optional: true,
  })
  ad_user_data?: ConsentState;
  @OneOf(CONSENTS, { description: 'To personalise ads.', example: 'DENIED', optional: true })
  ad_personalization?: ConsentState;
}
