/** Features that a supported browser lacks, and what happens there. An entry includes all features below it. */
export const ALLOWED: readonly { readonly reason: string; readonly features: readonly string[] }[] = [
  {
    reason: 'The enhancement of the menu opens its list and closes its groups.',
    features: [
      'html.global_attributes.popover',
      'html.elements.button.popovertarget',
      'html.elements.details.name',
      'css.selectors.popover-open',
      'api.HTMLElement.hidePopover',
    ],
  },
  {
    reason: 'Focus rings and the switch of the agenda have @supports; columns, hover and print do without.',
    features: ['css.selectors.has'],
  },
  {
    reason: 'Guarded: the story is shown at once.',
    features: ['api.CSS.highlights_static', 'api.Highlight', 'css.selectors.highlight'],
  },
  {
    reason: 'Guarded: a timeout takes its place.',
    features: ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
  },
  {
    reason: 'Matters without scripts only, and before the story is shown.',
    features: ['css.at-rules.media.scripting'],
  },
  {
    reason: 'Pages follow each other without a transition.',
    features: [
      'css.at-rules.view-transition',
      'css.selectors.view-transition',
      'css.selectors.view-transition-new',
      'css.selectors.view-transition-old',
    ],
  },
  {
    reason: 'Everything is laid out at once.',
    features: ['css.properties.content-visibility', 'css.properties.contain-intrinsic-block-size'],
  },
  {
    reason: 'Lines break elsewhere, or move a little when text, fonts or a scrollbar arrive.',
    features: [
      'css.properties.hanging-punctuation',
      'css.properties.text-wrap',
      'css.types.length.lh',
      'css.properties.scrollbar-gutter',
      'css.at-rules.font-face.size-adjust',
      'css.at-rules.font-face.ascent-override',
      'css.at-rules.font-face.descent-override',
      'css.at-rules.font-face.line-gap-override',
    ],
  },
  {
    reason: 'Decoration: the background of the show, the colour of an underline.',
    features: ['css.types.color.color-mix'],
  },
  {
    reason: 'Each engine has pseudo-elements of its own for these controls, and each has its rule.',
    features: ['css.selectors.-webkit-slider-thumb', 'css.selectors.-moz-range-thumb'],
  },
  {
    reason: 'Paper only: the page has the size and breaks of the browser.',
    features: ['css.at-rules.page', 'css.properties.break-after.avoid'],
  },
  {
    reason: 'The system has no pointer, no forced colours or no such handle there.',
    features: ['css.properties.cursor', 'css.properties.forced-color-adjust', 'css.properties.resize'],
  },
  {
    reason: 'The next font of the list is taken.',
    features: ['css.properties.font-family.ui-monospace'],
  },
  {
    reason: 'A hint: the page loads in another order, or a keyboard corrects.',
    features: [
      'html.elements.iframe.loading',
      'html.elements.img.fetchpriority',
      'html.elements.link.fetchpriority',
      'html.elements.link.imagesizes',
      'html.elements.link.imagesrcset',
      'html.global_attributes.autocapitalize',
      'html.global_attributes.autocorrect',
    ],
  },
  {
    reason: 'React and Next check for them, catch the error, or fill them in.',
    features: [
      'api.Document.startViewTransition',
      'api.Navigator.connection',
      'api.URL.canParse_static',
      'api.Window.navigation',
    ],
  },
  {
    reason: 'Methods of the same name: of the code itself, of React and of Workbox.',
    features: [
      'api.MediaSource.handle',
      'api.Navigator.install',
      'javascript.builtins.Iterator.take',
      'javascript.builtins.Iterator.toArray',
    ],
  },
];
