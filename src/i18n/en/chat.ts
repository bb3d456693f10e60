/** The chat page in its frame. */
export const chat = {
  'chat.menu': 'Chat',
  'chat.none': 'No chat page is configured.',
  'chat.refused':
    'The chat link is not shown: it must be an https address of another site. A page of this site could act on your behalf.',
  'chat.needsToken':
    'The chat page opens with a token. Choose one in the list of tokens and use “Chat” there.',
  'chat.configure': 'Set the chat link',
  'chat.askAdmin': 'An administrator can set one.',
} as const
