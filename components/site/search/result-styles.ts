/** Styles of what the dialog shows once the search has loaded. A text, so that pages do not contain them. */
export const RESULT_STYLES = `
[data-search-dialog] [role="status"] {
  color: var(--color-text-soft);
  font-size: var(--text-s);
}
[data-search-dialog] [role="listbox"] {
  flex: 1;
  min-block-size: 0;
  margin-inline: calc(-1 * var(--space-2));
  overflow-y: auto;
}
[data-search-dialog] [role="presentation"] {
  padding: var(--space-3) var(--space-2) var(--space-1);
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  font-weight: 600;
}
[data-search-dialog] [role="option"] {
  display: grid;
  padding: var(--space-2);
  border-radius: var(--radius-s);
  color: inherit;
  line-height: 1.35;
  text-decoration: none;
}
[data-search-dialog] [role="option"] > :first-child {
  color: var(--color-link);
  font-weight: 600;
}
[data-search-dialog] [role="option"] > :not(:first-child) {
  color: var(--color-text-soft);
  font-size: var(--text-s);
}
[data-search-dialog] [role="option"]:hover {
  background: var(--color-surface-sunken);
}
[data-search-dialog] [role="option"][aria-selected="true"] {
  outline: 2px solid var(--color-focus);
  outline-offset: -2px;
  background: var(--color-surface-sunken);
}
[data-search-dialog] ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  padding: 0;
  list-style: none;
}
[data-search-dialog] ul a,
[data-search-dialog] > label {
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--target);
}
[data-search-dialog] > label {
  flex: none;
  font-size: var(--text-s);
  font-weight: 400;
}
[data-search-dialog] > label input {
  flex: none;
  inline-size: 1.25rem;
  min-block-size: 1.25rem;
  margin: 0;
  accent-color: var(--color-accent);
}
[data-search-dialog] [hidden] {
  display: none;
}
@media (hover: none) {
  [data-search-dialog] > label {
    display: none;
  }
}
`;
