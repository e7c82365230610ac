/** Words that Python, or a base class of the generated one, keeps for itself. */
const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally
  for from global if import in is lambda nonlocal not or pass raise return try while with
  yield`.split(/\s+/),
);

const OF_MODELS = new Set(['construct', 'copy', 'dict', 'json', 'schema', 'validate']);

/** `options` of a method are those of the request. */
const OF_METHODS = new Set(['options', 'self']);

/** `msLocationId` is `ms_location_id`, `_platformBudgets` is `platform_budgets`. */
export const snakeCase = (name: string): string =>
  name
    .replace(/^_+/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();

export const pascalCase = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** A member of an answer. */
export const memberOfModel = (name: string): string => {
  const snake = snakeCase(name);
  return KEYWORDS.has(snake) || OF_MODELS.has(snake) || snake.startsWith('model_')
    ? `${snake}_`
    : snake;
};

/** A member of a body or a query, which is a keyword argument. */
export const memberOfBody = (name: string): string => {
  const snake = snakeCase(name);
  return KEYWORDS.has(snake) || OF_METHODS.has(snake) ? `${snake}_` : snake;
};

/** `SYNC_PLAN_DRIFT` is `SyncPlanDriftError`; a code that ends in ERROR says it once. */
export const errorClass = (code: string): string =>
  `${pascalCase(code.toLowerCase()).replace(/Error$/, '')}Error`;
