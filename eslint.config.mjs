import nx from '@nx/eslint-plugin';
import { globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { lineLimits, loadedWithoutAliases, parts } from './tools/arch/graph.mjs';
import { projects } from './tools/arch/projects.mjs';

const SPECS = ['**/*.spec.ts', '**/*-spec.ts', '**/testing/**/*.ts', '**/fixtures/**/*.ts'];

/**
 * The table as the lint rule wants it; what specs may import on top is judged exactly by
 * tools/arch.
 */
const depConstraints = projects.map(({ name, mayImport, specsMayImport }) => ({
  sourceTag: `scope:${name}`,
  onlyDependOnLibsWithTags: [...new Set([name, ...mayImport, ...specsMayImport])].map(
    (other) => `scope:${other}`,
  ),
}));

const boundaries = {
  depConstraints,
  // Its specs are the only part of a kit that imports test-kit: no file goes round in a circle
  // (tools/arch proves it).
  ignoredCircularDependencies: [['test-kit', '*']],
  // The table says who may import them.
  allow: parts,
  enforceBuildableLibDependency: false,
  banTransitiveDependencies: false,
};

const shape = {
  'max-lines': ['error', { max: lineLimits.source }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  'max-depth': ['error', 2],
  complexity: ['error', 15],
};

const care = {
  curly: ['error', 'multi-line'],
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': 'error',
  'no-param-reassign': 'error',
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
  'prefer-template': 'error',
  '@typescript-eslint/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
  ],
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-expect-error': false, 'ts-ignore': true, 'ts-nocheck': true },
  ],
};

const needsTypes = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/switch-exhaustiveness-check': [
    'error',
    { considerDefaultExhaustiveForUnions: true },
  ],
};

/**
 * Identifiers and ciphertext are random: a text of three characters appears in them by chance, and
 * the test fails once in a hundred runs.
 */
const ABSENT_TEXT =
  "CallExpression[callee.property.name=/^to(Contain|Match)$/][callee.object.property.name='not'][callee.object.object.arguments.0.callee.property.name='stringify']";
const shortAbsentTexts = [
  'arguments.0.value=/^.{1,3}$/',
  String.raw`arguments.0.regex.pattern=/(^|[|])[^|]{1,3}([|]|$)/`,
].map((short) => ({
  selector: `${ABSENT_TEXT}[${short}]`,
  message:
    'A text this short appears in random identifiers by chance. Take one of at least 4 characters.',
}));

export default ts.config(
  globalIgnores([
    '**/node_modules/',
    'dist/',
    'examples/', // compiled under strict by tools/clients against the packed client
    '.nx/',
    '.switchyard/',
    '.cache/',
    'coverage/',
    '**/generated/',
    '**/*.d.mts',
  ]),
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommended],
    plugins: { '@nx': nx },
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { noInlineConfig: true },
    rules: {
      ...shape,
      ...care,
      ...needsTypes,
      '@nx/enforce-module-boundaries': ['error', boundaries],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    rules: { ...shape, eqeqeq: care.eqeqeq, 'no-unused-vars': 'error', 'prefer-template': 'error' },
  },
  {
    files: SPECS,
    rules: {
      'no-restricted-syntax': ['error', ...shortAbsentTexts],
      'max-lines': ['error', { max: lineLimits.spec }],
      'max-lines-per-function': 'off',
    },
  },
  { files: [...loadedWithoutAliases], rules: { '@nx/enforce-module-boundaries': 'off' } },
  { files: ['tools/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: [
      'libs/platforms/src/*/{client,write,convert}/**/*.ts',
      'libs/platforms/src/*/convert.ts',
    ],
    ignores: SPECS,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'JSON',
          property: 'stringify',
          message:
            'Requests are written by jsonText, which refuses values that JSON.stringify turns into null.',
        },
      ],
    },
  },
);
