// Runs before the page's own scripts: records what goes wrong, makes chance the same in every engine, and sets the clock
// if the test asks for a time.
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

  Math.random = () => 0.3;
  crypto.getRandomValues = (array) => array.fill(7);

  const now = new URL(document.currentScript.src).searchParams.get('now');
  if (now !== null) {
    const shift = Number(now) - Date.now();
    const RealDate = Date;
    window.Date = class extends RealDate {
      constructor(...values) {
        if (values.length > 0) super(...values);
        else super(RealDate.now() + shift);
      }
      static now() {
        return RealDate.now() + shift;
      }
    };
    const { formatToParts } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.formatToParts = function (date = Date.now()) {
      return formatToParts.call(this, date);
    };
  }
}
