import { SITE_MAP_ID } from '@/content/interface/search';
import { DIADES_NAMES, noResults, RESULTS_TEXTS, SEARCH_LANGUAGE } from '@/content/interface/search-results';
import { fetchText } from '@/lib/browser/fetch';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { entriesOf, type SearchEntry, type SearchFile } from '@/lib/search/entry';
import { excerptOf, groupResults, makeSearch, type Search, type SearchResult } from '@/lib/search/search';
import { pageAddress } from '@/lib/site/address';
import { DRAW_PARAMETER } from '@/lib/towers/catalogue';
import { append, KEY_SETTING, type SearchParts } from './search.enhancement';

const LIST_ID = 'cerca-resultats';

/** Options are links, so that the browser opens them as the user asks: in another tab, too. */
function appendOption(group: Element, { entry, stems }: SearchResult, id: string): void {
  const option = append(group, 'a', {
    role: 'option',
    id,
    href: pageAddress(entry.address),
    tabindex: '-1',
    'aria-selected': 'false',
  });
  append(option, 'span', {}, entry.title);
  if (entry.within) append(option, 'span', {}, entry.within);
  const excerpt = excerptOf(entry.text, stems);
  if (excerpt) append(option, 'span', {}, excerpt);
}

/** Returns the options, in order. */
function drawResults(list: HTMLElement, results: readonly SearchResult[]): HTMLElement[] {
  list.textContent = '';
  let count = 0;
  for (const { kind, results: own } of groupResults(results)) {
    const titleId = `${LIST_ID}-${kind}`;
    const group = append(list, 'div', { role: 'group', 'aria-labelledby': titleId });
    append(group, 'div', { role: 'presentation', id: titleId }, RESULTS_TEXTS.kinds[kind]);
    for (const result of own) appendOption(group, result, `${LIST_ID}-${count++}`);
  }
  return [...list.querySelectorAll<HTMLElement>('[role="option"]')];
}

/** Ways on when nothing is found. */
function appendWays(dialog: Element, contact: string): HTMLElement {
  const ways = append(dialog, 'ul');
  const links = [
    [`#${SITE_MAP_ID}`, RESULTS_TEXTS.ways.map],
    [pageAddress(contact), RESULTS_TEXTS.ways.contact],
  ] as const;
  for (const [href, label] of links) append(append(ways, 'li'), 'a', { href }, label);
  return ways;
}

function appendSetting(dialog: Element): HTMLElement {
  const label = append(dialog, 'label');
  const box = append(label, 'input', { type: 'checkbox' });
  label.append(RESULTS_TEXTS.key);
  box.checked = readStored(KEY_SETTING) !== 'no';
  box.onchange = () => {
    if (box.checked) removeStored(KEY_SETTING);
    else writeStored(KEY_SETTING, 'no');
  };
  return label;
}

/** A combobox with a list, as in the ARIA Authoring Practices: the focus stays in the field. */
function startCombobox({ dialog, field, status }: SearchParts, search: Search, contact: string): void {
  const list = append(dialog, 'div', { role: 'listbox', id: LIST_ID, 'aria-label': RESULTS_TEXTS.list });
  const ways = appendWays(dialog, contact);
  const setting = appendSetting(dialog);
  let options: HTMLElement[] = [];
  let active = -1;

  function activate(place: number): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = place;
    const option = options[active];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  }

  function update(): void {
    const query = field.value.trim();
    options = drawResults(list, search(query));
    activate(-1);
    list.scrollTop = 0;
    const found = options.length > 0;
    field.setAttribute('aria-expanded', String(found));
    list.hidden = !found;
    ways.hidden = found || query === '';
    setting.hidden = query !== '';
    if (query === '') status.textContent = RESULTS_TEXTS.hint;
    else status.textContent = found ? RESULTS_TEXTS.count(options.length) : noResults(query);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const count = options.length;
    if (count === 0 || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown') activate((active + 1) % count);
    else if (event.key === 'ArrowUp') activate((Math.max(active, 0) - 1 + count) % count);
    else if (event.key === 'Enter') options[Math.max(active, 0)]?.click();
    else return;
    event.preventDefault();
  }

  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-controls', LIST_ID);
  field.setAttribute('aria-autocomplete', 'list');
  field.addEventListener('input', update);
  field.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) dialog.close();
  });
  update();
}

/** Fetches the index from `address`. Rejects if that fails. */
export async function startSearch(parts: SearchParts, address: string): Promise<void> {
  const fetched = await fetchText(address);
  if (!fetched.ok) throw new Error(`${address}: ${fetched.reason}`);
  const file: SearchFile = JSON.parse(fetched.text);
  const { drawing } = file;
  const drawn = (code: string): SearchEntry => ({
    kind: 'tower',
    address: `${drawing}?${new URLSearchParams({ [DRAW_PARAMETER]: code })}`,
    title: code,
    within: RESULTS_TEXTS.drawn,
    text: '',
  });
  const search = await makeSearch(
    entriesOf(file, DIADES_NAMES),
    SEARCH_LANGUAGE,
    drawing ? drawn : undefined,
  );
  startCombobox(parts, search, file.contact);
}
