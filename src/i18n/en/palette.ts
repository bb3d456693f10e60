/** Command palette: pages, actions and records by typing. */
export const palette = {
  'palette.open': 'Search or jump to …',
  'palette.title': 'Search or jump to',
  'palette.placeholder': 'Page, setting, model or name',
  'palette.results': 'Results',
  'palette.pages': 'Pages',
  'palette.actions': 'Actions',
  'palette.scheme': 'Colour scheme: {name}',
  'palette.count': '{n} {n|result|results}',
  'palette.searching': 'Searching …',
  'palette.empty': 'Nothing found for “{text}”',
  'palette.failed': 'The search failed. Type again to retry.',
  'palette.key': 'This looks like a key. It is not sent to the server: search for a name.',
} as const
