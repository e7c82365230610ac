import { traceParentOf } from './trace-parent';

const [TRACE, PARENT] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

it.each([
  [`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-01`],
  [`00-${TRACE}-${PARENT}-00`, `00-${TRACE}-${PARENT}-00`],
  [`01-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-01`],
  [`cc-${TRACE}-${PARENT}-01-what-a-later-version-adds`, `00-${TRACE}-${PARENT}-01`],
])('takes %s', (traceparent, header) => {
  expect(traceParentOf(traceparent)).toEqual({
    traceId: TRACE,
    spanId: PARENT,
    flags: header.endsWith('1') ? 1 : 0,
    header,
  });
});

it.each([
  [undefined],
  [''],
  ['nothing'],
  [`ff-${TRACE}-${PARENT}-01`],
  [`00-${'0'.repeat(32)}-${PARENT}-01`],
  [`00-${TRACE}-${'0'.repeat(16)}-01`],
  [`00-${TRACE.toUpperCase()}-${PARENT}-01`],
  [`00-${TRACE}-${PARENT}-01-more`],
  [`00-${TRACE}-${PARENT}-1`],
  [`00-${TRACE}-${PARENT}`],
  [`00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`],
  [`00-${TRACE}-${PARENT}-01\n`],
])('ignores %j', (traceparent) => {
  expect(traceParentOf(traceparent)).toBeUndefined();
});
