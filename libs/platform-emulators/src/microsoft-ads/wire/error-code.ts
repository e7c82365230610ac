/** One entry of the vendor's list of operation error codes. */
export interface ErrorCode {
  readonly code: number;
  readonly errorCode: string;
}

export const errorCode = (code: number, name: string): ErrorCode => ({ code, errorCode: name });
