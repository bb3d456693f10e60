/** Keyboard shortcuts. */
export const shortcuts = {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.switch': 'Shortcuts of single keys',
  'shortcuts.switch.hint':
    'Off while you type and while a dialog or menu is open. Kept in this browser; also in the menu of the colour scheme.',
  'shortcuts.on': 'On',
  'shortcuts.off': 'Off',
  'shortcuts.everywhere': 'Everywhere',
  'shortcuts.help': 'Show the shortcuts',
  'shortcuts.notification': 'Go to the newest notification',
  'shortcuts.pages': 'Go to',
  'shortcuts.inLists': 'In lists',
  'shortcuts.search': 'Search',
  'shortcuts.next': 'Next row',
  'shortcuts.previous': 'Previous row',
  'shortcuts.select': 'Select the row',
  'shortcuts.edit': 'Edit the row',
  'shortcuts.right': 'Next control of the row',
  'shortcuts.left': 'Previous control of the row',
} as const
