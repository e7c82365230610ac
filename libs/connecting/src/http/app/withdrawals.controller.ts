import { Body, Controller, Post } from '@nestjs/common';
import { VendorForm } from '@switchyard/http-kit';
import { validationError } from '@switchyard/kernel';
import { ReceiveWithdrawal } from '../../use-cases/receive-withdrawal';

/** Bytes of a report; Meta's own are below 1 kB. */
const MOST_BYTES = 8_192;

/** Names the field that is missing. The text itself is judged by the worker. */
const signedRequestOf = (fields: Readonly<Record<string, unknown>> | undefined): string => {
  const text = fields?.['signed_request'];
  if (typeof text === 'string' && text !== '') return text;
  throw validationError([
    {
      path: '/signed_request',
      code: 'REQUIRED',
      message: 'signed_request is needed, in a form as Meta posts it.',
    },
  ]);
};

/** Where Meta reports that a person removed the application of this installation. */
@Controller('app/connect/meta-ads')
export class WithdrawalsController {
  constructor(private readonly receiving: ReceiveWithdrawal) {}

  @Post('withdrawn')
  @VendorForm(MOST_BYTES)
  async withdrawn(@Body() fields: Readonly<Record<string, unknown>> | undefined) {
    const { url, confirmationCode } = await this.receiving.execute(signedRequestOf(fields));
    return { url, confirmation_code: confirmationCode };
  }
}
