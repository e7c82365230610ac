const { small, medium, large } = require('./jest.preset.js');

const roots = ['apps', 'libs', 'tools'].map((folder) => `<rootDir>/${folder}`);

module.exports = { projects: [small, medium, large].map((size) => size(__dirname, roots)) };
