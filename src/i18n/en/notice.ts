/** What administrators tell everybody. */
export const notice = {
  'notice.title': 'Notice',
} as const
