const { small, medium, large } = require('./jest.preset.js');

const roots = ['apps', 'libs', 'tools'].map((folder) => `<rootDir>/${folder}`);

// Medium and large tests start servers and processes on machines that are shared.
module.exports = {
  testTimeout: 60_000,
  projects: [small, medium, large].map((size) => size(__dirname, roots)),
};
