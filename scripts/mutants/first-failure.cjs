// @ts-check
const { TestEnvironment } = require('jest-environment-node');

/** One test that fails notices a change: those that follow it are left out. */
module.exports = class extends TestEnvironment {
  failed = false;

  /** @param {import('@jest/types').Circus.Event} event */
  handleTestEvent(event) {
    if (event.name === 'test_done' && event.test.errors.length > 0) this.failed = true;
    if (event.name === 'test_start' && this.failed) event.test.mode = 'skip';
  }
};
