const { faults } = require('./jest.preset.js');

// Whole processes that are killed, frozen and cut off: never part of `npm test`, which somebody waits for.
module.exports = { testTimeout: 60_000, projects: [faults(__dirname, ['<rootDir>/apps/api-e2e'])] };
