import { randomUUID } from 'node:crypto';
import type { VendorAnswer } from '../../vendor';
import { Refusal } from './refusal';

/** Runs a handler and gives its answer, or its refusal, the headers that every answer of the vendor's carries. */
export function answered(handle: () => VendorAnswer): VendorAnswer {
  const answer = attempted(handle);
  const traces = {
    'x-li-uuid': randomUUID(),
    'x-li-fabric': 'emulated',
    'x-li-request-id': randomUUID(),
    'x-restli-protocol-version': '2.0.0',
  };
  return { ...answer, headers: { ...traces, ...answer.headers } };
}

function attempted(handle: () => VendorAnswer): VendorAnswer {
  try {
    return handle();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** 201 with an empty body: the id stands in two headers (platform document 2b). */
export const created = (id: string): VendorAnswer => ({
  status: 201,
  headers: { 'x-restli-id': id, 'x-linkedin-id': id },
});

export const noContent: VendorAnswer = { status: 204 };

export const ok = (body: unknown): VendorAnswer => ({ status: 200, body });
