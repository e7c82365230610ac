import { readableEnd } from './readable-end';

it('says why a process could not start, one line for each problem', () => {
  const lines = [
    '{"level":"info","msg":"starting"}',
    '{"level":"fatal","setting":"SWITCHYARD_API_PORT","msg":"SWITCHYARD_API_PORT must be a whole number"}',
    '{"level":"fatal","setting":"SWITCHYARD_SECRET_KEYS","msg":"SWITCHYARD_SECRET_KEYS must be set"}',
  ];
  expect(readableEnd(lines)).toBe(
    '- SWITCHYARD_API_PORT must be a whole number\n- SWITCHYARD_SECRET_KEYS must be set',
  );
});

it('shows the last lines where none of them says why', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `line ${at}`);
  expect(readableEnd(lines).split('\n')).toEqual(lines.slice(-15));
  expect(readableEnd(['{"level":"info","msg":"started"}', 'Segmentation fault'])).toContain(
    'Segmentation fault',
  );
});
