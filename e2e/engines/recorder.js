// Runs before the page's own scripts: records what goes wrong, and makes chance the same in every engine.
{
  const faults = [];
  const add = (fault) => faults.push(String(fault));
  Object.assign(window, { engineTestFaults: faults });
  addEventListener(
    'error',
    ({ message, target }) => add(message ?? `not loaded: ${target.currentSrc ?? target.src}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => add(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    add(`policy: ${effectiveDirective} refuses ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...values) => {
    add(values.join(' '));
    error(...values);
  };

  // Service workers have tests of their own, on pages without this script.
  delete Navigator.prototype.serviceWorker;

  crypto.getRandomValues = (array) => array.fill(7);
}
