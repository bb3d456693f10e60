/** The chat page in its frame. */
export const chat = {
  'chat.none': 'No chat page is configured.',
  'chat.refused':
    'The chat link is not shown: it has to be the https address of another site. A page of this very site could act in your name.',
  'chat.configure': 'Set the chat link',
  'chat.askAdmin': 'An administrator can set one.',
} as const
