import { todayInMadrid } from '@/lib/browser/clock';

const script = document.currentScript;
const agenda = script?.parentElement;
// The month of the item or rehearsal in the URL fragment, else the current one in Madrid, or the nearest with something.
if (script && agenda) {
  const { first = '', last = '', items = '' } = script.dataset;
  const anchor = location.hash.slice(1);
  const named = items.split(',').find((item) => item.startsWith(`${anchor} `));
  const today = todayInMadrid();
  const asked = named?.slice(-7) ?? /^assaig-(\d{4}-\d\d)/.exec(anchor)?.[1] ?? today.slice(0, 7);
  agenda.dataset.today = today;
  agenda.dataset.month = asked < first ? first : asked > last ? last : asked;
}
