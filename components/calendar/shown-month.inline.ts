import { todayInMadrid } from '@/lib/browser/clock';
import { monthToOpen } from '@/lib/calendar/month-view';

const script = document.currentScript;
const agenda = script?.parentElement;
// The month of the item or rehearsal in the URL fragment, else of what is next in Madrid.
if (script && agenda) {
  const { days = '', items = '' } = script.dataset;
  const anchor = location.hash.slice(1);
  const named = items.split(',').find((item) => item.startsWith(`${anchor} `));
  const today = todayInMadrid();
  const asked = named?.slice(-7) ?? /^assaig-(\d{4}-\d\d)/.exec(anchor)?.[1] ?? today;
  agenda.dataset.today = today;
  agenda.dataset.month = monthToOpen(days.split(','), asked);
}
