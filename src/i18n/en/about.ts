/** The page about this gateway. */
export const about = {
  'about.menu': 'About',
  'about.noun': 'the about page',
  'about.default': 'This page can be written on the settings page. HTML and Markdown are understood.',
  'about.source': 'Source of the gateway',
  'about.console': 'You are looking at Gateway Console {version}, published under the MIT licence.',
} as const
